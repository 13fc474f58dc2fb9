import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** After a change of path, not on the first load: moves the focus to the page's heading and returns the title to announce. */
export function usePageAnnouncement(): string {
  const { pathname } = useLocation();
  const current = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (current.current === pathname) return;
    current.current = pathname;
    setTitle(document.title);
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);

  return title;
}
