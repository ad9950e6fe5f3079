// Route: the account page.
import type { MetaFunction } from 'react-router';
import { AccountScreen } from '../features/account/account-screen.tsx';
import { pageMeta } from '../i18n/page-meta.ts';

export const meta: MetaFunction = ({ location }) =>
  pageMeta(location.pathname, { title: 'account.title', indexed: false });

export default AccountScreen;
