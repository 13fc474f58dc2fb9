import '../styles/index.css';
import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { basePath, getLocale, languageTags, localeOf, routePath, setLocale } from '../i18n/locale.ts';
import { loadUntilDone } from '../lib/network-back.ts';
import { startDelivery } from '../visitor/outbox/deliver.ts';
import { App } from './app.tsx';
import { reloadAfterDeployment } from './deployment.ts';
import { entryEnd, replayEarlyInput } from './early-input.ts';
import { loadFirstPage, setLoadedPage } from './page-loader.ts';
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

/** Until the page is loaded its HTML can be read, and says what is missing. */
function showLoadError(isRemembered: boolean): void {
  loadError?.removeAttribute('hidden');
  delete document.documentElement.dataset.held;
  const retry = () => window.dispatchEvent(new Event('online'));
  if (window.earlyInput) window.earlyInput.retry = isRemembered ? undefined : retry;
}

reloadAfterDeployment();
startDelivery();
if (!root) throw new Error('index.html has no root element');
if (root.firstElementChild) {
  await reloadIfUrlChanged();
  setLoadedPage(
    routePath(pathname),
    await loadUntilDone(() => loadFirstPage(routePath(pathname)), showLoadError),
  );
  loadError?.setAttribute('hidden', '');
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
void prefetchDialogs().then(() => {
  delete document.documentElement.dataset.firstScreen;
});
void registerServiceWorker();
