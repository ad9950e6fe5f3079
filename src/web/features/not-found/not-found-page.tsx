// The page for addresses that do not exist.
import { useLocalePath, useText } from '#web/i18n/use-text.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Wave } from '#web/ui/wave.tsx';

export function NotFoundPage() {
  const t = useText();
  const to = useLocalePath();
  return (
    <div className="page-column grid place-items-center py-20 text-center sm:py-28">
      <Wave bars={24} className="h-16 w-48 text-copper/70" />
      <p className="mt-8 font-mono text-sm text-ink-soft">404</p>
      <h1 className="mt-2 font-heading text-title">{t('notFound.title')}</h1>
      <p className="mt-3 text-lead text-ink-soft">{t('notFound.text')}</p>
      <ButtonLink to={to('/')} className="mt-8">
        {t('common.backHome')}
      </ButtonLink>
    </div>
  );
}
