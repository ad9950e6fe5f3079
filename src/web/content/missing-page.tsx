// A page that does not exist, with search and all that does.
import { NotFoundPage } from '../features/not-found/not-found-page.tsx';
import { SearchPanel } from '../features/search/search-panel.tsx';
import type { ContentNavigation } from './load-page.server.ts';

export function MissingPage({ navigation }: { navigation: ContentNavigation }) {
  return <NotFoundPage search={<SearchPanel />} navigation={navigation} />;
}
