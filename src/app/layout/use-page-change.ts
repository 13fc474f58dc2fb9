import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keepScrollPlaces, scrollPlaces } from '../../components/scroll-places.ts';

/** React warns about layout effects where there is no layout. */
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Starts each new path at the top (or at its hash), and each step back where it was left. */
export function useScrollPlaces(): void {
  const { key, pathname, hash } = useLocation();
  const arrivedBy = useNavigationType();
  const shown = useRef({ key, pathname });

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const note = () => scrollPlaces.set(shown.current.key, window.scrollY);
    const leave = () => {
      keepScrollPlaces();
      // The browser itself restores a reloaded page, before our script is there.
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', leave);
    };
  }, []);

  useBrowserLayoutEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { key, pathname };
    if (arrivedBy === 'POP') window.scrollTo(0, scrollPlaces.get(key) ?? 0);
    else if (before.pathname !== pathname) scrollToStart(hash);
  }, [key, pathname, hash, arrivedBy]);
}

function scrollToStart(hash: string) {
  const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

/** After a change of path (not the first load): puts the focus on the page's heading; returns the title to announce. */
export function usePageAnnouncement(): string {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);

  return title;
}
