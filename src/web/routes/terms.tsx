// Route: terms of service.
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { loadPage } from '../content/load-page.server.ts';
import { MissingPage } from '../content/missing-page.tsx';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { contentMeta } from '../seo/content-meta.ts';

export const loader = (args: LoaderFunctionArgs) => loadPage('legal', 'terms', args);

export const meta: MetaFunction<typeof loader> = ({ loaderData, location, matches }) =>
  contentMeta('legal', loaderData?.article, location.pathname, matches);

export default function TermsRoute() {
  const found = useLoaderData<typeof loader>();
  return found.article ? (
    <LegalPage article={found.article} />
  ) : (
    <MissingPage navigation={found.navigation} />
  );
}
