// The first page of the documentation: what there is, in groups.
import { Link } from 'react-router';
import type { PageLink } from '#web/content/page.ts';
import { useText } from '#web/i18n/use-text.ts';
import { groupPages } from './group-pages.ts';

export function DocsIndex({ pages }: { pages: readonly PageLink[] }) {
  const t = useText();
  return (
    <div className="min-w-0">
      <h1 className="font-heading text-title">{t('content.docs.title')}</h1>
      <p className="mt-3 max-w-prose text-lead text-ink-soft">{t('content.docs.text')}</p>
      {groupPages(pages).map((group) => (
        <section key={group.section} aria-labelledby={group.section} className="mt-10">
          <h2 id={group.section} className="font-heading text-2xl">
            {t(`content.docs.sections.${group.section}`)}
          </h2>
          <ul className="mt-4 grid gap-4 sm:grid-cols-2">
            {group.pages.map(({ path, title, description }) => (
              <li
                key={path}
                className="relative rounded-card border border-line bg-surface p-5 hover:border-pine"
              >
                <h3 className="font-semibold">
                  <Link to={path} className="after:absolute after:inset-0 after:rounded-card">
                    {title}
                  </Link>
                </h3>
                <p className="mt-1 text-[0.9375rem] text-ink-soft">{description}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
