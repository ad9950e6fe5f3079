// The whole site as a search engine sees it: every page in both languages, every link, every tag that promises something.
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type CrawledPage, crawlSite, pathInside } from './crawl.ts';

const origin = inject('origin');
/** A browser's name: robots get no error pages, and people's pages are what is tested. */
const headers = { 'user-agent': 'Mozilla/5.0 Chrome/140', 'accept-language': 'en', cookie: 'locale=en' };
const get = (path: string) => fetch(origin + path, { headers, redirect: 'manual' });

let pages: Map<string, CrawledPage>;
/** Pages that are to be found; a query makes no other page of one. */
const indexed = () =>
  [...pages.values()].filter(
    ({ path, language, robots }) => language !== '' && robots === '' && !path.includes('?'),
  );

beforeAll(async () => {
  pages = await crawlSite(get, origin, ['/', '/zh', '/docs', '/blog']);
});

describe('links', () => {
  test('lead to pages that exist', () => {
    const broken = [...pages.values()].filter(({ status }) => status !== 200).map(({ path }) => path);
    expect(broken).toEqual([]);
    expect(pages.size).toBeGreaterThan(50);
  });

  test('with an anchor lead to a place that exists', () => {
    for (const page of pages.values())
      for (const link of page.links) {
        const url = pathInside(link, page.path, origin);
        if (!url || url.hash.length < 2) continue;
        const target = pages.get(url.pathname + url.search);
        expect(target?.ids, `${page.path} -> ${link}`).toContain(decodeURIComponent(url.hash.slice(1)));
      }
  });
});

describe('every page', () => {
  test('has one first heading, and no level is skipped', () => {
    for (const { path, headings } of indexed()) {
      expect(
        headings.filter((level) => level === 1),
        path,
      ).toHaveLength(1);
      headings.forEach((level, index) => {
        expect(level, path).toBeLessThanOrEqual((headings[index - 1] ?? 0) + 1);
      });
    }
  });

  test('has a title and a description of its own', () => {
    const titles = indexed().map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const { path, title, description } of indexed()) {
      expect(title, path).toMatch(/Timbre/);
      expect(description.length, path).toBeGreaterThan(10);
    }
  });

  test('is in the language that its address says', () => {
    for (const { path, language, text } of pages.values()) {
      if (language === '') continue;
      expect(language, path).toBe(/^\/zh(\/|$)/.test(path) ? 'zh-CN' : 'en-US');
      const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
      if (language === 'zh-CN') expect(han, path).toBeGreaterThan(60);
      // A text that was not found shows its key, such as content.blog.title.
      expect(text, path).not.toMatch(/\b(nav|content|home|footer|notFound)\.[a-z]+\b(?!\.(ts|md))/);
    }
  });
});

describe('languages', () => {
  test('name each other and themselves', async () => {
    for (const { path, canonical, alternates, language } of indexed()) {
      expect(canonical, path).toBe(origin + path);
      expect(alternates[language.slice(0, 2)], path).toBe(canonical);
      expect(alternates['x-default'], path).toBe(alternates.en);
      const other = pages.get(
        (alternates[language === 'zh-CN' ? 'en' : 'zh'] ?? '').slice(origin.length) || '/',
      );
      expect(other?.alternates, path).toEqual(alternates);
    }
  });
});

test('every page has a picture for sharing', async () => {
  for (const { path, picture } of indexed()) {
    const response = await fetch(picture, { method: 'HEAD' });
    expect(response.headers.get('content-type'), `${path} ${picture}`).toBe('image/png');
  }
});

describe('structured data', () => {
  test('is JSON of schema.org with what each type needs', () => {
    const needed: Record<string, string[]> = {
      SoftwareApplication: ['name', 'offers', 'applicationCategory'],
      FAQPage: ['mainEntity'],
      Article: ['headline', 'datePublished', 'author', 'image'],
      BreadcrumbList: ['itemListElement'],
    };
    for (const { path, jsonLd } of pages.values())
      for (const text of jsonLd) {
        const data = JSON.parse(text) as Record<string, unknown>;
        expect(data['@context'], path).toBe('https://schema.org');
        for (const field of needed[String(data['@type'])] ?? ['an unknown type'])
          expect(data[field], `${path} ${field}`).toBeTruthy();
      }
  });

  test('is where it belongs', () => {
    const types = (path: string) =>
      pages.get(path)?.jsonLd.map((text) => (JSON.parse(text) as { '@type': string })['@type']);
    expect(types('/zh')).toEqual(['SoftwareApplication', 'FAQPage']);
    expect(types('/blog/labels-in-the-file')).toEqual(['Article', 'BreadcrumbList']);
    expect(types('/zh/docs/guide/quick-start')).toEqual(['Article', 'BreadcrumbList']);
  });
});

describe('files for machines', () => {
  const read = async (path: string) => {
    const response = await get(path);
    expect(response.status, path).toBe(200);
    return { type: response.headers.get('content-type'), text: await response.text() };
  };

  test('the sitemap lists every page that is to be found, and no other', async () => {
    const { text } = await read('/sitemap.xml');
    const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address).sort();
    const found = indexed()
      .map(({ path }) => path)
      .map((path) => origin + path)
      .sort();
    expect(listed).toEqual(found);
  });

  test('robots.txt names the sitemap', async () => {
    expect((await read('/robots.txt')).text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });

  test.each(['/feed.xml', '/zh/feed.xml'])('%s has the articles', async (path) => {
    const { type, text } = await read(path);
    expect(type).toContain('application/rss+xml');
    const items = [...text.matchAll(/<guid>([^<]+)<\/guid>/g)].map(([, address = '']) => address);
    expect(items.length).toBeGreaterThanOrEqual(4);
    for (const address of items) expect(pages.has(address.slice(origin.length)), address).toBe(true);
  });

  test.each(['en', 'zh'])('the search file of %s leads to pages that exist', async (lang) => {
    const { documents } = JSON.parse((await read(`/api/search.json?lang=${lang}`)).text);
    expect(documents.length).toBeGreaterThan(60);
    for (const { id } of documents) {
      const { pathname, hash } = new URL(id, origin);
      if (hash) expect(pages.get(pathname)?.ids, id).toContain(decodeURIComponent(hash.slice(1)));
      else expect(pages.has(pathname), id).toBe(true);
    }
  });

  test.each(['/manifest.webmanifest', '/zh/manifest.webmanifest'])(
    '%s names icons that exist',
    async (path) => {
      const manifest = JSON.parse((await read(path)).text);
      for (const { src } of manifest.icons)
        expect((await get(src)).headers.get('content-type')).toBe('image/png');
      expect((await get('/og/en.png')).status).toBe(200);
      expect((await get('/og/zh.png')).status).toBe(200);
    },
  );
});

describe('pages that do not exist', () => {
  test.each(['/nowhere', '/zh/nowhere', '/blog/nothing', '/zh/docs/no/such/page', '/blog/a/b'])(
    '%s answers 404 with search and the content navigation',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      const html = await response.text();
      expect(html).toContain('role="combobox"');
      expect(html).toContain(`href="${path.startsWith('/zh') ? '/zh' : ''}/docs/guide/quick-start"`);
      expect(html).toContain('noindex');
    },
  );
});
