// The top of every page: where to go, language, theme, login or the user's menu.
import { Menu as MenuIcon, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { type MessageKey, useLocalePath, useText } from '../i18n/use-text.ts';
import { session } from '../session/session.ts';
import { Brand } from '../ui/brand.tsx';
import { IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { LoginLinks } from './login-links.tsx';
import { SearchButton } from './search-button.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const UserMenu = lazy(async () => ({ default: (await import('./user-menu.tsx')).UserMenu }));

const places = [
  { key: 'nav.home', path: '/' },
  { key: 'nav.features', path: '/#features' },
  { key: 'nav.samples', path: '/#samples' },
  { key: 'nav.models', path: '/models' },
  { key: 'nav.faq', path: '/#faq' },
] as const satisfies readonly { key: MessageKey; path: string }[];

function Places({ className }: { className: string }) {
  const t = useText();
  const to = useLocalePath();
  const { pathname } = useLocation();
  return places.map(({ key, path }) => (
    <Link
      key={key}
      to={to(path)}
      aria-current={to(path) === pathname ? 'page' : undefined}
      className={classNames('rounded-control hover:text-pine aria-[current]:text-pine', className)}
    >
      {t(key)}
    </Link>
  ));
}

function Visitor() {
  const { restored, displayUser } = session.use((state) => state);
  // Until the browser's memory was read nobody knows who is here: the place is kept, so that nothing jumps.
  if (!restored) return <div className="h-9 w-44 max-sm:hidden" />;
  if (!displayUser) return <LoginLinks className="max-sm:hidden" />;
  return (
    <Suspense fallback={<div className="size-10" />}>
      <UserMenu user={displayUser} />
    </Suspense>
  );
}

export function Navbar() {
  const t = useText();
  const to = useLocalePath();
  const [open, setOpen] = useState(false);
  const menuId = useId();
  const { key } = useLocation();
  const signedIn = session.use((state) => state.displayUser !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, []);
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/90 backdrop-blur-md">
      <div className="page-column flex h-16 items-center gap-2">
        <Link to={to('/')} className="me-auto rounded-control lg:me-6">
          <Brand name={t('site.name')} />
        </Link>
        <nav aria-label={t('nav.label')} className="me-auto hidden items-center gap-1 lg:flex">
          <Places className="px-3 py-2 text-[0.9375rem] text-ink-soft" />
        </nav>
        <SearchButton />
        <LanguageSwitch />
        <ThemeSwitch />
        <Visitor />
        <IconButton
          label={open ? t('nav.closeMenu') : t('nav.openMenu')}
          aria-expanded={open}
          aria-controls={menuId}
          className="lg:hidden"
          onClick={() => setOpen(!open)}
        >
          {open ? <X aria-hidden className="size-5" /> : <MenuIcon aria-hidden className="size-5" />}
        </IconButton>
      </div>
      <nav
        id={menuId}
        hidden={!open}
        aria-label={t('nav.menu')}
        className="absolute inset-x-0 top-full animate-fade border-b border-line bg-paper shadow-float lg:hidden"
      >
        <div className="page-column grid gap-1 py-4">
          <Places className="px-3 py-3 text-lg" />
          {!signedIn && <LoginLinks className="mt-3 grid grid-cols-2 sm:hidden" />}
        </div>
      </nav>
    </header>
  );
}
