// Deleting the account: confirmed by typing the address, answered with a receipt.
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteAccount } from '#contract/endpoints/account.ts';
import type { Receipt } from '#contract/endpoints/shapes.ts';
import { formatDateTime } from '#web/i18n/dates.ts';
import { useLocale, useText } from '#web/i18n/use-text.ts';
import { api } from '#web/session/api.ts';
import { forgetUser } from '#web/session/logout.ts';
import { session } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Panel } from './panel.tsx';

function ReceiptDialog({ receipt }: { receipt: Receipt }) {
  const t = useText();
  const locale = useLocale();
  const { deletedAt, files, ...counts } = receipt;
  const text = t('account.remove.doneText', {
    ...counts,
    date: formatDateTime(deletedAt, locale),
    files: files.length,
  });
  return (
    <Dialog open onOpenChange={forgetUser} title={t('account.remove.doneTitle')} text={text}>
      <Button onClick={forgetUser}>{t('account.remove.done')}</Button>
    </Dialog>
  );
}

export function DeleteAccount() {
  const t = useText();
  const email = session.use((state) => state.user?.base.email ?? '');
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const remove = useMutation({ mutationFn: () => api().call(deleteAccount, { email }) });
  if (remove.data) return <ReceiptDialog receipt={remove.data} />;
  return (
    <Panel title={t('account.remove.title')} text={t('account.remove.text')}>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('account.remove.button')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={(open) => {
          setAsking(open);
          setTyped('');
        }}
        title={t('account.remove.dialogTitle')}
        text={t('account.remove.text')}
        confirm={t('account.remove.confirm')}
        busyText={t('account.remove.busy')}
        busy={remove.isPending}
        ready={typed.trim().toLowerCase() === email.toLowerCase()}
        onConfirm={() => remove.mutate()}
      >
        <Field
          label={t('account.remove.confirmLabel', { email })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </ConfirmDialog>
    </Panel>
  );
}
