// Title and description of a page, for the browser's tab, search engines and shared links.
import type { MetaDescriptor } from 'react-router';
import { localeTags } from '#contract/locales.ts';
import { localeOfPath } from './locale.ts';
import { type MessageKey, translate } from './use-text.ts';

type PlainKey = Extract<
  MessageKey,
  | 'site.title'
  | 'site.description'
  | `${string}.title`
  | `${string}.documentTitle`
  | 'models.text'
  | 'clone.text'
  | 'content.blog.text'
  | 'content.docs.text'
>;

type PageMeta = { title?: PlainKey; description?: PlainKey; indexed?: boolean };

/** @example export const meta: MetaFunction = ({ location }) => pageMeta(location.pathname, { title: 'models.title' }); */
export function pageMeta(
  pathname: string,
  { title, description = 'site.description', indexed = true }: PageMeta,
) {
  const locale = localeOfPath(pathname);
  const text = (key: PlainKey): string => translate(locale, key);
  const fullTitle = title ? `${text(title)} - ${text('site.title')}` : text('site.title');
  const tags: MetaDescriptor[] = [
    { title: fullTitle },
    { name: 'description', content: text(description) },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: text(description) },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: localeTags[locale].replace('-', '_') },
  ];
  return indexed ? tags : [...tags, { name: 'robots', content: 'noindex' }];
}
