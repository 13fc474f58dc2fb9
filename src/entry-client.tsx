import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { reloadOnce } from './layout/reload-once.ts';
import { loadCodeOf, seedPage } from './page-loader.ts';
import type { PagePayload } from './page-payload.ts';
import { pageReady } from './page-ready.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { findRoute } from './routes.tsx';
import { loadParts } from './ui/later-part.tsx';

/** For the entry, which holds presses until the page is taken over. */
export const ready = pageReady;

const root = document.getElementById('root');
const written = document.getElementById('page-payload')?.textContent;
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
if (written) {
  const payload = JSON.parse(written) as PagePayload;
  const { pathname } = window.location;
  const standIn = payload.status === 503 ? 'offline' : 'notFound';
  const Page = await (payload.status === 200 ? findRoute(pathname).load() : loadCodeOf(standIn));
  seedPage(pathname, { Page, payload });
  // The offline page was written for its own address, and stands at another: it is drawn, not hydrated.
  if (payload.status === 503) await draw(root);
  else hydrateRoot(root, site);
} else {
  await draw(root);
}

/** Draws the site where no HTML of it stands; without a network a part may be missing, not the whole. */
async function draw(place: HTMLElement) {
  await loadParts().catch(() => {});
  createRoot(place).render(site);
}
