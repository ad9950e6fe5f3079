// A page of written content as the build makes it from a Markdown file, and its address.
import type { Locale } from '#contract/locales.ts';
import { localePath } from '../i18n/locale.ts';

export const contentKinds = ['blog', 'docs', 'legal'] as const;
export type ContentKind = (typeof contentKinds)[number];

export type Heading = { id: string; depth: 2 | 3; text: string };

/** A heading with the text below it, for search. The part before the first heading has an empty id. */
export type Section = { id: string; heading: string; text: string };

export type Page = {
  locale: Locale;
  kind: ContentKind;
  /** The file's place below its kind, without the ending. Documentation has several segments. */
  slug: string;
  title: string;
  description: string;
  /** When it was written, or last changed in substance: YYYY-MM-DD. */
  date: string;
  /** Place in the documentation; 0 elsewhere. */
  order: number;
  /** Minutes to read it. */
  minutes: number;
  html: string;
  headings: Heading[];
  sections: Section[];
};

/** Enough of a page for a link to it. */
export type PageLink = Pick<Page, 'title' | 'description' | 'date' | 'slug'> & { path: string };

/** @example pathOfPage({ locale: 'zh', kind: 'blog', slug: 'labels' }) // '/zh/blog/labels' */
export const pathOfPage = ({ locale, kind, slug }: Pick<Page, 'locale' | 'kind' | 'slug'>): string =>
  localePath(locale, kind === 'legal' ? `/${slug}` : `/${kind}/${slug}`);

export const linkToPage = (page: Page): PageLink => ({
  title: page.title,
  description: page.description,
  date: page.date,
  slug: page.slug,
  path: pathOfPage(page),
});
