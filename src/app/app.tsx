import { Suspense, use, useDeferredValue, useEffect, useLayoutEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { localPath } from '../i18n/locale.ts';
import { usePageHolds } from '../lib/page-holds.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import type { PageHead } from '../routes/page-entry.ts';
import { FailureBoundary } from '../routes/sections.tsx';
import { Layout } from './layout/layout.tsx';
import { loadPage } from './page-loader.ts';

/** The shell, and in it the page of the current path. */
export function App() {
  const { pathname } = useLocation();
  return (
    <Layout>
      <Suspense fallback={null}>
        <CurrentPage pathname={pathname} />
      </Suspense>
    </Layout>
  );
}

function CurrentPage({ pathname }: { readonly pathname: string }) {
  const { Page, pageData } = use(loadPage(pathname));
  useHead(pageData.head);
  useRelease();
  // Rendered again only for another page: React would hydrate all its sections in one task.
  return useMemo(
    () => (
      <FailureBoundary key={pathname}>
        <Page data={pageData.data} />
      </FailureBoundary>
    ),
    [Page, pathname, pageData],
  );
}

/** Shows what boot.ts holds back, in the commit that renders it for the address and the stored event details. */
function useRelease(): void {
  const isHydrated = useHydrated();
  const isLoading = usePageHolds((count) => count > 0);
  // Deferred, because a listing defers its filters.
  const isRight = useDeferredValue(isHydrated && !isLoading);
  useLayoutEffect(() => {
    if (!isRight) return;
    const { dataset } = document.documentElement;
    delete dataset.held;
    // After the next layout, in which the browser must not scroll with a card that was hidden.
    requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.unanchored));
  }, [isRight]);
}

/** Tags that describe the prerendered page; crawlers read each page from its own file. */
const prerenderedOnly =
  'link:is([hreflang],[rel=prev],[rel=next]),meta:is([property^=og],[name^=twitter],[name=robots]),script[type$=json]';

/** Updates title, description and canonical link after a client-side navigation. */
function useHead(head: PageHead): void {
  useEffect(() => {
    const description = document.querySelector('meta[name="description"]');
    if (document.title === head.title && description?.getAttribute('content') === head.description) return;
    document.title = head.title;
    description?.setAttribute('content', head.description);
    for (const element of document.querySelectorAll(prerenderedOnly)) element.remove();
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (!head.path) canonical?.remove();
    else if (canonical) canonical.href = new URL(localPath(head.path), canonical.href).href;
  }, [head]);
}
