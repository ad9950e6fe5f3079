// Route: My Voice Models.
import type { MetaFunction } from 'react-router';
import { ModelsScreen } from '../features/models/models-screen.tsx';
import { pageMeta } from '../i18n/page-meta.ts';
import { QueryProvider } from '../session/query-provider.tsx';

export const meta: MetaFunction = ({ location }) =>
  pageMeta(location.pathname, { title: 'models.title', description: 'models.text' });

export default function ModelsRoute() {
  return (
    <QueryProvider>
      <ModelsScreen />
    </QueryProvider>
  );
}
