// Route: every address that is no page.
import { data, type MetaFunction } from 'react-router';
import { NotFoundPage } from '../features/not-found/not-found-page.tsx';
import { pageMeta } from '../i18n/page-meta.ts';

export const loader = () => data(null, { status: 404 });

export const meta: MetaFunction = ({ location }) =>
  pageMeta(location.pathname, { title: 'notFound.documentTitle', indexed: false });

export default NotFoundPage;
