// Cloning: upload, register, follow the task; cancel it, or pick up a running one after a reload.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { cancelTask, isFinished, listTasks } from '#contract/endpoints/tasks.ts';
import { createUpload } from '#contract/endpoints/uploads.ts';
import { registerClone } from '#contract/endpoints/voices.ts';
import { useText } from '#web/i18n/use-text.ts';
import { api } from '#web/session/api.ts';
import { taskQuery, voicesQuery } from '#web/session/queries.ts';
import { session, setVoice } from '#web/session/session.ts';
import { showToast } from '#web/ui/toast.ts';
import type { Sample } from './sample.ts';
import { uploadSample } from './upload-sample.ts';

/** Events bring news at once; asking now and then covers a connection that was lost. */
const askAgainMs = 3000;

export type CloneRequest = { sample: Sample; name: string; referenceId?: string };

export function useClone() {
  const t = useText();
  const cache = useQueryClient();
  const restored = session.use((state) => state.restored);
  const [taskSn, setTaskSn] = useState<string | null>(null);
  const [uploaded, setUploaded] = useState<number | null>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort(new Error('The page was left'));
  }, []);

  const { data: running } = useQuery({
    queryKey: ['unfinished', 'clone'],
    queryFn: ({ signal }) => api().call(listTasks, {}, signal),
    enabled: restored,
    staleTime: 0,
    meta: { silent: true },
  });
  useEffect(() => {
    const task = running?.tasks.find(({ kind }) => kind === 'clone');
    if (task) setTaskSn((known) => known ?? task.taskSn);
  }, [running]);

  const task = useQuery({
    ...taskQuery(taskSn ?? ''),
    enabled: taskSn !== null,
    refetchInterval: ({ state }) => (state.data && isFinished(state.data.state) ? false : askAgainMs),
    meta: { silent: true },
  }).data;

  const clone = useMutation({
    mutationFn: async ({ sample, name, referenceId }: CloneRequest) => {
      const { blob, fileName, text, trim } = sample;
      setUploaded(0);
      const upload = await api().call(createUpload, {
        fileName: fileName.slice(-255),
        bytes: blob.size,
        ...(referenceId && { referenceId }),
      });
      const { signal } = leaving.current;
      await uploadSample({ url: upload.uploadUrl, blob, onProgress: setUploaded, signal });
      setUploaded(1);
      return api().call(registerClone, {
        audioPath: upload.audioPath,
        referenceId: upload.referenceId,
        referenceName: name,
        text,
        ...(trim && { trim }),
        consent: true,
      });
    },
    onSuccess: (registered) => setTaskSn(registered.taskSn),
    onSettled: () => setUploaded(null),
  });
  const cancel = useMutation({
    mutationFn: (number: string) => api().call(cancelTask, { taskSn: number }),
    onSuccess: (cancelled) => cache.setQueryData(taskQuery(cancelled.taskSn).queryKey, cancelled),
  });

  // The finished voice becomes the chosen one.
  const announced = useRef<string | null>(null);
  useEffect(() => {
    if (!task || !isFinished(task.state) || announced.current === task.taskSn) return;
    announced.current = task.taskSn;
    if (task.state === 'cancelled') void showToast(t('clone.progress.cancelled'), { type: 'info' });
    if (task.state !== 'succeeded') return;
    void cache.fetchQuery({ ...voicesQuery, staleTime: 0 }).then((voices) => {
      const voice = voices.find(({ referenceId }) => referenceId === task.referenceId);
      if (voice) setVoice(voice);
    });
    void showToast(t('clone.success'), { type: 'success' });
  }, [task, cache, t]);

  const busy = clone.isPending || (taskSn !== null && !(task && isFinished(task.state)));
  return {
    task,
    busy,
    /** Share of the sample that was sent; null when nothing is being sent. */
    uploaded,
    clone: clone.mutate,
    cancel: () => task && cancel.mutate(task.taskSn),
    cancelling: cancel.isPending,
    /** Back to the sample, for another try. */
    reset: () => setTaskSn(null),
  };
}

export type Cloning = ReturnType<typeof useClone>;
