import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AsTold } from '../../domain/facts/told.ts';
import type { VenueSummary } from '../../domain/venue-summary.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useVenues } from '../venues/use-venues.ts';
import { pageSize } from './listing-index.ts';

export interface Cards {
  /** While others replace them, those that were shown before. */
  readonly cards: readonly AsTold<VenueSummary>[];
  readonly isLoading: boolean;
  /** The cards are those that were shown before. */
  readonly isStale: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** The cards of some venues: those of the page, the others loaded by id. While the ids are not known, the cards stay. */
export function useCards(page: readonly AsTold<VenueSummary>[], ids: readonly string[] | undefined): Cards {
  const ofPage = useMemo(() => new Map(page.map((venue) => [venue.id, venue])), [page]);
  const [settled, setSettled] = useState(() => page.map(({ id }) => id).join());
  // A text: the same ids in another list must not render the cards again.
  const wanted = ids?.join() ?? settled;
  const missing = useMemo(() => split(wanted).filter((id) => !ofPage.has(id)), [wanted, ofPage]);
  const { venues, isLoading, isFailed, retry } = useVenues(missing);
  useEffect(() => {
    if (!isLoading) setSettled(wanted);
  }, [wanted, isLoading]);
  const isStale = isLoading && !wanted.startsWith(settled);
  const shown = isStale ? settled : wanted;
  const cards = useMemo(() => {
    const loaded = new Map(venues.map((venue) => [venue.id, venue]));
    return split(shown).flatMap((id) => ofPage.get(id) ?? loaded.get(id) ?? []);
  }, [shown, ofPage, venues]);
  return { cards, isLoading, isStale, isFailed, retry };
}

const split = (ids: string) => ids.split(',').filter(Boolean);

/** How many cards are shown at most, in the state of the history entry; `showMore` replaces the entry. */
export function useCardLimit(): { readonly limit: number; readonly showMore: () => void } {
  const { state, search, hash } = useLocation();
  const navigate = useNavigate();
  const stored = Number((state as { readonly cards?: unknown } | null)?.cards);
  // The prerendered page has its own cards.
  const limit = useHydrated() && stored > pageSize ? stored : pageSize;
  const showMore = () =>
    navigate(
      { search, hash },
      { replace: true, preventScrollReset: true, state: { ...state, cards: limit + pageSize } },
    );
  return { limit, showMore };
}
