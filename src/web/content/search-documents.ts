// What the search can find: every section of every page in one language.
import type { Locale } from '#contract/locales.ts';
import type { Library } from './library.ts';
import { pathOfPage } from './page.ts';

/** `id` is the address to open. */
export type SearchDocument = { id: string; title: string; heading: string; text: string };

export const listSearchDocuments = (library: Library, locale: Locale): SearchDocument[] =>
  library.list(locale).flatMap((page) =>
    page.sections.map(({ id, heading, text }) => ({
      id: pathOfPage(page) + (id && `#${id}`),
      title: page.title,
      heading,
      // The head of a page is found by its description as well.
      text: id === '' ? `${page.description} ${text}` : text,
    })),
  );
