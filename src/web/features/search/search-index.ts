// The index that searches run on, made in the browser from /api/search.json. Loaded when somebody searches.
import MiniSearch from 'minisearch';
import { type Locale, localeTags } from '#contract/locales.ts';
import type { SearchDocument } from '#web/content/search-documents.ts';
import { allowedMistakes, splitWords } from './split-words.ts';

export type SearchResult = SearchDocument & {
  /** The words of the text that were found, for marking. */
  terms: string[];
};

const mostResults = 12;
/** A word in a title says more than one in the text. */
const boost = { title: 6, heading: 4, text: 1 };

export function createSearchIndex(documents: readonly SearchDocument[], locale: Locale) {
  const index = new MiniSearch<SearchDocument>({
    fields: ['title', 'heading', 'text'],
    tokenize: (text) => splitWords(text, localeTags[locale]),
    processTerm: (term) => term,
    searchOptions: { boost, prefix: true, fuzzy: allowedMistakes },
  });
  index.addAll(documents);
  const byId = new Map(documents.map((document) => [document.id, document]));
  return {
    /** All words if any section has them all, otherwise some of them. */
    search(query: string): SearchResult[] {
      const strict = index.search(query, { combineWith: 'AND' });
      const found = strict.length > 0 ? strict : index.search(query);
      return found.slice(0, mostResults).flatMap(({ id, terms }) => {
        const document = byId.get(String(id));
        return document ? [{ ...document, terms }] : [];
      });
    },
  };
}
export type SearchIndex = ReturnType<typeof createSearchIndex>;

const loading = new Map<Locale, Promise<SearchIndex>>();

/** One index per language and visit; a failed load may be tried again. */
export function loadSearchIndex(locale: Locale): Promise<SearchIndex> {
  const existing = loading.get(locale);
  if (existing) return existing;
  const index = fetch(`/api/search.json?lang=${locale}`).then(async (response) => {
    if (!response.ok) throw new Error(`The search file answered ${response.status}`);
    const { documents } = (await response.json()) as { documents: SearchDocument[] };
    return createSearchIndex(documents, locale);
  });
  index.catch(() => loading.delete(locale));
  loading.set(locale, index);
  return index;
}
