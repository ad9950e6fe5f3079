// Route: one page of the documentation; its address may have several segments.
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { loadPage } from '../content/load-page.server.ts';
import { MissingPage } from '../content/missing-page.tsx';
import { DocsArticle } from '../features/docs/docs-article.tsx';
import { contentMeta } from '../seo/content-meta.ts';

export const loader = (args: LoaderFunctionArgs) =>
  loadPage('docs', (args.params['*'] ?? '').replace(/\/$/, ''), args);

export const meta: MetaFunction<typeof loader> = ({ loaderData, location, matches }) =>
  contentMeta('docs', loaderData?.article, location.pathname, matches);

export default function DocsArticleRoute() {
  const found = useLoaderData<typeof loader>();
  return found.article ? <DocsArticle {...found} /> : <MissingPage navigation={found.navigation} />;
}
