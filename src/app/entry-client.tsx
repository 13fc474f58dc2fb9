import '../styles/index.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadParts } from '../components/later-part.tsx';
import { App } from './app.tsx';
import { firstPayload } from './first-payload.ts';
import { buildGone, reloadOnce } from './layout/reload-once.ts';
import { loadCodeOf, seedPage } from './page-loader.ts';
import { pageReady } from './page-ready.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { findRoute } from './routes.tsx';

/** For the entry, which holds presses until the page is taken over. */
export const ready = pageReady;

const root = document.getElementById('root');
const site = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

reloadOnce();
prefetchLinks();
if (!root) throw new Error('The page has no root element');
if (root.firstElementChild) {
  const { pathname } = window.location;
  const [payload, Page] = await firstPage(pathname);
  seedPage(pathname, { Page, payload });
  // The offline page was written for its own address, and stands at another: it is drawn, not hydrated.
  if (payload.status === 503) await draw(root);
  else hydrateRoot(root, site);
} else {
  await draw(root);
}

/** What the page that stands in the HTML was drawn from. */
async function firstPage(pathname: string) {
  const carried = document.getElementById('page-payload') !== null;
  const route = carried ? undefined : findRoute(pathname).load();
  const payload = await untilItComes(firstPayload);
  return [payload, await (route ?? loadCodeOf(payload.status === 503 ? 'offline' : 'notFound'))] as const;
}

/** A page that cannot be taken over yet can still be read: it tries again when there is a chance, or somebody asks. */
async function untilItComes<T>(fetchIt: () => Promise<T>): Promise<T> {
  try {
    return await fetchIt();
  } catch {
    window.dispatchEvent(new Event(buildGone));
    await new Promise((resolve) => {
      for (const chance of ['online', 'pointerdown', 'keydown'])
        window.addEventListener(chance, resolve, { once: true });
    });
    return untilItComes(fetchIt);
  }
}

/** Draws the site where no HTML of it stands; without a network a part may be missing, not the whole. */
async function draw(place: HTMLElement) {
  await loadParts().catch(() => {});
  createRoot(place).render(site);
}
