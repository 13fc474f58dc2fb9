import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from './use-hydrated.ts';

/** The URL's parameters; none in prerendered HTML and while hydrating, since a page is prerendered for its path alone. */
export function useUrlSearch(): URLSearchParams {
  const { search } = useLocation();
  const text = useHydrated() ? search : '';
  return useMemo(() => new URLSearchParams(text), [text]);
}
