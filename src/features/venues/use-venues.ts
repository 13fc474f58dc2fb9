import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ComparedVenue, FullVenue, UnlistedVenue } from '../../domain/venue-summary.ts';
import { loadedData, loadVenue } from '../../lib/load-data.ts';
import { useAsTold } from '../../visitor/told-store.ts';

export interface LoadedVenues {
  /** The loaded ones, in the order of the ids. */
  readonly venues: readonly ComparedVenue[];
  /** Ids without a listed venue. */
  readonly unknown: readonly string[];
  /** The venues of these ids that the operator has hidden. */
  readonly unlisted: readonly UnlistedVenue[];
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

type Loaded = FullVenue | UnlistedVenue | undefined;

const isListed = (venue: Loaded): venue is FullVenue => venue !== undefined && !('isUnlisted' in venue);

/** Loads venues by id; those that were loaded before are there at once. A venue stays loaded after its id has left the list. */
export function useVenues(ids: readonly string[]): LoadedVenues {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, Loaded>>(
    () => new Map(ids.map((id) => [id, loadedVenue(id)] as const).filter(([, venue]) => venue)),
  );
  /** The ids whose load has failed: that of an earlier list says nothing about this one. */
  const [failed, setFailed] = useState<string>();
  const missing = useMemo(() => ids.filter((id) => !loaded.has(id)).join(), [ids, loaded]);

  const load = useCallback(() => {
    if (!missing) return;
    setFailed(undefined);
    loadVenues(missing.split(',')).then(
      (venues) => setLoaded((previous) => new Map([...previous, ...venues])),
      () => setFailed(missing),
    );
  }, [missing]);
  useEffect(load, [load]);

  const found = useMemo(() => ids.flatMap((id) => loaded.get(id) ?? []), [ids, loaded]);
  const venues = useAsTold(useMemo(() => found.filter(isListed), [found]));
  return {
    venues,
    unknown: ids.filter((id) => loaded.has(id) && !isListed(loaded.get(id))),
    unlisted: found.filter((venue) => 'isUnlisted' in venue),
    isLoading: missing !== '' && failed !== missing,
    isFailed: failed === missing,
    retry: load,
  };
}

/** Six requests at a time. */
async function loadVenues(ids: readonly string[]): Promise<ReadonlyMap<string, Loaded>> {
  const venues = new Map<string, Loaded>();
  const rest = ids.values();
  const loadRest = async () => {
    for (const id of rest) venues.set(id, await loadVenue(id));
  };
  await Promise.all(Array.from({ length: 6 }, loadRest));
  return venues;
}

const loadedVenue = (id: string) => loadedData(`venue-summaries/${id}`) as Loaded;
