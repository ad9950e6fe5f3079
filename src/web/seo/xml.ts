// XML documents for machines: the sitemap and the feeds.
import type { Locale } from '#contract/locales.ts';
import { locales, localeTags } from '#contract/locales.ts';
import { barePath, localePath } from '../i18n/locale.ts';

const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** `path` may be in any language: every page is listed once per language, each with links to all of them. */
export function writeSitemap(origin: string, pages: readonly { path: string; date?: string }[]): string {
  const address = (locale: Locale, path: string) => escapeXml(origin + localePath(locale, path));
  const bare = new Map(pages.map(({ path, date }) => [barePath(path), date]));
  const urls = [...bare].flatMap(([path, date]) => {
    const alternates = [
      ...locales.map((locale) => [localeTags[locale].split('-')[0], address(locale, path)]),
      ['x-default', address('en', path)],
    ].map(([tag, href]) => `    <xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>\n`);
    return locales.map(
      (locale) =>
        `  <url>\n    <loc>${address(locale, path)}</loc>\n${alternates.join('')}${date === undefined ? '' : `    <lastmod>${date}</lastmod>\n`}  </url>\n`,
    );
  });
  return `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`;
}

export type FeedItem = { path: string; title: string; description: string; date: string };
export type Feed = { title: string; description: string; locale: Locale; items: readonly FeedItem[] };

/** RSS 2.0. */
export function writeFeed(origin: string, { title, description, locale, items }: Feed): string {
  const entries = items.map(
    ({ path, ...item }) => `    <item>
      <title>${escapeXml(item.title)}</title>
      <link>${escapeXml(origin + path)}</link>
      <guid>${escapeXml(origin + path)}</guid>
      <description>${escapeXml(item.description)}</description>
      <pubDate>${new Date(item.date).toUTCString()}</pubDate>
    </item>
`,
  );
  return `${head}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeXml(title)}</title>
    <link>${escapeXml(origin + localePath(locale, '/blog'))}</link>
    <description>${escapeXml(description)}</description>
    <language>${localeTags[locale]}</language>
    <atom:link href="${escapeXml(origin + localePath(locale, '/feed.xml'))}" rel="self" type="application/rss+xml"/>
${entries.join('')}  </channel>
</rss>
`;
}
