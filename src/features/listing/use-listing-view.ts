import { startTransition, useEffect, useEffectEvent, useMemo, useOptimistic, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatQuery } from '../../domain/format-query.ts';
import { routePath } from '../../i18n/locale.ts';
import { track } from '../../lib/analytics.ts';
import { useUrlSearch } from '../../lib/use-url-search.ts';
import { addedGroups, type Filters } from './filters/filters.ts';
import { filtersToSearch, parseFilters, type UrlContext, type UrlState } from './filters/filters-url.ts';
import type { SortId } from './sort-venues.ts';

/** The state of a listing and the functions that change it. */
export interface ListingView extends UrlState {
  /** As `filters`, but with the text of the URL: the same object while the visitor types. */
  readonly settled: Filters;
  /** Adds a history entry. */
  readonly setFilters: (filters: Filters) => void;
  /** Adds a history entry, or replaces the present one. */
  readonly setSort: (sort: SortId, replace?: boolean) => void;
  /** Takes effect immediately and replaces the URL after a pause. */
  readonly setText: (text: string) => void;
  /** Writes the typed text into the URL without waiting for the pause. */
  readonly settleText: () => void;
}

/** Browsers limit how often the URL may change. */
const pauseMs = 250;

/** Keeps the state of a listing in the URL. Text that is typed before the URL is read takes precedence over its text. */
export function useListingView(context: UrlContext): ListingView {
  const location = useLocation();
  const navigateTo = useNavigate();
  const search = useUrlSearch();
  const fromUrl = useMemo(() => parseFilters(search, context), [search, context]);
  // The router navigates in a transition; until it ends, controls show the new state.
  const [state, setOptimisticState] = useOptimistic(fromUrl);
  /** Text that is not in the URL yet. */
  const [typed, setTyped] = useState<string>();
  const filters = useMemo(
    () => (typed === undefined ? state.filters : { ...state.filters, text: typed }),
    [state, typed],
  );

  function navigate(next: Pick<UrlState, 'filters' | 'sort'>, replace: boolean) {
    for (const group of addedGroups(state.filters, next.filters)) track({ event: 'filter_used', group });
    startTransition(() => {
      setOptimisticState({ ...state, ...next });
      setTyped(undefined);
      const params = filtersToSearch(next, context, new URLSearchParams(location.search));
      navigateTo(`?${formatQuery(params)}`, { replace, preventScrollReset: true });
    });
  }
  const settleText = () => {
    if (typed !== undefined) navigate({ filters, sort: state.sort }, true);
  };
  // An effect event, because the URL may be read, a filter change or the visitor follow a link during the pause.
  const onPause = useEffectEvent(() => {
    if (routePath(window.location.pathname) === location.pathname) settleText();
  });
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => onPause(), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    filters,
    settled: state.filters,
    sort: state.sort,
    ignored: fromUrl.ignored,
    setFilters: (next) => navigate({ filters: next, sort: state.sort }, false),
    setSort: (sort, replace = false) => navigate({ filters, sort }, replace),
    setText: setTyped,
    settleText,
  };
}
