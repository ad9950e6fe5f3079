// The language of a first visit: the cookie, then the browser's wishes, then English. Server side only.
import { isbot } from 'isbot';
import type { Locale } from '#contract/locales.ts';
import { isLocale, localeCookie, readCookie } from './locale.ts';

/** The site language that an Accept-Language header likes best, by weight, then by order. */
export function preferredLocale(acceptLanguage: string): Locale | undefined {
  const wishes = acceptLanguage.split(',').map((entry) => {
    const [tag = '', ...options] = entry.trim().toLowerCase().split(';');
    const weight = options.map((option) => /^\s*q=([\d.]+)/.exec(option)?.[1]).find(Boolean);
    return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
  });
  const known = wishes.filter(({ language, weight }) => isLocale(language) && weight > 0);
  const best = known.reduce<(typeof known)[number] | undefined>(
    (top, wish) => (top === undefined || wish.weight > top.weight ? wish : top),
    undefined,
  );
  return isLocale(best?.language) ? best.language : undefined;
}

/**
 * Where a first visit should go instead, if anywhere. Only the bare home page asks: every other address was chosen
 * by someone. Robots are never sent elsewhere.
 */
export function detectFirstVisit(request: Request): Locale | undefined {
  if (new URL(request.url).pathname !== '/' || isbot(request.headers.get('user-agent'))) return undefined;
  const chosen = readCookie(request.headers.get('cookie') ?? '', localeCookie);
  const wanted = isLocale(chosen) ? chosen : preferredLocale(request.headers.get('accept-language') ?? '');
  return wanted === undefined || wanted === 'en' ? undefined : wanted;
}
