// The two languages that the site is written in. Apart from languages.ts, so that a page needs no validator to know them.

export const locales = ['en', 'zh'] as const;
export type Locale = (typeof locales)[number];
/** BCP 47 tags, for the html element and for date formats. */
export const localeTags: Record<Locale, string> = { en: 'en-US', zh: 'zh-CN' };
