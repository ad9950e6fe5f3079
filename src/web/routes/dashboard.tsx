// Route: the dashboard.
import type { MetaFunction } from 'react-router';
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx';
import { pageMeta } from '../i18n/page-meta.ts';

export const meta: MetaFunction = ({ location }) => pageMeta(location.pathname, { title: 'dashboard.title' });

export default DashboardScreen;
