// Which language a page is in: the URL's prefix says so. The choice is remembered in a cookie.
import { type Locale, locales } from '#contract/locales.ts';

const defaultLocale: Locale = 'en';
export const localeCookie = 'locale';
const yearInSeconds = 365 * 24 * 60 * 60;

export const isLocale = (name: string | undefined): name is Locale =>
  locales.some((locale) => locale === name);

const chinesePrefix = /^\/zh(?=[/?#]|$)/;

/** @example localeOfPath('/zh/models') // 'zh' */
export const localeOfPath = (path: string): Locale => (chinesePrefix.test(path) ? 'zh' : defaultLocale);

/** The path without its language. @example barePath('/zh/models') // '/models' */
export function barePath(path: string): string {
  const rest = path.replace(chinesePrefix, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The same page in a language; query and hash stay. @example localePath('zh', '/#faq') // '/zh#faq' */
export function localePath(locale: Locale, path: string): string {
  const bare = barePath(path);
  return locale === defaultLocale ? bare : `/zh${bare.replace(/^\/(?=[?#]|$)/, '')}`;
}

/** A Set-Cookie value that is also right for `document.cookie`. */
export const localeCookieText = (locale: Locale): string =>
  `${localeCookie}=${locale}; Max-Age=${yearInSeconds}; Path=/; SameSite=Lax`;

export const readCookie = (cookies: string, name: string): string | undefined =>
  cookies
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
