// The language that a request is in, where its path does not say: the visitor's choice, then the browser's.
import type { Locale } from '#contract/locales.ts';

export function requestLocale(cookies: string | undefined, acceptLanguage: string | undefined): Locale {
  const chosen = /(?:^|;\s*)locale=(en|zh)(?:;|$)/.exec(cookies ?? '')?.[1];
  if (chosen === 'en' || chosen === 'zh') return chosen;
  return /^\s*zh\b/i.test(acceptLanguage ?? '') ? 'zh' : 'en';
}
