import { prefetchPage } from './page-loader.ts';

/** Fetches the page of a link that is pointed at, touched or focused, unless the visitor saves data. */
export function prefetchLinks(): void {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData) return;
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.target || link.origin !== window.location.origin) return;
    if (link.pathname !== window.location.pathname) prefetchPage(link.pathname);
  };
  for (const kind of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(kind, look, { passive: true });
}
