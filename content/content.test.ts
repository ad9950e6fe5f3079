// All written content: the same pages in both languages, sound structure, links that lead somewhere, facts of the code.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints/index.ts';
import { errorCatalogue } from '#contract/errors.ts';
import { locales } from '#contract/locales.ts';
import { variables } from '#core/config.ts';
import { createLibrary } from '#web/content/library.ts';
import { type Page, pathOfPage } from '#web/content/page.ts';
import { renderPage } from '#web/content/render-page.ts';
import { docsSections } from '#web/features/docs/group-pages.ts';
import { barePath } from '#web/i18n/locale.ts';
import { sharePicture } from '#web/seo/share-picture.ts';
import { readPngTitle } from '../scripts/images/palette-png.ts';

const folder = import.meta.dirname;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.md'),
);
const pages = files.map((name) =>
  renderPage(join('content', name), readFileSync(join(folder, name), 'utf8')),
);
const library = createLibrary(pages);
const nameOf = ({ locale, kind, slug }: Page) => `${locale}/${kind}/${slug}`;
const named = pages.map((page) => [nameOf(page), page] as const);

/** Addresses that content may link to and that are no content themselves. */
const screens = ['/', '/clone', '/dashboard', '/models', '/account', '/blog', '/docs', '/api/openapi.json'];

describe('both languages', () => {
  const described = (locale: (typeof locales)[number]) =>
    library.list(locale).map(({ kind, slug, date, order }) => ({ kind, slug, date, order }));

  it('have the same pages with the same dates and order', () => {
    expect(described('zh')).toEqual(described('en'));
  });

  it('have the same structure in each page', () => {
    const shape = ({ headings, html }: Page) => ({
      headings: headings.map(({ depth }) => depth),
      tables: html.match(/<table/g)?.length ?? 0,
      code: html.match(/<pre/g)?.length ?? 0,
      links: [...html.matchAll(/href="(\/[^"#]*)/g)].map(([, href = '']) => barePath(href)).sort(),
    });
    for (const page of library.list('en')) {
      const other = library.find('zh', page.kind, page.slug);
      expect(other && shape(other), nameOf(page)).toEqual(shape(page));
    }
  });

  it('are written in their language', () => {
    for (const page of pages) {
      const text = page.html.replace(/<(pre|code)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>|\s/g, '');
      const share = (text.match(/\p{Script=Han}/gu)?.length ?? 0) / text.length;
      if (page.locale === 'zh') expect(share, nameOf(page)).toBeGreaterThan(0.25);
      else expect(share, nameOf(page)).toBeLessThan(0.05);
      expect(/\p{Script=Han}/u.test(page.title), nameOf(page)).toBe(page.locale === 'zh');
    }
  });
});

describe('what the specification asks for', () => {
  it.each(locales)('is there in %s', (locale) => {
    expect(library.list(locale, 'legal').map(({ slug }) => slug)).toEqual(['privacy', 'terms']);
    expect(library.list(locale, 'blog').length).toBeGreaterThanOrEqual(4);
    expect(library.list(locale, 'docs').map(({ slug }) => slug)).toEqual([
      'guide/quick-start',
      'guide/recording',
      'guide/languages',
      'developers/api',
      'developers/limits-and-errors',
      'operators/self-hosting',
      'operators/engines',
      'operators/security-and-privacy',
    ]);
  });

  it('puts every documentation page into a known section', () => {
    for (const { slug } of library.list('en', 'docs'))
      expect(
        docsSections.some((section) => slug.startsWith(`${section}/`)),
        slug,
      ).toBe(true);
  });

  it('names the prohibited uses, the label and the support address in the terms', () => {
    for (const word of ['fraud', 'harassment', 'false information', 'illegal or unethical', '{email}'])
      expect(library.find('en', 'legal', 'terms')?.html).toContain(word);
    for (const word of ['诈骗', '骚扰', '虚假信息', '违法或不道德', '{email}'])
      expect(library.find('zh', 'legal', 'terms')?.html).toContain(word);
  });
});

describe.each(named)('%s', (_, page) => {
  it('leaves the first heading to the page and skips no level', () => {
    expect(page.html).not.toMatch(/<h1/);
    let depth = 1;
    for (const [, level = ''] of page.html.matchAll(/<h([2-6])/g)) {
      expect(Number(level)).toBeLessThanOrEqual(depth + 1);
      depth = Number(level);
    }
    expect(new Set(page.headings.map(({ id }) => id)).size).toBe(page.headings.length);
  });

  it('links only to what exists, in its own language', () => {
    const anchors = new Map(
      pages.map((target) => [pathOfPage(target), target.headings.map(({ id }) => id)] as const),
    );
    for (const [, href = ''] of page.html.matchAll(/href="([^"]+)"/g)) {
      if (!href.startsWith('/')) continue;
      const [path = '', anchor] = href.split('#');
      const isScreen = screens.includes(barePath(path));
      expect(isScreen || anchors.has(path), href).toBe(true);
      if (anchor !== undefined) expect(anchors.get(path)).toContain(decodeURIComponent(anchor));
      if (path !== '/api/openapi.json') expect(path.startsWith('/zh'), href).toBe(page.locale === 'zh');
    }
  });

  it('has a picture for sharing that shows its title (npm run images)', () => {
    const file = join(folder, '../public', sharePicture(pathOfPage(page)));
    expect(readPngTitle(readFileSync(file))).toBe(page.title);
  });

  it('holds no unfinished place', () => {
    expect(page.html).not.toMatch(/\{\{|\}\}|TODO|lorem/i);
  });
});

describe('facts', () => {
  it.each(locales)('the API page names every endpoint and error page every error, in %s', (locale) => {
    const api = library.find(locale, 'docs', 'developers/api')?.html;
    for (const name of Object.keys(endpoints)) expect(api).toContain(name);
    const errors = library.find(locale, 'docs', 'developers/limits-and-errors')?.html;
    for (const name of Object.keys(errorCatalogue)) expect(errors).toContain(name);
  });

  it.each(locales)('the self-hosting page names every setting, in %s', (locale) => {
    const html = library.find(locale, 'docs', 'operators/self-hosting')?.html;
    for (const name of Object.keys(variables)) expect(html).toContain(`<code>${name}</code>`);
  });
});
