import { getLocale, localPath } from '../i18n/locale.ts';

/** One worker for each language, at the root so that its scope may be any path: each precaches the code of its language. */
export const serviceWorkerPaths = { en: '/service-worker.js', hi: '/service-worker-hi.js' } as const;

/** Registers the service worker of the page's language and hands it the first page, so that this page opens offline too. */
export async function registerServiceWorker(): Promise<void> {
  if (import.meta.env.DEV) return;
  const path = serviceWorkerPaths[getLocale()];
  try {
    const { serviceWorker } = navigator;
    const isFirst = !serviceWorker.controller?.scriptURL.endsWith(path);
    const registration = await serviceWorker.register(path, {
      scope: localPath('/'),
    });
    // This document was loaded from the server a moment ago, so the waiting worker has its files.
    registration.waiting?.postMessage({ type: 'activate' });
    if (!isFirst) return;
    const { active } = await serviceWorker.ready;
    active?.postMessage({ type: 'cache', urls: [window.location.href, ...loadedFiles()] });
  } catch {
    // Missing, or refused as in a private window; the site works without.
  }
}

function loadedFiles(): string[] {
  const folders = [`${window.location.origin}/pictures/`, `${window.location.origin}/data/`];
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set(names)].filter((name) => folders.some((folder) => name.startsWith(folder)));
}
