// Texts for components: `t('nav.home')`, with the values that a text asks for.
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { fillText } from '#contract/errors.ts';
import type { Locale } from '#contract/locales.ts';
import { messagesIn } from './catalogue.ts';
import type { en, Messages } from './en.ts';
import { localeOfPath, localePath } from './locale.ts';
import type { TextArguments, TextKey } from './translation.ts';

export type MessageKey = TextKey<typeof en>;

export const useLocale = (): Locale => localeOfPath(useLocation().pathname);

/** The whole catalogue, for lists such as the questions and answers. */
export const useMessages = (): Messages => messagesIn(useLocale());

function textAt(messages: Messages, key: string): string {
  const found = key
    .split('.')
    .reduce<unknown>(
      (level, name) => (typeof level === 'object' && level !== null ? Reflect.get(level, name) : undefined),
      messages,
    );
  if (typeof found !== 'string') throw new Error(`There is no text named "${key}"`);
  return found;
}

/** @example translate('en', 'models.renamed', { name: 'Ada' }) // 'Renamed to: Ada' */
export function translate<Key extends MessageKey>(
  locale: Locale,
  key: Key,
  ...values: TextArguments<typeof en, Key>
): string {
  const given: readonly Record<string, string | number>[] = values;
  return fillText(textAt(messagesIn(locale), key), given[0]);
}

/** @example const t = useText(); t('models.renamed', { name }) */
export function useText() {
  const locale = useLocale();
  return useMemo(
    () =>
      <Key extends MessageKey>(key: Key, ...values: TextArguments<typeof en, Key>): string =>
        translate(locale, key, ...values),
    [locale],
  );
}

/** Addresses in the page's own language. @example const to = useLocalePath(); to('/models') */
export function useLocalePath() {
  const locale = useLocale();
  return useMemo(
    () =>
      (path: string): string =>
        localePath(locale, path),
    [locale],
  );
}
