// The state of a search: what was typed, what was found, whether it could be loaded.
import { useEffect, useState } from 'react';
import { useLocale } from '#web/i18n/use-text.ts';
import type { SearchResult } from './search-index.ts';

type Found = { query: string; results: SearchResult[]; failed: boolean };

export function useSearch() {
  const locale = useLocale();
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<Found>({ query: '', results: [], failed: false });
  const wanted = query.trim();

  useEffect(() => {
    let current = true;
    const show = (next: Found) => current && setFound(next);
    if (wanted === '') show({ query: '', results: [], failed: false });
    else
      import('./search-index.ts')
        .then(({ loadSearchIndex }) => loadSearchIndex(locale))
        .then(
          (index) => show({ query: wanted, results: index.search(wanted), failed: false }),
          () => show({ query: wanted, results: [], failed: true }),
        );
    return () => {
      current = false;
    };
  }, [wanted, locale]);

  return { query, setQuery, found };
}
