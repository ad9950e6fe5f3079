// Layout of the documentation: its pages beside the text.
import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { listLinks, localeOfRequest } from '../content/load-page.server.ts';
import { DocsNavigation } from '../features/docs/docs-navigation.tsx';
import { Frame } from './frame.tsx';

export const loader = ({ request }: LoaderFunctionArgs) => ({
  pages: listLinks(localeOfRequest(request), 'docs'),
});

export default function DocsLayout() {
  const { pages } = useLoaderData<typeof loader>();
  return (
    <Frame mainClass="page-column grid grid-cols-1 content-start gap-6 py-8 sm:py-12 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-12">
      <DocsNavigation pages={pages} />
      <Outlet />
    </Frame>
  );
}
