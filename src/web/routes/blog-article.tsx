// Route: one article.
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { loadPage } from '../content/load-page.server.ts';
import { MissingPage } from '../content/missing-page.tsx';
import { BlogArticle } from '../features/blog/blog-article.tsx';
import { contentMeta } from '../seo/content-meta.ts';

export const loader = (args: LoaderFunctionArgs) => loadPage('blog', args.params.slug ?? '', args);

export const meta: MetaFunction<typeof loader> = ({ loaderData, location, matches }) =>
  contentMeta('blog', loaderData?.article, location.pathname, matches);

export default function BlogArticleRoute() {
  const found = useLoaderData<typeof loader>();
  return found.article ? <BlogArticle {...found} /> : <MissingPage navigation={found.navigation} />;
}
