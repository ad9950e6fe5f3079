// Where a page lies: home, its list, itself.
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalePath, useText } from '../i18n/use-text.ts';

export function Breadcrumbs({ list, title }: { list: { path: string; title: string }; title: string }) {
  const t = useText();
  const to = useLocalePath();
  const steps = [{ path: '/', title: t('nav.home') }, list];
  return (
    <nav aria-label={t('content.breadcrumbs')}>
      <ol className="flex flex-wrap items-center gap-1.5 text-sm text-ink-soft">
        {steps.map((step) => (
          <li key={step.path} className="flex items-center gap-1.5">
            <Link to={to(step.path)} className="rounded py-1 hover:text-pine">
              {step.title}
            </Link>
            <ChevronRight aria-hidden className="size-3.5" />
          </li>
        ))}
        <li aria-current="page" className="truncate">
          {title}
        </li>
      </ol>
    </nav>
  );
}
