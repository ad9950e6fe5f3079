// Route: every address that is no page.
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { readNavigation } from '../content/load-page.server.ts';
import { MissingPage } from '../content/missing-page.tsx';
import { pageMeta } from '../i18n/page-meta.ts';

export const loader = ({ request }: LoaderFunctionArgs) =>
  data({ navigation: readNavigation(request) }, { status: 404 });

export const meta: MetaFunction = ({ location }) =>
  pageMeta(location.pathname, { title: 'notFound.documentTitle', indexed: false });

export default function NotFoundRoute() {
  return <MissingPage {...useLoaderData<typeof loader>()} />;
}
