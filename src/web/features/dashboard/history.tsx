// Earlier results, newest first: open, delete, show more.
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deleteSpeech, listSpeeches, type SpeechSummary } from '#contract/endpoints/speeches.ts';
import type { Voice } from '#contract/endpoints/voices.ts';
import { formatDateTime } from '#web/i18n/dates.ts';
import { useLocale, useText } from '#web/i18n/use-text.ts';
import { api } from '#web/session/api.ts';
import { speechesKey } from '#web/session/queries.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.ts';
import type { Generation } from './use-generation.ts';

export function History({ voice: { referenceId }, generation }: { voice: Voice; generation: Generation }) {
  const t = useText();
  const [doomed, setDoomed] = useState<SpeechSummary | null>(null);
  const pages = useInfiniteQuery({
    queryKey: [...speechesKey, referenceId],
    queryFn: ({ pageParam, signal }) =>
      api().call(listSpeeches, { referenceId, limit: 10, ...(pageParam && { before: pageParam }) }, signal),
    initialPageParam: '',
    getNextPageParam: ({ speeches, more }) => (more ? speeches.at(-1)?.createdAt : undefined),
  });
  const speeches = pages.data?.pages.flatMap((page) => page.speeches);
  return (
    <section aria-labelledby="history-title" className="grid gap-3">
      <h2 id="history-title" className="text-heading font-semibold">
        {t('dashboard.history.title')}
      </h2>
      {speeches?.length === 0 && <p className="text-ink-soft">{t('dashboard.history.empty')}</p>}
      <ul className="grid gap-2">
        {speeches?.map((speech) => (
          <HistoryItem
            key={speech.speechId}
            speech={speech}
            onOpen={() => generation.open(speech.speechId)}
            onDelete={() => setDoomed(speech)}
          />
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button
          variant="secondary"
          busy={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {t('dashboard.history.more')}
        </Button>
      )}
      <DeleteSpeech speech={doomed} onClose={() => setDoomed(null)} generation={generation} />
    </section>
  );
}

type HistoryItemProps = { speech: SpeechSummary; onOpen: () => void; onDelete: () => void };

function HistoryItem({ speech: { text, createdAt, state }, onOpen, onDelete }: HistoryItemProps) {
  const t = useText();
  const locale = useLocale();
  const states = {
    queued: t('dashboard.history.running'),
    running: t('dashboard.history.running'),
    failed: t('dashboard.history.failed'),
    cancelled: t('dashboard.history.cancelled'),
    succeeded: '',
  };
  return (
    <li className="flex items-center gap-2 rounded-control border border-line bg-surface p-2 ps-4">
      <button type="button" onClick={onOpen} className="min-w-0 grow text-start hover:text-pine">
        <span className="block truncate">{text}</span>
        <span className="text-sm text-ink-soft">
          {[formatDateTime(createdAt, locale), states[state]].filter(Boolean).join(' · ')}
        </span>
      </button>
      <IconButton label={t('dashboard.history.delete')} onClick={onDelete}>
        <Trash2 aria-hidden className="size-4" />
      </IconButton>
    </li>
  );
}

type DeleteSpeechProps = { speech: SpeechSummary | null; onClose: () => void; generation: Generation };

function DeleteSpeech({ speech, onClose, generation }: DeleteSpeechProps) {
  const t = useText();
  const cache = useQueryClient();
  const remove = useMutation({
    mutationFn: (speechId: string) => api().call(deleteSpeech, { speechId }),
    onSuccess: (_receipt, speechId) => {
      generation.close(speechId);
      void showToast(t('dashboard.history.deleted'), { type: 'success' });
      return cache.invalidateQueries({ queryKey: speechesKey });
    },
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open={speech !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('dashboard.history.deleteTitle')}
      text={t('dashboard.history.deleteText')}
      confirm={t('dashboard.history.delete')}
      busyText={t('common.loading')}
      busy={remove.isPending}
      onConfirm={() => speech && remove.mutate(speech.speechId)}
    />
  );
}
