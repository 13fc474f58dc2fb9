import { useLocation } from 'react-router-dom';
import { useHydrated } from '../lib/use-hydrated.ts';

/** The pathname; while hydrating, the one that the HTML was prerendered for: 404.html is served at many. */
export function usePathname(): string {
  const { pathname } = useLocation();
  return useHydrated() ? pathname : (globalThis.document?.documentElement.dataset.path ?? pathname);
}
