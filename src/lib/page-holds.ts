import { useLayoutEffect } from 'react';
import { create } from 'zustand';

/** How many parts of the page wait for what makes them right for its URL: until none does, what boot.ts holds back stays hidden. */
export const usePageHolds = create(() => 0);

/** Holds the page while a part of it waits. */
export function useHold(isWaiting: boolean): void {
  useLayoutEffect(() => {
    if (!isWaiting) return;
    usePageHolds.setState((count) => count + 1, true);
    return () => usePageHolds.setState((count) => count - 1, true);
  }, [isWaiting]);
}

/** Holds the page as long as it is rendered, in place of a part that is loading. */
export function PageHold(): null {
  useHold(true);
  return null;
}
