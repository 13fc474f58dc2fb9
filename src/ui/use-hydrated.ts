import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while prerendered HTML is taken over, true from then on: what only the browser knows may be drawn now. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
