// Asks for a new name of 1 to 60 characters.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { renameVoice, type Voice, voiceName } from '#contract/endpoints/voices.ts';
import { errorText } from '#contract/errors.ts';
import { useLocale, useText } from '#web/i18n/use-text.ts';
import { api } from '#web/session/api.ts';
import { voicesQuery } from '#web/session/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { showToast } from '#web/ui/toast.ts';

type RenameDialogProps = { voice: Voice; open: boolean; onClose: () => void };

export function RenameDialog({ voice, open, onClose }: RenameDialogProps) {
  const t = useText();
  const locale = useLocale();
  const cache = useQueryClient();
  const [name, setName] = useState(voice.name);
  const [invalid, setInvalid] = useState(false);
  useEffect(() => {
    if (open) setName(voice.name);
    setInvalid(false);
  }, [open, voice.name]);

  const rename = useMutation({
    mutationFn: (newName: string) =>
      api().call(renameVoice, { referenceId: voice.referenceId, name: newName }),
    onSuccess: (renamed) => {
      cache.setQueryData(voicesQuery.queryKey, (voices) =>
        voices?.map((each) => (each.referenceId === renamed.referenceId ? renamed : each)),
      );
      onClose();
      void showToast(t('models.renamed', { name: renamed.name }), { type: 'success' });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = voiceName.safeParse(name);
    setInvalid(!parsed.success);
    if (parsed.success) rename.mutate(parsed.data);
  };

  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={t('models.renameDialog.title')}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <Field
          label={t('models.renameDialog.label')}
          hint={t('models.renameDialog.hint')}
          error={invalid ? errorText('voiceNameInvalid', locale) : undefined}
          value={name}
          onChange={(event) => setName(event.target.value)}
          autoComplete="off"
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" busy={rename.isPending}>
            {rename.isPending ? t('models.renameDialog.saving') : t('models.renameDialog.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
