// Route: the list of articles.
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { library } from '../content/library.server.ts';
import { localeOfRequest } from '../content/load-page.server.ts';
import { linkToPage } from '../content/page.ts';
import { BlogList } from '../features/blog/blog-list.tsx';
import { pageMeta } from '../i18n/page-meta.ts';

export const loader = ({ request }: LoaderFunctionArgs) => ({
  articles: library
    .list(localeOfRequest(request), 'blog')
    .map((page) => ({ ...linkToPage(page), minutes: page.minutes })),
});

export const meta: MetaFunction = ({ location }) =>
  pageMeta(location.pathname, { title: 'content.blog.title', description: 'content.blog.text' });

export default function BlogRoute() {
  return <BlogList {...useLoaderData<typeof loader>()} />;
}
