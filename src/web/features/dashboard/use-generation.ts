// Generating: sends the request, follows its task, cancels it, and picks up a running one after a reload.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { InputOf } from '#contract/endpoint.ts';
import { createSpeech, redoSentence } from '#contract/endpoints/speeches.ts';
import { cancelTask, isFinished, listTasks } from '#contract/endpoints/tasks.ts';
import { useText } from '#web/i18n/use-text.ts';
import { api } from '#web/session/api.ts';
import { speechesKey, speechQuery, taskQuery } from '#web/session/queries.ts';
import { session } from '#web/session/session.ts';
import { showToast } from '#web/ui/toast.ts';

/** Events bring news at once; asking now and then covers a connection that was lost. */
const askAgainMs = 3000;

type Current = { taskSn: string | null; speechId: string };

export function useGeneration() {
  const t = useText();
  const cache = useQueryClient();
  const restored = session.use((state) => state.restored);
  const [current, setCurrent] = useState<Current | null>(null);

  const { data: running } = useQuery({
    queryKey: ['unfinished'],
    queryFn: ({ signal }) => api().call(listTasks, {}, signal),
    enabled: restored,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  });
  useEffect(() => {
    const task = running?.tasks.find(({ kind, speechId }) => kind !== 'clone' && speechId !== null);
    if (task?.speechId)
      setCurrent((known) => known ?? { taskSn: task.taskSn, speechId: task.speechId as string });
  }, [running]);

  const task = useQuery({
    ...taskQuery(current?.taskSn ?? ''),
    enabled: current?.taskSn != null,
    refetchInterval: ({ state }) => (state.data && isFinished(state.data.state) ? false : askAgainMs),
    meta: { silent: true },
  }).data;
  const busy = current?.taskSn != null && !(task && isFinished(task.state));
  const speech = useQuery({
    ...speechQuery(current?.speechId ?? ''),
    enabled: current !== null,
    refetchInterval: busy ? askAgainMs : false,
  }).data;

  const announced = useRef<string | null>(null);
  useEffect(() => {
    if (!task || !isFinished(task.state) || announced.current === task.taskSn) return;
    announced.current = task.taskSn;
    if (task.state === 'succeeded') void showToast(t('dashboard.generate.success'), { type: 'success' });
    if (task.state === 'cancelled') void showToast(t('dashboard.generate.cancelled'), { type: 'info' });
    if (task.speechId) void cache.invalidateQueries({ queryKey: speechQuery(task.speechId).queryKey });
    void cache.invalidateQueries({ queryKey: speechesKey });
  }, [task, cache, t]);

  const generate = useMutation({
    mutationFn: (input: InputOf<typeof createSpeech>) => api().call(createSpeech, input),
    onSuccess: setCurrent,
  });
  const redo = useMutation({
    mutationFn: (input: InputOf<typeof redoSentence>) => api().call(redoSentence, input),
    onSuccess: setCurrent,
  });
  const cancel = useMutation({
    mutationFn: (taskSn: string) => api().call(cancelTask, { taskSn }),
    onSuccess: (cancelled) => cache.setQueryData(taskQuery(cancelled.taskSn).queryKey, cancelled),
  });

  return {
    task,
    speech,
    busy: busy || generate.isPending || redo.isPending,
    generate: generate.mutate,
    redo: redo.mutate,
    cancel: () => task && cancel.mutate(task.taskSn),
    cancelling: cancel.isPending,
    /** Shows an earlier result. */
    open: (speechId: string) => setCurrent({ taskSn: null, speechId }),
    close: (speechId: string) => setCurrent((known) => (known?.speechId === speechId ? null : known)),
  };
}

export type Generation = ReturnType<typeof useGeneration>;
