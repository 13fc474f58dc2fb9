import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { loadParts } from '../components/later-part.tsx';
import { App } from './app.tsx';
import { pagePayload } from './page-data.ts';
import { seedPage } from './page-loader.ts';
import type { PagePayload } from './page-payload.ts';
import { findRoute } from './routes.tsx';

export { headTags } from './head-tags.ts';
export { canonicalPaths, dataFiles, pagePayload } from './page-data.ts';

/** One path as HTML, its payload, and the kind of its page; unknown paths give the not-found page. */
export async function renderPage(
  path: string,
): Promise<{ html: string; payload: PagePayload; kind: string }> {
  const payload = pagePayload(path);
  const route = findRoute(payload.status === 404 ? '*' : path);
  seedPage(path, { Page: await route.load(), payload });
  await loadParts();
  const html = renderToString(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  );
  return { html, payload, kind: route.kind };
}
