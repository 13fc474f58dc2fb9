import { leadDialogPreloads } from '../features/leads/dialogs/lead-dialogs.tsx';
import { getLocale, localeOf, routePath } from '../i18n/locale.ts';
import { prefetchWhenIdle, savesData } from '../lib/prefetch.ts';
import { preloadSearch } from './layout/search-dialog.tsx';
import { prefetchPage } from './page-loader.ts';

/** Fetches the page of a link that is pointed at, touched or focused; not under Save-Data. */
export function prefetchLinks(): void {
  if (savesData()) return;
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    // A link to the next page of a list adds its cards.
    if (!link || link.target || link.rel || link.origin !== window.location.origin) return;
    if (localeOf(link.pathname) !== getLocale()) return;
    if (link.pathname !== window.location.pathname) prefetchPage(routePath(link.pathname));
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, prefetch, { passive: true });
}

/** Fetches the code of the dialogs that every page can open, each in an idle moment of its own: together they block a phone. */
export async function prefetchDialogs(): Promise<void> {
  await Promise.all([...leadDialogPreloads, preloadSearch].map(prefetchWhenIdle));
}
