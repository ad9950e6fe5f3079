// Route: the home page.
import type { MetaFunction } from 'react-router';
import { HomeScreen } from '../features/home/home-screen.tsx';
import { pageMeta } from '../i18n/page-meta.ts';

export const meta: MetaFunction = ({ location }) => pageMeta(location.pathname, {});

export default HomeScreen;
