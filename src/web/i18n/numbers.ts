// Numbers with the separators of the page's language.
import { type Locale, localeTags } from '#contract/locales.ts';

/** @example formatNumber(20000, 'en') // '20,000' */
export const formatNumber = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(localeTags[locale]).format(value);
