import { useEffect, useMemo, useState } from 'react';
import { useHold } from '../../../lib/page-holds.ts';
import { createSearch, type FindClose, type Search, type SearchedEntry } from './search-text.ts';

type Entries = readonly SearchedEntry[];

/** An index is built once: a step back renders its list at once. */
const indexes = new WeakMap<Entries, FindClose>();
const loads = new WeakMap<Entries, Promise<void>>();

/** Loads the code of close matches and indexes the entries. Resolves if it fails, too; the next call tries again. */
function loadCloseSearch(entries: Entries): Promise<void> {
  const known = loads.get(entries);
  if (known) return known;
  const load = import('./close-search.ts')
    .then(({ createCloseSearch }) => createCloseSearch(entries))
    .then(
      (findClose) => void indexes.set(entries, findClose),
      () => void loads.delete(entries),
    );
  loads.set(entries, load);
  return load;
}

export interface LoadingSearch {
  /** Finds exact matches at once, and close ones as soon as their code is loaded. */
  readonly search: Search;
  /** Whether close matches of the text are still missing. */
  readonly isLoading: boolean;
  /** Loads the code of close matches before there is a text. */
  readonly load: () => void;
}

/**
 * Searches entries, which must stay the same array. Each change of the text loads the code of close matches unless it is
 * loaded; a page that is opened with a text in its URL is held back until then.
 */
export function useSearch(entries: Entries, text: string, urlText = ''): LoadingSearch {
  /** The entries whose load has ended, in whatever way; a new object each time, so that a load after a failed one is shown. */
  const [ended, setEnded] = useState<{ readonly entries: Entries }>();
  useEffect(() => {
    if (text.trim() !== '' && !indexes.has(entries))
      loadCloseSearch(entries).then(() => setEnded({ entries }));
  }, [text, entries]);
  const findClose = indexes.get(entries);
  const isLoading = text.trim() !== '' && !findClose && ended?.entries !== entries;
  useHold(isLoading && text === urlText);
  return {
    search: useMemo(() => createSearch(entries, findClose), [entries, findClose]),
    isLoading,
    load: () => void loadCloseSearch(entries),
  };
}
