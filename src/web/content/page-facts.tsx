// When a page was written and how long it takes to read.
import { formatDate } from '../i18n/dates.ts';
import { useLocale, useText } from '../i18n/use-text.ts';

type PageFactsProps = { date: string; minutes: number; label?: 'content.published' | 'content.updated' };

export function PageFacts({ date, minutes, label = 'content.published' }: PageFactsProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <p className="flex flex-wrap gap-x-4 text-[0.9375rem] text-ink-soft">
      <time dateTime={date}>{t(label, { date: formatDate(date, locale) })}</time>
      <span>{t('content.minutes', { minutes })}</span>
    </p>
  );
}
