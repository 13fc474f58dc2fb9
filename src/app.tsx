import { Suspense, use, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Layout } from './layout/layout.tsx';
import { loadPage } from './page-loader.ts';
import { sayPageReady } from './page-ready.ts';
import { HeaderTools } from './pages/header-tools.tsx';
import { type RouteEntry, routes } from './routes.tsx';
import { useHead } from './use-head.ts';

/** The whole site: the shell, and the page of the address inside it. */
export function App() {
  return (
    <Layout tools={<HeaderTools />}>
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
  // Said here, inside the boundary: outside it an effect can run before the page itself is taken over.
  useEffect(sayPageReady, []);
  return <Page key={pathname} data={payload.data} />;
}
