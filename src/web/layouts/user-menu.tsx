// The signed-in user's menu: address, points, the ways to one's own pages, logging out.
import { useQuery } from '@tanstack/react-query';
import { AudioLines, LayoutDashboard, LogOut, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { formatNumber } from '../i18n/numbers.ts';
import { useLocale, useLocalePath, useText } from '../i18n/use-text.ts';
import { logOut } from '../session/logout.ts';
import { userDetailQuery } from '../session/queries.ts';
import { QueryProvider } from '../session/query-provider.tsx';
import type { User } from '../session/session.ts';
import { Menu, MenuDivider, MenuItem, MenuLink, MenuNote } from '../ui/menu.tsx';

function UserMenuContent({ user }: { user: User }) {
  const t = useText();
  const to = useLocalePath();
  const locale = useLocale();
  const figure = (value: number) => formatNumber(value, locale);
  const { email } = user.base;
  const { data } = useQuery({ ...userDetailQuery, meta: { silent: true } });
  const initial = [...email][0]?.toUpperCase();
  return (
    <Menu
      label={t('userMenu.label')}
      trigger={
        <button
          type="button"
          aria-label={`${t('userMenu.label')}: ${email}`}
          className="grid size-10 shrink-0 place-items-center rounded-full bg-pine font-semibold text-on-pine hover:bg-pine-strong"
        >
          {initial}
        </button>
      }
    >
      <MenuNote>
        <span className="block truncate font-medium text-ink">{email}</span>
        {data && (
          <span className="mt-0.5 block">
            {t('userMenu.points')}:{' '}
            {t('userMenu.pointsValue', {
              available: figure(data.points.available),
              total: figure(data.points.total),
            })}
          </span>
        )}
      </MenuNote>
      <MenuDivider />
      <MenuLink>
        <Link to={to('/dashboard')}>
          <LayoutDashboard aria-hidden className="size-4.5" />
          {t('userMenu.dashboard')}
        </Link>
      </MenuLink>
      <MenuLink>
        <Link to={to('/models')}>
          <AudioLines aria-hidden className="size-4.5" />
          {t('userMenu.models')}
        </Link>
      </MenuLink>
      <MenuLink>
        <Link to={to('/account')}>
          <UserRound aria-hidden className="size-4.5" />
          {t('userMenu.account')}
        </Link>
      </MenuLink>
      <MenuDivider />
      <MenuItem onSelect={() => void logOut()}>
        <LogOut aria-hidden className="size-4.5" />
        {t('userMenu.logout')}
      </MenuItem>
    </Menu>
  );
}

export function UserMenu({ user }: { user: User }) {
  return (
    <QueryProvider>
      <UserMenuContent user={user} />
    </QueryProvider>
  );
}
