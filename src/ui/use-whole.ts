import { startTransition, useEffect, useState } from 'react';
import { browserIdle } from './browser-idle.ts';
import { useHydrated } from './use-hydrated.ts';

/** Items that become whole in one idle moment: few enough for no press to wait. */
const step = 2;

/**
 * How many items of a long list are drawn whole, from the top. The written page holds `first` of them, and the others as a
 * few words with their links, so that it travels in one round trip; once it is taken over they all become whole, a few at a
 * time. A list that script draws from nothing is whole at once.
 */
export function useWhole(total: number, first: number): number {
  const [whole, setWhole] = useState(useHydrated() ? Number.POSITIVE_INFINITY : first);
  useEffect(() => {
    if (whole === Number.POSITIVE_INFINITY) return;
    const next = whole + step < total ? whole + step : Number.POSITIVE_INFINITY;
    let gone = false;
    void browserIdle().then(() => {
      if (!gone) startTransition(() => setWhole(next));
    });
    return () => {
      gone = true;
    };
  }, [whole, total]);
  return Math.min(whole, total);
}
