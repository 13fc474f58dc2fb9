import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ComparedVenue } from '../../domain/venue-summary.ts';
import { loadedData, loadVenue } from '../../lib/load-data.ts';

export interface LoadedVenues {
  /** The loaded ones, in the order of the ids. */
  readonly venues: readonly ComparedVenue[];
  /** Ids without a venue. */
  readonly unknown: readonly string[];
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** Loads venues by id; those that were loaded before are there at once. A venue stays loaded after its id has left the list. */
export function useVenues(ids: readonly string[]): LoadedVenues {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, ComparedVenue | undefined>>(
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

  const venues = useMemo(() => ids.flatMap((id) => loaded.get(id) ?? []), [ids, loaded]);
  return {
    venues,
    unknown: ids.filter((id) => loaded.has(id) && !loaded.get(id)),
    isLoading: missing !== '' && failed !== missing,
    isFailed: failed === missing,
    retry: load,
  };
}

/** Six requests at a time. */
async function loadVenues(ids: readonly string[]): Promise<ReadonlyMap<string, ComparedVenue | undefined>> {
  const venues = new Map<string, ComparedVenue | undefined>();
  const rest = ids.values();
  const loadRest = async () => {
    for (const id of rest) venues.set(id, await loadVenue(id));
  };
  await Promise.all(Array.from({ length: 6 }, loadRest));
  return venues;
}

const loadedVenue = (id: string) => loadedData(`venue-summaries/${id}`) as ComparedVenue | undefined;
