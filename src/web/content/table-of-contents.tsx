// The headings of a page: beside the text on wide screens, folded above it on small ones.
import { ChevronDown } from 'lucide-react';
import { useText } from '../i18n/use-text.ts';
import { classNames } from '../ui/class-names.ts';
import type { Heading } from './page.ts';

function Entries({ headings }: { headings: readonly Heading[] }) {
  return (
    <ul className="grid gap-1 text-[0.9375rem] text-ink-soft">
      {headings.map(({ id, depth, text }) => (
        <li key={id} className={classNames(depth === 3 && 'ps-4')}>
          <a href={`#${id}`} className="inline-block py-1 hover:text-pine">
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  const t = useText();
  if (headings.length < 2) return null;
  return (
    <>
      <nav aria-label={t('content.onThisPage')} className="sticky top-24 hidden self-start xl:block">
        <p className="mb-2 text-sm font-semibold">{t('content.onThisPage')}</p>
        <Entries headings={headings} />
      </nav>
      <details className="group rounded-card border border-line bg-surface px-4 xl:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between gap-3 font-medium">
          {t('content.onThisPage')}
          <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <div className="pb-4">
          <Entries headings={headings} />
        </div>
      </details>
    </>
  );
}
