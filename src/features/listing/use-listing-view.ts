import { startTransition, useEffect, useMemo, useOptimistic, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { track } from '../../lib/analytics.ts';
import { useUrlSearch } from '../../lib/use-url-search.ts';
import { addedGroups, type Filters } from './filters/filters.ts';
import {
  type AddressContext,
  type AddressView,
  filtersToSearch,
  parseFilters,
} from './filters/filters-url.ts';
import type { SortId } from './sort-venues.ts';

/** What a listing shows, and the ways to change it. */
export interface ListingView extends AddressView {
  /** The address's parameters; none in prerendered HTML, which knows only the path. */
  readonly search: URLSearchParams;
  /** As `filters`, but with the text of the address: the same object while somebody types. */
  readonly settled: Filters;
  /** Changes the view with a step of its own in the history. */
  readonly setFilters: (filters: Filters) => void;
  readonly setSort: (sort: SortId) => void;
  /** While typing: shown at once, in the address after a pause, without a step in the history. */
  readonly setText: (text: string) => void;
  /** Puts what was typed into the address without waiting for the pause. */
  readonly settleText: () => void;
}

/** Browsers refuse an address that changes at every key. */
const pauseMs = 250;

/** The view of a listing lives in the address, so that back, forward and a shared link show the same. */
export function useListingView(context: AddressContext): ListingView {
  const [, setAddress] = useSearchParams();
  const search = useUrlSearch();
  const view = useMemo(() => parseFilters(search, context), [search, context]);
  // The router moves on in a transition; until then a ticked box must not jump back.
  const [shown, showNow] = useOptimistic(view);
  const [typed, setTyped] = useState<string>();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  const filters = useMemo(
    () => (typed === undefined ? shown.filters : { ...shown.filters, text: typed }),
    [shown, typed],
  );

  function go(next: Pick<AddressView, 'filters' | 'sort'>, replace: boolean) {
    clearTimeout(pause.current);
    for (const group of addedGroups(shown.filters, next.filters)) track({ event: 'filter_used', group });
    startTransition(() => {
      showNow({ ...shown, ...next });
      setTyped(undefined);
      setAddress((current) => filtersToSearch(next, context, current), { replace, preventScrollReset: true });
    });
  }
  const settle = (text: string) => go({ filters: { ...shown.filters, text }, sort: shown.sort }, true);

  return {
    search,
    filters,
    settled: shown.filters,
    sort: shown.sort,
    ignored: view.ignored,
    setFilters: (next) => go({ filters: next, sort: shown.sort }, false),
    setSort: (sort) => go({ filters, sort }, false),
    setText: (text) => {
      setTyped(text);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => settle(text), pauseMs);
    },
    settleText: () => typed !== undefined && settle(typed),
  };
}
