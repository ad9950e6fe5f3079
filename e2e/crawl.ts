// Reads the HTML of pages as a search engine does, and follows every link inside the site.

export type CrawledPage = {
  path: string;
  status: number;
  language: string;
  title: string;
  description: string;
  canonical: string;
  /** Language tag to address. */
  alternates: Record<string, string>;
  robots: string;
  /** Address of the picture that is shown where the page is shared. */
  picture: string;
  /** Levels of the headings in order. */
  headings: number[];
  ids: string[];
  links: string[];
  jsonLd: string[];
  /** All that a reader sees, without tags. */
  text: string;
};

type Fetch = (path: string) => Promise<Response>;

const plainText = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const attribute = (tag: string, name: string): string =>
  plainText(new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '');

const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map((match) => match[1] ?? '');

export function readPage(path: string, status: number, html: string): CrawledPage {
  const tags = (name: string) => all(html, new RegExp(`(<${name}\\b[^>]*>)`, 'gi'));
  const meta = (name: string, kind = 'name') =>
    attribute(tags('meta').find((tag) => attribute(tag, kind) === name) ?? '', 'content');
  const links = tags('link');
  const alternates = links.filter(
    (tag) => attribute(tag, 'rel') === 'alternate' && attribute(tag, 'hrefLang'),
  );
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style|template)\b[\s\S]*?<\/\1>/gi, ' ');
  return {
    path,
    status,
    language: attribute(tags('html')[0] ?? '', 'lang'),
    title: plainText(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: meta('description'),
    canonical: attribute(links.find((tag) => attribute(tag, 'rel') === 'canonical') ?? '', 'href'),
    alternates: Object.fromEntries(
      alternates.map((tag) => [attribute(tag, 'hrefLang'), attribute(tag, 'href')]),
    ),
    robots: meta('robots'),
    picture: meta('og:image', 'property'),
    headings: all(body, /<h([1-6])\b/gi).map(Number),
    ids: all(body, /\sid="([^"]*)"/g).map(plainText),
    links: all(body, /<a\b[^>]*\shref="([^"]*)"/gi).map(plainText),
    jsonLd: all(html, /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g),
    text: plainText(body.replace(/<[^>]+>/g, ' ')).replace(/\s+/g, ' '),
  };
}

/** Where a link leads inside the site; undefined for mail and other sites. */
export function pathInside(link: string, from: string, origin: string): URL | undefined {
  const url = new URL(link, new URL(from, origin));
  return url.origin === new URL(origin).origin ? url : undefined;
}

/** Every page that can be reached from `start`, each once; what is no HTML is recorded with its status only. */
export async function crawlSite(fetchPath: Fetch, origin: string, start: readonly string[]) {
  const pages = new Map<string, CrawledPage>();
  const queue = [...start];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (pages.has(path)) continue;
    const response = await fetchPath(path);
    const isPage = response.headers.get('content-type')?.includes('text/html') ?? false;
    const page = readPage(path, response.status, isPage ? await response.text() : '');
    pages.set(path, page);
    for (const link of page.links) {
      const url = pathInside(link, path, origin);
      if (url) queue.push(url.pathname + url.search);
    }
  }
  return pages;
}
