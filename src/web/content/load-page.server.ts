// What content routes send to the page: the text with its neighbours, or the ways out of a page that does not exist.
import { data, type LoaderFunctionArgs } from 'react-router';
import type { BrowserConfig } from '#contract/browser-config.ts';
import type { Locale } from '#contract/locales.ts';
import { localeOfPath } from '../i18n/locale.ts';
import { siteContext } from '../site-context.ts';
import { library } from './library.server.ts';
import { type ContentKind, linkToPage, type Page, type PageLink } from './page.ts';

export type Article = Pick<Page, 'title' | 'description' | 'date' | 'minutes' | 'html' | 'headings' | 'slug'>;
export type ContentNavigation = { docs: PageLink[]; blog: PageLink[] };

export const localeOfRequest = (request: Request): Locale => localeOfPath(new URL(request.url).pathname);

export const listLinks = (locale: Locale, kind: ContentKind): PageLink[] =>
  library.list(locale, kind).map(linkToPage);

export const readNavigation = (request: Request): ContentNavigation => ({
  docs: listLinks(localeOfRequest(request), 'docs'),
  blog: listLinks(localeOfRequest(request), 'blog'),
});

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The support address and the site's own origin are known when a page is asked for, not when it is built. */
function fillPlaces(html: string, { supportEmail, origin }: BrowserConfig): string {
  const email = escapeHtml(supportEmail);
  return html
    .replaceAll('{email}', `<a href="mailto:${email}">${email}</a>`)
    .replaceAll('{origin}', escapeHtml(origin));
}

/** Answers 404 with the content navigation when there is no such page. */
export function loadPage(kind: ContentKind, slug: string, { request, context }: LoaderFunctionArgs) {
  const page = library.find(localeOfRequest(request), kind, slug);
  if (!page) return data({ article: null, navigation: readNavigation(request) }, { status: 404 });
  const { title, description, date, minutes, html, headings } = page;
  const { previous, next } = library.neighbours(page);
  const article: Article = {
    title,
    description,
    date,
    minutes,
    headings,
    slug,
    html: fillPlaces(html, context.get(siteContext).browserConfig),
  };
  return data({
    article,
    previous: previous && linkToPage(previous),
    next: next && linkToPage(next),
  });
}
