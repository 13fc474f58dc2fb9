import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { browserIdle } from './browser-idle.ts';
import { frameShown } from './frame-shown.ts';
import { scrollPlaces } from './scroll-places.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * Whether this part of a page is drawn from nothing while somebody looks at the page's top: a link has opened the page, or somebody
 * comes back to its top. Not where it was written with the page, nor where somebody comes or is sent to a place further down.
 */
export function useOpenedAtTop(): boolean {
  const hydrated = useHydrated();
  const { key } = useLocation();
  const arrivedBy = useNavigationType();
  const [atTop] = useState(
    () =>
      hydrated && window.location.hash === '' && (arrivedBy !== 'POP' || (scrollPlaces.get(key) ?? 0) === 0),
  );
  return atTop;
}

/** Whether what lies below a page's first screen is drawn: on a page opened by a link, once that screen has been painted. */
export function useBelow(): boolean {
  const [drawn, setDrawn] = useState(!useOpenedAtTop());
  useEffect(() => {
    if (drawn) return;
    let gone = false;
    void frameShown()
      .then(browserIdle)
      .then(() => {
        if (!gone) startTransition(() => setDrawn(true));
      });
    return () => {
      gone = true;
    };
  }, [drawn]);
  return drawn;
}
