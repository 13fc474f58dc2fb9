import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Calls it after a navigation to another page, and after a step of the history: they close a dialog that is open. */
export function useOnLeave(onLeave: (isOtherPage: boolean) => void): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ key, pathname });
  const leave = useEffectEvent(onLeave);
  useLayoutEffect(() => {
    const last = shown.current;
    shown.current = { key, pathname };
    const isOtherPage = pathname !== last.pathname;
    if (isOtherPage || (type === 'POP' && key !== last.key)) leave(isOtherPage);
  }, [key, pathname, type]);
}
