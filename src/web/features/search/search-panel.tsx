// A search field with its results: type, choose with the arrow keys, open with Enter (the combobox pattern).
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useText } from '#web/i18n/use-text.ts';
import { classNames } from '#web/ui/class-names.ts';
import { cutSnippet, markTerms } from './mark-terms.ts';
import type { SearchResult } from './search-index.ts';
import { useSearch } from './use-search.ts';

function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  let at = 0;
  return markTerms(text, terms).map((part) => {
    at += part.text.length;
    return part.marked ? (
      <mark key={at} className="rounded-sm bg-copper-wash text-copper">
        {part.text}
      </mark>
    ) : (
      <span key={at}>{part.text}</span>
    );
  });
}

type ResultProps = { id: string; result: SearchResult; chosen: boolean; onOpen: (() => void) | undefined };

function Result({ id, result, chosen, onOpen }: ResultProps) {
  const place = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (chosen) place.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const { terms } = result;
  return (
    <Link
      ref={place}
      id={id}
      role="option"
      aria-selected={chosen}
      tabIndex={-1}
      to={result.id}
      onClick={onOpen}
      className="block rounded-control px-3 py-2.5 hover:bg-sunken aria-selected:bg-sunken"
    >
      <span className="block font-medium">
        <Marked text={result.title} terms={terms} />
        {result.heading && (
          <span className="font-normal text-ink-soft">
            {' › '}
            <Marked text={result.heading} terms={terms} />
          </span>
        )}
      </span>
      <span className="mt-0.5 line-clamp-2 text-sm text-ink-soft">
        <Marked text={cutSnippet(result.text, terms)} terms={terms} />
      </span>
    </Link>
  );
}

type SearchPanelProps = { autoFocus?: boolean; onOpen?: () => void };

export function SearchPanel({ autoFocus = false, onOpen }: SearchPanelProps) {
  const t = useText();
  const navigate = useNavigate();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { query, setQuery, found } = useSearch();
  const [place, setPlace] = useState(0);
  const { results } = found;
  const chosen = Math.min(place, Math.max(0, results.length - 1));

  useEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus]);

  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const target = results[chosen];
    // Enter also ends the writing of a Chinese word; that one is not for us.
    if (event.nativeEvent.isComposing || results.length === 0) return;
    if (step) setPlace((chosen + step + results.length) % results.length);
    else if (event.key === 'Enter' && target) {
      void navigate(target.id);
      onOpen?.();
    } else return;
    event.preventDefault();
  };

  const optionId = (index: number) => `${listId}-${index}`;
  const empty = found.query !== '' && results.length === 0;
  return (
    <search>
      <div className="flex items-center gap-2.5 rounded-control border border-line-strong/60 bg-surface px-3.5 focus-within:border-pine">
        <Search aria-hidden className="size-5 shrink-0 text-ink-soft" />
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-label={t('content.search.label')}
          aria-expanded={results.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={results.length > 0 ? optionId(chosen) : undefined}
          autoComplete="off"
          placeholder={t('content.search.placeholder')}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setPlace(0);
          }}
          onKeyDown={move}
          className="min-h-12 w-full bg-transparent outline-none [&::-webkit-search-cancel-button]:hidden"
        />
      </div>
      <p role="status" className={classNames('text-sm text-ink-soft', empty ? 'px-3 py-6' : 'sr-only')}>
        {found.failed && t('content.search.failed')}
        {!found.failed && empty && t('content.search.none', { query: found.query })}
        {results.length > 0 && t('content.search.found', { count: results.length })}
      </p>
      <div
        id={listId}
        role="listbox"
        tabIndex={-1}
        hidden={results.length === 0}
        aria-label={t('content.search.results')}
        className="mt-2 max-h-[min(26rem,55dvh)] overflow-y-auto"
      >
        {results.map((result, index) => (
          <Result
            key={result.id}
            id={optionId(index)}
            result={result}
            chosen={index === chosen}
            onOpen={onOpen}
          />
        ))}
      </div>
    </search>
  );
}
