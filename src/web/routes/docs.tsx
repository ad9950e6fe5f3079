// Route: the first page of the documentation.
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { listLinks, localeOfRequest } from '../content/load-page.server.ts';
import { DocsIndex } from '../features/docs/docs-index.tsx';
import { pageMeta } from '../i18n/page-meta.ts';

export const loader = ({ request }: LoaderFunctionArgs) => ({
  pages: listLinks(localeOfRequest(request), 'docs'),
});

export const meta: MetaFunction = ({ location }) =>
  pageMeta(location.pathname, { title: 'content.docs.title', description: 'content.docs.text' });

export default function DocsRoute() {
  return <DocsIndex {...useLoaderData<typeof loader>()} />;
}
