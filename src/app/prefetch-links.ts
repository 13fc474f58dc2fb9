import { visitorMoved } from '../components/visitor-moved.ts';
import { prefetchPage } from './page-loader.ts';

/** Pages fetched because their link is on screen, at most: a long listing must not fetch the site. */
const mostInView = 6;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Fetches the page of a link that is pointed at, touched or focused, and, once the visitor scrolls and the browser has a
 * moment, of the first few that are on screen. Nothing for those who save data.
 */
export function prefetchLinks(): void {
  const { connection } = navigator as { readonly connection?: Connection };
  if (connection?.saveData) return;
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link && leadsElsewhere(link)) prefetchPage(link.pathname);
  };
  for (const kind of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(kind, look, { passive: true });
  if (!connection?.effectiveType?.includes('2g') && 'requestIdleCallback' in window) prefetchInView();
}

function leadsElsewhere(link: HTMLAnchorElement): boolean {
  return !link.target && link.origin === window.location.origin && link.pathname !== window.location.pathname;
}

function prefetchInView(): void {
  const asked = new Set<string>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const link = target as HTMLAnchorElement;
      if (!isIntersecting || asked.size >= mostInView || !leadsElsewhere(link)) continue;
      asked.add(link.pathname);
      requestIdleCallback(() => prefetchPage(link.pathname));
    }
  });
  const watch = () => {
    if (asked.size >= mostInView) observer.disconnect();
    else for (const link of document.querySelectorAll('main a[href^="/"]')) observer.observe(link);
  };
  void visitorMoved().then(() => {
    watch();
    // A new page has new links: they are seen when its scrolling rests.
    document.addEventListener('scrollend', watch, { passive: true });
  });
}
