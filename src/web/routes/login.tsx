// Route: the login form on a page of its own, for links from elsewhere.
import type { MetaFunction } from 'react-router';
import { LoginScreen } from '../features/login/login-screen.tsx';
import { pageMeta } from '../i18n/page-meta.ts';

export const meta: MetaFunction = ({ location }) =>
  pageMeta(location.pathname, { title: 'loginPage.title', indexed: false });

export default LoginScreen;
