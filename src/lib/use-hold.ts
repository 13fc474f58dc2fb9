import { useLayoutEffect } from 'react';
import { usePageHolds } from './page-holds.ts';

/** Holds the page while a part of it waits. */
export function useHold(isWaiting: boolean): void {
  useLayoutEffect(() => {
    if (!isWaiting) return;
    usePageHolds.setState((count) => count + 1, true);
    return () => usePageHolds.setState((count) => count - 1, true);
  }, [isWaiting]);
}
