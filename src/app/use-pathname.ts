import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const subscribe = () => () => {};

/** The pathname; while hydrating, the one that the HTML was prerendered for: 404.html is served at many. */
export function usePathname(): string {
  const { pathname } = useLocation();
  const getServerSnapshot = () =>
    typeof document === 'undefined' ? pathname : (document.documentElement.dataset.path ?? pathname);
  return useSyncExternalStore(subscribe, () => pathname, getServerSnapshot);
}
