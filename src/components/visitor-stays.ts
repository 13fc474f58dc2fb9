/** Milliseconds for which a page that is only looked at stays as it was written. */
const quiet = 4_000;

/**
 * Settles when the page's code is wanted: at the first sign of somebody at the page, which index.html's first lines note as
 * `data-acted` on the root, also for who comes back; at once where the address or the device changes what the page shows; else a
 * while after `painted`. Until then the written page can be read, its links followed, and its buttons keep a press.
 */
export async function visitorStays(painted: Promise<void>): Promise<void> {
  if (isKnown()) return;
  const still = painted.then(() => new Promise((resolve) => setTimeout(resolve, quiet)));
  const acts = new Promise((resolve) => {
    new MutationObserver((_, watch) => {
      watch.disconnect();
      resolve(undefined);
    }).observe(document.documentElement, { attributeFilter: ['data-acted'] });
  });
  await Promise.race([acts, still]);
}

function isKnown(): boolean {
  const { search, hash } = window.location;
  return 'acted' in document.documentElement.dataset || search !== '' || hash !== '' || isRemembered();
}

function isRemembered(): boolean {
  try {
    return localStorage.length > 0;
  } catch {
    return false;
  }
}
