// Asks before a voice is deleted with everything that came of it.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteVoice, type Voice } from '#contract/endpoints/voices.ts';
import { useText } from '#web/i18n/use-text.ts';
import { api } from '#web/session/api.ts';
import { speechesKey, voicesQuery } from '#web/session/queries.ts';
import { session, setVoice } from '#web/session/session.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.ts';

type DeleteDialogProps = { voice: Voice; open: boolean; onClose: () => void };

export function DeleteDialog({ voice: { referenceId, name }, open, onClose }: DeleteDialogProps) {
  const t = useText();
  const cache = useQueryClient();
  const remove = useMutation({
    mutationFn: () => api().call(deleteVoice, { referenceId }),
    onSuccess: () => {
      cache.setQueryData(voicesQuery.queryKey, (voices) =>
        voices?.filter((voice) => voice.referenceId !== referenceId),
      );
      void cache.invalidateQueries({ queryKey: speechesKey });
      if (session.get().voice?.referenceId === referenceId)
        setVoice(cache.getQueryData(voicesQuery.queryKey)?.[0] ?? null);
      void showToast(t('models.deleted', { name }), { type: 'success' });
    },
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('models.deleteDialog.title')}
      text={
        <>
          {t('models.deleteDialog.text', { name })} {t('models.deleteDialog.detail')}
        </>
      }
      confirm={t('models.deleteDialog.confirm')}
      busyText={t('models.deleteDialog.deleting')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  );
}
