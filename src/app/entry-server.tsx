import { text } from 'node:stream/consumers';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { m } from '../i18n/compiled/messages.js';
import { basePath, localPath } from '../i18n/locale.ts';
import type { PageData } from '../routes/page-entry.ts';
import { loadPageData } from '../routes/pages.ts';
import { App } from './app.tsx';
import { LoadError } from './layout/load-error.tsx';
import { loadComponent, setLoadedPage } from './page-loader.ts';

export { setLocale } from '../i18n/locale.ts';
export { canonicalPaths, loadPageData, pathsWithContent } from '../routes/pages.ts';
export { dataFiles } from './data-files.ts';
export { headTags, structuredDataTag } from './head-tags.tsx';
export { firstHolds, htmlAttributes } from './html-attributes.ts';

/** One route path as HTML with its preloads and data; an unknown path gives the not-found page. */
export async function renderPage(
  path: string,
): Promise<{ preloads: string; html: string; pageData: PageData }> {
  const pageData = loadPageData(path);
  setLoadedPage(path, { Page: await loadComponent(pageData.route), pageData });
  let failure: unknown;
  const app = (
    <StaticRouter basename={basePath()} location={localPath(path)}>
      <App />
    </StaticRouter>
  );
  const { prelude } = await prerenderToNodeStream(app, {
    // Without a chunk limit each section stands at its place, and none is moved there by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure ??= error;
    },
  });
  const rendered = await text(prelude);
  if (failure) throw failure;
  // React writes the links of `preload` before the rest.
  const [preloads = ''] = /^(<link [^>]*>)*/.exec(rendered) ?? [];
  return { preloads, html: rendered.slice(preloads.length), pageData };
}

/** The title of the page that is shown until a page's data is there. */
export const shellTitle = (): string => m.navigation_opening();

/** The notice that index.html shows when the page's code cannot be loaded, as HTML. */
export const renderLoadError = (): string => renderToStaticMarkup(<LoadError />);
