import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in prerendered HTML and during hydration, then true. For values that depend on the device, the time or the URL. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
