import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { browserIdle } from './browser-idle.ts';
import { frameShown } from './frame-shown.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * Whether this part of a page is drawn from nothing while somebody looks at the page's top: a link has opened the page. Not where
 * it was written with the page, nor where somebody comes back to their place or is sent to one.
 */
export function useOpenedAtTop(): boolean {
  const hydrated = useHydrated();
  const arrivedBy = useNavigationType();
  const [atTop] = useState(() => hydrated && arrivedBy !== 'POP' && window.location.hash === '');
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
