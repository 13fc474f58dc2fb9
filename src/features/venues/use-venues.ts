import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ComparedVenue } from '../../domain/venue-summary.ts';
import { loadVenue } from '../../lib/load-data.ts';

export interface LoadedVenues {
  /** The loaded ones, in the order of the ids. */
  readonly venues: readonly ComparedVenue[];
  /** Ids without a venue. */
  readonly unknown: readonly string[];
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** Loads venues by id. A venue stays loaded after its id has left the list. */
export function useVenues(ids: readonly string[]): LoadedVenues {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, ComparedVenue | undefined>>(new Map());
  const [hasError, setHasError] = useState(false);
  const missing = useMemo(() => ids.filter((id) => !loaded.has(id)).join(), [ids, loaded]);

  const load = useCallback(() => {
    if (!missing) return;
    setHasError(false);
    Promise.all(missing.split(',').map(async (id) => [id, await loadVenue(id)] as const)).then(
      (entries) => setLoaded((previous) => new Map([...previous, ...entries])),
      (error: unknown) => {
        console.warn('Venues could not be loaded', error);
        setHasError(true);
      },
    );
  }, [missing]);
  useEffect(load, [load]);

  const venues = useMemo(() => ids.flatMap((id) => loaded.get(id) ?? []), [ids, loaded]);
  return {
    venues,
    unknown: ids.filter((id) => loaded.has(id) && !loaded.get(id)),
    isLoading: missing !== '' && !hasError,
    isFailed: missing !== '' && hasError,
    retry: load,
  };
}
