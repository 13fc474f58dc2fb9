import { useEffect } from 'react';
import type { PageHead } from '../routes/route-data.ts';

/** What the first page told of itself alone; a robot reads each page from its own file. */
const firstPageOnly =
  'meta[property^="og:"], meta[name^="twitter:"], meta[name="robots"], script[type="application/ld+json"]';

/** Keeps the head true after a change of page: title, description, canonical link, and nothing of the page before. */
export function useHead(head: PageHead): void {
  useEffect(() => {
    const description = document.querySelector('meta[name="description"]');
    if (document.title === head.title && description?.getAttribute('content') === head.description) return;
    document.title = head.title;
    description?.setAttribute('content', head.description);
    for (const element of document.querySelectorAll(firstPageOnly)) element.remove();
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (!head.path) canonical?.remove();
    else if (canonical) canonical.href = new URL(head.path, canonical.href).href;
  }, [head]);
}
