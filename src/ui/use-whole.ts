import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { browserIdle } from './browser-idle.ts';
import { useOpenedAtTop } from './use-below.ts';
import { useHydrated } from './use-hydrated.ts';

interface LongList {
  readonly total: number;
  /** Items that the written page holds whole. */
  readonly first: number;
  /** Items that become whole in one idle moment: few enough for no press to wait. */
  readonly step?: number;
  /** Brief and whole take the same room to the pixel, so that a list may begin in brief wherever one comes back to it. */
  readonly exact?: boolean;
}

/**
 * How many items of a long list are drawn whole, from the top. The written page holds the `first` of them, and the others as
 * a few words with their links, so that it travels in one round trip; once it is taken over they all become whole, a few at
 * a time, or at once when somebody scrolls. A list that a link has opened begins in the same way; one that somebody comes back
 * to does where that is `exact`, else it is whole at once.
 */
export function useWhole({ total, first, step = 2, exact = false }: LongList): number {
  const written = !useHydrated();
  const openedAtTop = useOpenedAtTop();
  const begins = total > first && (written || openedAtTop || exact);
  const [whole, setWhole] = useState(begins ? first : Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (whole === Number.POSITIVE_INFINITY) return;
    const next = whole + step < total ? whole + step : Number.POSITIVE_INFINITY;
    let gone = false;
    void browserIdle().then(() => {
      if (!gone) startTransition(() => setWhole(next));
    });
    // Somebody reads on: what is not seen yet takes its room before this frame is painted, so that nothing moves.
    const all = () => flushSync(() => setWhole(Number.POSITIVE_INFINITY));
    if (!exact) window.addEventListener('scroll', all, { once: true, passive: true });
    return () => {
      gone = true;
      window.removeEventListener('scroll', all);
    };
  }, [whole, total, step, exact]);
  return Math.min(whole, total);
}
