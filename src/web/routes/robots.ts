// Route: /robots.txt. Robots may read every page; the API and private screens have nothing for them.
import type { LoaderFunctionArgs } from 'react-router';
import { answerFile } from '../seo/answer-file.ts';
import { siteContext } from '../site-context.ts';

const closed = ['/api/', '/auth/', '/zh/auth/', '/files/', '/account', '/zh/account', '/login', '/zh/login'];

export function loader({ context }: LoaderFunctionArgs) {
  const { origin } = context.get(siteContext).browserConfig;
  const rules = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), 'Allow: /'];
  return answerFile(`${rules.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`, 'text/plain');
}
