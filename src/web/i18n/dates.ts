// Dates as the site shows them: what the server sends is UTC; what is shown is UTC as well, so that all see the same.
import { type Locale, localeTags } from '#contract/locales.ts';

const hasZone = /(Z|[+-]\d{2}:?\d{2})$/i;

/** A time without a zone is UTC. */
const parseUtc = (time: string): Date =>
  new Date(hasZone.test(time) ? time : `${time.trim().replace(' ', 'T')}${time.includes(':') ? 'Z' : ''}`);

const parts = (date: Date, options: Intl.DateTimeFormatOptions): Record<string, string> =>
  Object.fromEntries(
    new Intl.DateTimeFormat('zh-CN', { timeZone: 'UTC', ...options })
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );

const dayOf = (date: Date): string => {
  const { year, month, day } = parts(date, { year: 'numeric', month: '2-digit', day: '2-digit' });
  return `${year}-${month}-${day}`;
};

/** @example formatDate('2025-03-09T18:05:00Z', 'zh') // '2025-03-09'; in English 'Mar 9, 2025' */
export function formatDate(time: string, locale: Locale): string {
  const date = parseUtc(time);
  if (locale === 'zh') return dayOf(date);
  return new Intl.DateTimeFormat(localeTags[locale], { timeZone: 'UTC', dateStyle: 'medium' }).format(date);
}

/** @example formatDateTime('2025-03-09T18:05:00Z', 'zh') // '2025-03-09 18:05'; in English 'Mar 9, 2025, 18:05' */
export function formatDateTime(time: string, locale: Locale): string {
  const date = parseUtc(time);
  const { hour, minute } = parts(date, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${formatDate(time, locale)}${locale === 'zh' ? ' ' : ', '}${hour}:${minute}`;
}
