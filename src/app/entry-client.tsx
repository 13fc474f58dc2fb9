import '../styles/index.css';
import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { startResending } from '../features/leads/outbox/resend-queued.ts';
import { basePath, getLocale, languageTags, localeOf, routePath, setLocale } from '../i18n/locale.ts';
import { isBuildServed } from '../lib/load-data.ts';
import { App } from './app.tsx';
import { reloadAfterDeployment } from './deployment.ts';
import { entryEnd, replayEarlyInput } from './early-input.ts';
import { type LoadedPage, loadFirstPage, setLoadedPage } from './page-loader.ts';
import { prefetchDialogs, prefetchLinks } from './prefetch.ts';
import { registerServiceWorker } from './register-service-worker.ts';

// Only the development server serves both languages with the same code.
if (import.meta.env.DEV) setLocale(localeOf(window.location.pathname));

/** The path that the document was loaded for. */
const { pathname } = window.earlyInput ?? window.location;
const language = languageTags[getLocale()];
/** Not `lang`, which translators change. */
const isInLanguage = document.documentElement.dataset.locale === getLocale();

/** The router listens from its first commit on; a step back before it changes the URL, but not the document. */
async function reloadIfUrlChanged(): Promise<void> {
  if (window.location.pathname === pathname) return;
  window.location.reload();
  await new Promise(() => {});
}

function Root() {
  useLayoutEffect(() => {
    // In the commit that shows the language: styles depend on it, so even the same value would restyle the document.
    if (!isInLanguage) document.documentElement.lang = language;
    void reloadIfUrlChanged();
  }, []);
  return (
    <StrictMode>
      <BrowserRouter basename={basePath()}>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
}

const root = document.getElementById('root');
const loadError = document.getElementById('load-error');

const rootOptions = {
  /** An error boundary has shown what to do instead. */
  onCaughtError: (error: unknown) => console.error('A part of the page failed', error),
  /** React has removed the page. */
  onUncaughtError: (error: unknown) => {
    console.error('The page failed', error);
    loadError?.removeAttribute('hidden');
  },
};

reloadAfterDeployment();
startResending();
if (!root) throw new Error('index.html has no root element');
if (root.firstElementChild) {
  await reloadIfUrlChanged();
  setLoadedPage(routePath(pathname), await firstPage());
  await entryEnd();
  await reloadIfUrlChanged();
}
if (root.firstElementChild && isInLanguage) {
  startTransition(() => {
    hydrateRoot(root, <Root />, rootOptions);
  });
} else {
  // The shell, which is empty, or 404.html at a Hindi URL.
  createRoot(root, rootOptions).render(<Root />);
}
replayEarlyInput();
prefetchLinks();
prefetchDialogs();
void registerServiceWorker();

/** Retries when the network returns; until then the HTML can be read, and says what is missing. */
async function firstPage(): Promise<LoadedPage> {
  try {
    const page = await loadFirstPage(routePath(pathname));
    loadError?.setAttribute('hidden', '');
    return page;
  } catch {
    isBuildServed().catch(() => {});
    loadError?.removeAttribute('hidden');
    delete document.documentElement.dataset.held;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return firstPage();
  }
}
