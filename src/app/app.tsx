import { Suspense, use } from 'react';
import { useLocation } from 'react-router-dom';
import { Layout } from './layout/layout.tsx';
import { loadPage } from './page-loader.ts';
import { useHead } from './use-head.ts';

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
  return <Page key={pathname} data={pageData.data} />;
}
