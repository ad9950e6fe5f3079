// The documentation's pages by the first segment of their address, in the order that they are read.
import type { PageLink } from '#web/content/page.ts';

export const docsSections = ['guide', 'developers', 'operators'] as const;
export type DocsSection = (typeof docsSections)[number];

export const groupPages = (pages: readonly PageLink[]): { section: DocsSection; pages: PageLink[] }[] =>
  docsSections.map((section) => ({
    section,
    pages: pages.filter(({ slug }) => slug.startsWith(`${section}/`)),
  }));
