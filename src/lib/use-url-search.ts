import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const subscribe = () => () => {};

/** The URL's parameters; none in prerendered HTML and while hydrating, since a page is prerendered for its path alone. */
export function useUrlSearch(): URLSearchParams {
  const { search } = useLocation();
  const text = useSyncExternalStore(
    subscribe,
    () => search,
    () => '',
  );
  return useMemo(() => new URLSearchParams(text), [text]);
}
