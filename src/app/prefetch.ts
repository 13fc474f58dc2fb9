import { preloadLeadDialogs } from '../features/leads/dialogs/lead-dialogs.tsx';
import { prefetchPage } from './page-loader.ts';

interface NetworkInformation {
  readonly saveData?: boolean;
}

const savesData = () =>
  (navigator as { readonly connection?: NetworkInformation }).connection?.saveData === true;

/** Fetches the page of a link that is pointed at, touched or focused. Nothing under Save-Data. */
export function prefetchLinks(): void {
  if (savesData()) return;
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.target || link.origin !== window.location.origin) return;
    if (link.pathname !== window.location.pathname) prefetchPage(link.pathname);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, prefetch, { passive: true });
}

/** Fetches the code of dialogs when the browser is idle. Nothing under Save-Data. */
export function prefetchDialogs(): void {
  if (savesData()) return;
  const load = () => {
    for (const code of [preloadLeadDialogs(), import('../features/listing/search/site-search-box.tsx')])
      code.catch(() => {});
  };
  if ('requestIdleCallback' in window) requestIdleCallback(load);
  else setTimeout(load, 2000);
}
