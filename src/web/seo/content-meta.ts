// Title, description and structured data of a written page.
import type { MetaDescriptor, MetaFunction } from 'react-router';
import { type Locale, localeTags } from '#contract/locales.ts';
import type { ContentKind } from '../content/page.ts';
import { localeOfPath, localePath } from '../i18n/locale.ts';
import { pageMeta } from '../i18n/page-meta.ts';
import { translate } from '../i18n/use-text.ts';
import { article, breadcrumbList } from './json-ld.ts';

type Matches = Parameters<MetaFunction>[0]['matches'];

/** The public origin, from the data of the root route. */
export function originOfMatches(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { browserConfig: { origin: string } }
    | undefined;
  return root?.browserConfig.origin ?? '';
}

type Described = { title: string; description: string; date: string };

function breadcrumbsOf(kind: ContentKind, locale: Locale, page: { title: string; path: string }) {
  const home = { title: translate(locale, 'nav.home'), path: localePath(locale, '/') };
  if (kind === 'legal') return [home, page];
  const list = { title: translate(locale, `content.${kind}.title`), path: localePath(locale, `/${kind}`) };
  return [home, list, page];
}

/** @example meta: ({ loaderData, location, matches }) => contentMeta('blog', loaderData?.article, location.pathname, matches) */
export function contentMeta(
  kind: ContentKind,
  page: Described | null | undefined,
  pathname: string,
  matches: Matches,
): MetaDescriptor[] {
  if (!page) return pageMeta(pathname, { title: 'notFound.documentTitle', indexed: false });
  const locale = localeOfPath(pathname);
  const origin = originOfMatches(matches);
  const { title, description, date } = page;
  const fullTitle = `${title} - ${translate(locale, 'site.name')}`;
  const isArticle = kind === 'blog';
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: isArticle ? 'article' : 'website' },
    { property: 'og:locale', content: localeTags[locale].replace('-', '_') },
    ...(isArticle ? [{ property: 'article:published_time', content: date }] : []),
    ...(kind === 'legal'
      ? []
      : [{ 'script:ld+json': article({ origin, locale }, { title, description, date, path: pathname }) }]),
    { 'script:ld+json': breadcrumbList(origin, breadcrumbsOf(kind, locale, { title, path: pathname })) },
  ];
}
