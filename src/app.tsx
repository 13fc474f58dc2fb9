import { Suspense, use, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Layout } from './layout/layout.tsx';
import { loadPage } from './page-loader.ts';
import type { PageHead } from './page-payload.ts';
import { type RouteEntry, routes } from './routes.tsx';

/** The whole site: the shell, and the page of the address inside it. */
export function App() {
  return (
    <Layout>
      <Suspense fallback={null}>
        <Routes>
          {routes.map((route) => (
            <Route key={route.path} path={route.path} element={<PageSlot route={route} />} />
          ))}
        </Routes>
      </Suspense>
    </Layout>
  );
}

function PageSlot({ route }: { route: RouteEntry }) {
  const { pathname } = useLocation();
  const { Page, payload } = use(loadPage(route, pathname));
  useHead(payload.head);
  return <Page key={pathname} data={payload.data} />;
}

/** Keeps the tab's title and the canonical link true after a change of page. */
function useHead(head: PageHead) {
  useEffect(() => {
    document.title = head.title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical && head.path) canonical.href = new URL(head.path, canonical.href).href;
  }, [head]);
}
