import '../styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { basePath, localeOf, routePath, setLocale } from '../i18n/locale.ts';
import { buildGoneEvent } from '../lib/load-data.ts';
import { App } from './app.tsx';
import { reloadAfterDeployment } from './deployment.ts';
import { entryEnd, replayEarlyInput } from './early-input.ts';
import { type LoadedPage, loadFirstPage, setLoadedPage } from './page-loader.ts';
import { prefetchDialogs, prefetchLinks } from './prefetch.ts';
import { registerServiceWorker } from './register-service-worker.ts';

// Only the development server serves both languages with the same code.
if (import.meta.env.DEV) setLocale(localeOf(window.location.pathname));

const app = (
  <StrictMode>
    <BrowserRouter basename={basePath()}>
      <App />
    </BrowserRouter>
  </StrictMode>
);
/** An error boundary has shown what to do instead. */
const onCaughtError = (error: unknown) => console.warn('A part of the page failed', error);

const root = document.getElementById('root');
const loadError = document.getElementById('load-error');

reloadAfterDeployment();
if (!root) throw new Error('index.html has no root element');
if (root.firstElementChild) {
  const { pathname } = window.location;
  setLoadedPage(routePath(pathname), await firstPage());
  await entryEnd();
  // A step back before hydration changes the URL, but not the document.
  if (window.location.pathname !== pathname) window.location.reload();
  startTransition(() => {
    hydrateRoot(root, app, { onCaughtError });
  });
  replayEarlyInput();
} else {
  createRoot(root, { onCaughtError }).render(app);
}
prefetchLinks();
prefetchDialogs();
void registerServiceWorker();

/** Retries when the network returns; until then the HTML can be read, and says what is missing. */
async function firstPage(): Promise<LoadedPage> {
  try {
    const page = await loadFirstPage();
    loadError?.setAttribute('hidden', '');
    return page;
  } catch {
    window.dispatchEvent(new Event(buildGoneEvent));
    loadError?.removeAttribute('hidden');
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return firstPage();
  }
}
