// Route: /sitemap.xml, every page that should be found.
import type { LoaderFunctionArgs } from 'react-router';
import { library } from '../content/library.server.ts';
import { pathOfPage } from '../content/page.ts';
import { answerFile } from '../seo/answer-file.ts';
import { writeSitemap } from '../seo/xml.ts';
import { siteContext } from '../site-context.ts';

const screens = ['/', '/clone', '/dashboard', '/models', '/blog', '/docs'];

export function loader({ context }: LoaderFunctionArgs) {
  const { origin } = context.get(siteContext).browserConfig;
  const pages = library.list('en').map((page) => ({ path: pathOfPage(page), date: page.date }));
  return answerFile(
    writeSitemap(origin, [...screens.map((path) => ({ path })), ...pages]),
    'application/xml',
  );
}
