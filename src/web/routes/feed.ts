// Route: /feed.xml and /zh/feed.xml, the articles as RSS.
import type { LoaderFunctionArgs } from 'react-router';
import { listLinks, localeOfRequest } from '../content/load-page.server.ts';
import { translate } from '../i18n/use-text.ts';
import { answerFile } from '../seo/answer-file.ts';
import { writeFeed } from '../seo/xml.ts';
import { siteContext } from '../site-context.ts';

export function loader({ request, context }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const { origin } = context.get(siteContext).browserConfig;
  const feed = writeFeed(origin, {
    locale,
    title: `${translate(locale, 'site.name')} - ${translate(locale, 'content.blog.title')}`,
    description: translate(locale, 'content.blog.text'),
    items: listLinks(locale, 'blog'),
  });
  return answerFile(feed, 'application/rss+xml');
}
