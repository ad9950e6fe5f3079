// Route: where a mailed login link leads.
import type { MetaFunction } from 'react-router';
import { AuthCallbackScreen } from '../features/auth-callback/auth-callback-screen.tsx';
import { pageMeta } from '../i18n/page-meta.ts';

export const meta: MetaFunction = ({ location }) =>
  pageMeta(location.pathname, { title: 'loginModal.title', indexed: false });

export default AuthCallbackScreen;
