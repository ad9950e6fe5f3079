// The pages before and after this one.
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../i18n/use-text.ts';
import type { PageLink } from './page.ts';

type NeighbourLinksProps = { previous: PageLink | undefined; next: PageLink | undefined };

const linkClass =
  'flex min-h-16 flex-col justify-center gap-1 rounded-card border border-line bg-surface px-5 py-3.5 hover:border-pine';

export function NeighbourLinks({ previous, next }: NeighbourLinksProps) {
  const t = useText();
  if (!previous && !next) return null;
  return (
    <nav aria-label={t('content.neighbours')} className="mt-14 grid gap-4 sm:grid-cols-2">
      {previous && (
        <Link to={previous.path} rel="prev" className={linkClass}>
          <span className="flex items-center gap-1.5 text-sm text-ink-soft">
            <ArrowLeft aria-hidden className="size-4" />
            {t('content.previous')}
          </span>
          <span className="font-medium">{previous.title}</span>
        </Link>
      )}
      {next && (
        <Link to={next.path} rel="next" className={`${linkClass} items-end text-end sm:col-start-2`}>
          <span className="flex items-center gap-1.5 text-sm text-ink-soft">
            {t('content.next')}
            <ArrowRight aria-hidden className="size-4" />
          </span>
          <span className="font-medium">{next.title}</span>
        </Link>
      )}
    </nav>
  );
}
