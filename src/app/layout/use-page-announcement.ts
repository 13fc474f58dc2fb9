import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useStatus } from '../../components/status.tsx';

/** After a change of path, not on the first load: moves the focus to the page's heading and returns the status that has its title. */
export function usePageAnnouncement() {
  const { pathname } = useLocation();
  const current = useRef(pathname);
  const [status, say] = useStatus();
  const sayTitle = useEffectEvent(() => say(document.title));

  useEffect(() => {
    if (current.current === pathname) return;
    current.current = pathname;
    sayTitle();
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);

  return status;
}
