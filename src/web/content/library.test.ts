// The order of pages, and who stands beside whom.
import { expect, it } from 'vitest';
import { createLibrary } from './library.ts';
import { type Page, pathOfPage } from './page.ts';

const page = (given: Partial<Page>): Page => ({
  locale: 'en',
  kind: 'blog',
  slug: 'a',
  title: 'A',
  description: 'About A',
  date: '2025-01-01',
  order: 0,
  minutes: 1,
  html: '',
  headings: [],
  sections: [],
  ...given,
});

const library = createLibrary([
  page({ slug: 'old' }),
  page({ slug: 'new', date: '2025-06-01' }),
  page({ slug: 'new', date: '2025-06-01', locale: 'zh' }),
  page({ kind: 'docs', slug: 'guide/second', order: 2 }),
  page({ kind: 'docs', slug: 'guide/first', order: 1 }),
]);

it('sorts articles by date and documentation by order', () => {
  expect(library.list('en', 'blog').map(({ slug }) => slug)).toEqual(['new', 'old']);
  expect(library.list('en', 'docs').map(({ slug }) => slug)).toEqual(['guide/first', 'guide/second']);
  expect(library.list('zh')).toHaveLength(1);
});

it('finds a page by language, kind and slug', () => {
  expect(library.find('zh', 'blog', 'new')?.locale).toBe('zh');
  expect(library.find('zh', 'blog', 'old')).toBeUndefined();
});

it('knows the neighbours', () => {
  const second = library.find('en', 'docs', 'guide/second')!;
  const { previous, next } = library.neighbours(second);
  expect(previous?.slug).toBe('guide/first');
  expect(next).toBeUndefined();
});

it('puts pages where the routes expect them', () => {
  expect(pathOfPage({ locale: 'en', kind: 'docs', slug: 'guide/first' })).toBe('/docs/guide/first');
  expect(pathOfPage({ locale: 'zh', kind: 'legal', slug: 'terms' })).toBe('/zh/terms');
});
