/** Registers the service worker and hands it the first page, so that this page opens offline too. */
export async function registerServiceWorker(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const isFirst = !serviceWorker.controller;
  try {
    const registration = await serviceWorker.register('/service-worker.js');
    // This document was loaded from the server a moment ago, so the waiting worker has its files.
    registration.waiting?.postMessage({ type: 'activate' });
    if (!isFirst) return;
    const { active } = await serviceWorker.ready;
    active?.postMessage({ type: 'cache', urls: [window.location.href, ...loadedFiles()] });
  } catch {
    // A private window may refuse service workers; the site works without.
  }
}

function loadedFiles(): string[] {
  const folders = [`${window.location.origin}/pictures/`, `${window.location.origin}/data/`];
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set(names)].filter((name) => folders.some((folder) => name.startsWith(folder)));
}
