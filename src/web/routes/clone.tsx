// Route: Clone Voice.
import type { MetaFunction } from 'react-router';
import { CloneScreen } from '../features/clone/clone-screen.tsx';
import { pageMeta } from '../i18n/page-meta.ts';

export const meta: MetaFunction = ({ location }) =>
  pageMeta(location.pathname, { title: 'clone.title', description: 'clone.text' });

export default CloneScreen;
