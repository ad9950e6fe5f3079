// All written pages: in order, by address, with their neighbours.
import type { Locale } from '#contract/locales.ts';
import type { ContentKind, Page } from './page.ts';

/** Documentation goes by its order, everything else newest first. */
const inOrder = (a: Page, b: Page): number =>
  a.order - b.order || b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug);

export function createLibrary(pages: readonly Page[]) {
  const sorted = [...pages].sort(inOrder);
  const list = (locale: Locale, kind?: ContentKind): Page[] =>
    sorted.filter((page) => page.locale === locale && (kind === undefined || page.kind === kind));
  return {
    list,
    find: (locale: Locale, kind: ContentKind, slug: string): Page | undefined =>
      list(locale, kind).find((page) => page.slug === slug),
    /** The pages before and after it in the list of its kind. */
    neighbours(page: Page): { previous: Page | undefined; next: Page | undefined } {
      const all = list(page.locale, page.kind);
      const place = all.indexOf(page);
      return { previous: all[place - 1], next: all[place + 1] };
    },
  };
}

export type Library = ReturnType<typeof createLibrary>;
