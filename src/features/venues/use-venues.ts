import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ComparedVenue } from '../../content/types.ts';
import { loadVenue } from '../../lib/load-data.ts';

/** Venues that are fetched by their ids. */
export interface FetchedVenues {
  /** Those that are there, in the order of the ids. */
  readonly venues: readonly ComparedVenue[];
  /** The ids that belong to no venue. */
  readonly unknown: readonly string[];
  readonly waiting: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Fetches venues by id; one that was fetched stays, whatever the list becomes. */
export function useVenues(ids: readonly string[]): FetchedVenues {
  const [known, setKnown] = useState<ReadonlyMap<string, ComparedVenue | undefined>>(new Map());
  const [failed, setFailed] = useState(false);
  const wanted = useMemo(() => ids.filter((id) => !known.has(id)).join(), [ids, known]);

  const fetchThem = useCallback(() => {
    if (!wanted) return;
    setFailed(false);
    Promise.all(wanted.split(',').map(async (id) => [id, await loadVenue(id)] as const)).then(
      (found) => setKnown((before) => new Map([...before, ...found])),
      (error: unknown) => {
        console.warn('Venues could not be fetched', error);
        setFailed(true);
      },
    );
  }, [wanted]);
  useEffect(fetchThem, [fetchThem]);

  const venues = useMemo(() => ids.flatMap((id) => known.get(id) ?? []), [ids, known]);
  return {
    venues,
    unknown: ids.filter((id) => known.has(id) && !known.get(id)),
    waiting: wanted !== '' && !failed,
    failed: failed && wanted !== '',
    retry: fetchThem,
  };
}
