// The loaded texts. A browser loads the page's language only; the server has both.
import type { Locale } from '#contract/locales.ts';
import type { Messages } from './en.ts';

const loaded = new Map<Locale, Messages>();

const loaders: Record<Locale, () => Promise<Messages>> = {
  en: async () => (await import('./en.ts')).en,
  zh: async () => (await import('./zh.ts')).zh,
};

/** Call before a page in this language is shown. */
export async function loadCatalogue(locale: Locale): Promise<void> {
  if (!loaded.has(locale)) loaded.set(locale, await loaders[locale]());
}

export function messagesIn(locale: Locale): Messages {
  const messages = loaded.get(locale);
  if (!messages) throw new Error(`The texts for "${locale}" were not loaded before they were needed`);
  return messages;
}
