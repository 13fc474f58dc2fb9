/** Starts the service worker once the page stands; the first page is handed to it, so that it opens offline too. */
export async function registerServiceWorker(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const isFirst = !serviceWorker.controller;
  try {
    const registration = await serviceWorker.register('/service-worker.js');
    // This page has just been loaded, so the new worker's files are the ones that it needs.
    registration.waiting?.postMessage({ type: 'take over' });
    if (!isFirst) return;
    const { active } = await serviceWorker.ready;
    active?.postMessage({ type: 'keep', urls: [window.location.href, ...loadedFiles()] });
  } catch {
    // A private window may refuse; the site then works as it did without.
  }
}

function loadedFiles(): string[] {
  const kept = [`${window.location.origin}/pictures/`, `${window.location.origin}/data/`];
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set(names)].filter((name) => kept.some((start) => name.startsWith(start)));
}
