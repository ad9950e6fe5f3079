// Where the link in a mail may lead: only to pages of sites that this service works for.
import type { Locale } from '#contract/locales.ts';

const parse = (address: string): URL | undefined => (URL.canParse(address) ? new URL(address) : undefined);

/** True for an http(s) address on one of the origins, without user name or password in it. */
export function isAllowedRedirect(address: string, origins: readonly string[]): boolean {
  const url = parse(address);
  if (url?.username !== '' || url.password !== '') return false;
  return /^https?:$/.test(url.protocol) && origins.includes(url.origin);
}

/** The site's language, by the prefix of the page that the link leads to. */
export const localeOfPage = (address: string): Locale =>
  /^\/zh(\/|$)/.test(new URL(address).pathname) ? 'zh' : 'en';

export const callbackPage = (origin: string, locale: Locale): string =>
  `${origin}${locale === 'zh' ? '/zh' : ''}/auth/callback`;

/** @example withParameters('https://a.example/auth/callback', { code: 'x' }) */
export function withParameters(address: string, parameters: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  url.hash = '';
  return url.href;
}
