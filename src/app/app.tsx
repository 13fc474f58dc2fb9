import { Suspense, use, useEffect, useInsertionEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { loadParts } from '../components/later-part.tsx';
import { setLateFonts } from './late-fonts.ts';
import { HeaderTools } from './layout/header-tools.tsx';
import { Layout } from './layout/layout.tsx';
import { loadPage } from './page-loader.ts';
import { sayPageReady } from './page-ready.ts';
import { findRoute, type RouteEntry } from './routes.tsx';
import { useFollowedLinks } from './use-followed-links.ts';
import { useHead } from './use-head.ts';

/** The whole site: the shell, and the page of the address inside it. */
export function App() {
  const { pathname, key } = useLocation();
  useFollowedLinks();
  // A part that still waits for its code knows the address: React would hold every step within the page back for it.
  if (key !== 'default') loadParts().catch(() => {});
  return (
    <Layout tools={<HeaderTools />}>
      <Suspense fallback={null}>
        <PageSlot route={findRoute(pathname)} pathname={pathname} />
      </Suspense>
    </Layout>
  );
}

function PageSlot({ route, pathname }: { route: RouteEntry; pathname: string }) {
  const { Page, payload } = use(loadPage(route, pathname));
  useHead(payload.head);
  useInsertionEffect(() => setLateFonts(pathname), [pathname]);
  // Said here, inside the boundary: outside it an effect can run before the page itself is taken over.
  useEffect(sayPageReady, []);
  return <Page key={pathname} data={payload.data} />;
}
