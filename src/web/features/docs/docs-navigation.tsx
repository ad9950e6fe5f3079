// All pages of the documentation: a column on wide screens, a menu on small ones.
import { Menu } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import type { PageLink } from '#web/content/page.ts';
import { useText } from '#web/i18n/use-text.ts';
import { groupPages } from './group-pages.ts';

function Groups({ pages }: { pages: readonly PageLink[] }) {
  const t = useText();
  const { pathname } = useLocation();
  return (
    <div className="grid gap-6">
      {groupPages(pages).map((group) => (
        <div key={group.section}>
          <p className="text-sm font-semibold">{t(`content.docs.sections.${group.section}`)}</p>
          <ul className="mt-1.5 border-s border-line">
            {group.pages.map(({ path, title }) => (
              <li key={path}>
                <Link
                  to={path}
                  aria-current={path === pathname ? 'page' : undefined}
                  className="-ms-px block border-s-2 border-transparent py-1.5 ps-4 text-[0.9375rem] text-ink-soft hover:text-pine aria-[current]:border-pine aria-[current]:font-medium aria-[current]:text-pine"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

export function DocsNavigation({ pages }: { pages: readonly PageLink[] }) {
  const t = useText();
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu
  useEffect(() => menu.current?.removeAttribute('open'), [key]);
  return (
    <>
      <nav
        aria-label={t('content.docs.navigation')}
        className="sticky top-24 hidden max-h-[calc(100dvh-7rem)] self-start overflow-y-auto pb-8 lg:block"
      >
        <Groups pages={pages} />
      </nav>
      <details ref={menu} className="rounded-card border border-line bg-surface px-4 lg:hidden">
        <summary className="flex min-h-12 list-none items-center gap-2.5 font-medium">
          <Menu aria-hidden className="size-5" />
          {t('content.docs.menu')}
        </summary>
        <nav aria-label={t('content.docs.menu')} className="pb-5 pt-2">
          <Groups pages={pages} />
        </nav>
      </details>
    </>
  );
}
