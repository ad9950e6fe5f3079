// E-mail address, member since, points.
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#web/i18n/dates.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { useLocale, useText } from '#web/i18n/use-text.ts';
import { userDetailQuery } from '#web/session/queries.ts';
import { session } from '#web/session/session.ts';
import { Panel } from './panel.tsx';

export function Profile() {
  const t = useText();
  const locale = useLocale();
  const figure = (value: number) => formatNumber(value, locale);
  const email = session.use((state) => state.user?.base.email);
  const { data } = useQuery(userDetailQuery);
  const rows = [
    { term: t('account.profile.email'), value: data?.email ?? email },
    { term: t('account.profile.since'), value: data && formatDate(data.createdAt, locale) },
    {
      term: t('account.profile.points'),
      value:
        data &&
        t('userMenu.pointsValue', {
          available: figure(data.points.available),
          total: figure(data.points.total),
        }),
    },
  ];
  return (
    <Panel title={t('account.profile.title')}>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[12rem_1fr]">
        {rows.map(({ term, value }) => (
          <div key={term} className="contents">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="mb-2 min-h-6 break-all sm:mb-0">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
