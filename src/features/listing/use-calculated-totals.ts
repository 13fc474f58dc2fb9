import { startTransition, useEffect, useReducer } from 'react';
import type { FilteredVenue } from './filters/filter-groups.ts';
import type { ListingRules } from './filters/listing-rules.ts';

type Venues = readonly FilteredVenue[];
type TotalOf = NonNullable<ListingRules['totalOf']>;

const sliceMs = 8;
/** The venues whose totals are calculated, so that a step back renders its list at once. */
const calculated = new WeakMap<TotalOf, Venues>();

/**
 * Calculates and remembers the totals of a long listing in slices: those of 5,000 venues take a slow phone seconds. True once
 * that is done, and where there is nothing to do.
 */
export function useCalculatedTotals(venues: Venues | undefined, totalOf: TotalOf | undefined): boolean {
  const [, countDone] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!venues || !totalOf || calculated.get(totalOf) === venues) return;
    let isCurrent = true;
    const rest = venues.values();
    const calculateSlice = () => {
      if (!isCurrent) return;
      const end = performance.now() + sliceMs;
      for (const venue of rest) {
        totalOf(venue);
        if (performance.now() > end) return void setTimeout(calculateSlice);
      }
      calculated.set(totalOf, venues);
      startTransition(countDone);
    };
    calculateSlice();
    return () => {
      isCurrent = false;
    };
  }, [venues, totalOf]);
  return !venues || !totalOf || calculated.get(totalOf) === venues;
}
