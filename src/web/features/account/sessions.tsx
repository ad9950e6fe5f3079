// Where the account is signed in, and signing out of all of it.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listSessions } from '#contract/endpoints/account.ts';
import { formatDate, formatDateTime } from '#web/i18n/dates.ts';
import { useLocale, useText } from '#web/i18n/use-text.ts';
import { api } from '#web/session/api.ts';
import { logOut } from '#web/session/logout.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { describeDevice } from './describe-device.ts';
import { Panel } from './panel.tsx';

export function Sessions() {
  const t = useText();
  const locale = useLocale();
  const [asking, setAsking] = useState(false);
  const { data } = useQuery({
    queryKey: ['sessions'],
    queryFn: async ({ signal }) => (await api().call(listSessions, {}, signal)).sessions,
  });
  const leave = useMutation({ mutationFn: () => logOut('global') });
  return (
    <Panel title={t('account.sessions.title')} text={t('account.sessions.text')}>
      <ul className="divide-y divide-line">
        {data?.map(({ id, userAgent, createdAt, lastUsedAt, current }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
            <span className="font-medium">
              {describeDevice(userAgent) ?? t('account.sessions.unknownDevice')}
              {current && (
                <span className="ms-2 rounded-full bg-pine-wash px-2 py-0.5 text-sm font-normal text-pine">
                  {t('account.sessions.current')}
                </span>
              )}
            </span>
            <span className="text-sm text-ink-soft">
              {t('account.sessions.started', { date: formatDate(createdAt, locale) })} ·{' '}
              {t('account.sessions.lastUsed', { date: formatDateTime(lastUsedAt, locale) })}
            </span>
          </li>
        ))}
      </ul>
      <Button variant="secondary" className="mt-4" onClick={() => setAsking(true)}>
        {t('account.sessions.signOutAll')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('account.sessions.signOutAll')}
        text={t('account.sessions.signOutAllText')}
        confirm={t('account.sessions.signOutAll')}
        busyText={t('account.sessions.busy')}
        busy={leave.isPending}
        onConfirm={() => leave.mutate()}
      />
    </Panel>
  );
}
