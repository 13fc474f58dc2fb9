import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchPath } from 'react-router-dom';
import { App } from './app.tsx';
import { loadNotFoundCode, seedPage } from './page-loader.ts';
import type { PagePayload } from './page-payload.ts';
import { routes } from './routes.tsx';

const root = document.getElementById('root');
const written = document.getElementById('page-payload')?.textContent;
const site = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

if (!root) throw new Error('The page has no root element');
if (written) {
  const payload = JSON.parse(written) as PagePayload;
  const { pathname } = window.location;
  const route = routes.find((entry) => matchPath(entry.path, pathname));
  const Page = await (payload.status === 404 || !route ? loadNotFoundCode() : route.load());
  seedPage(pathname, { Page, payload });
  hydrateRoot(root, site);
} else {
  createRoot(root).render(site);
}
