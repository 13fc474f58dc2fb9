import { buildGoneEvent, currentBuild } from '../lib/load-data.ts';

const reloadedFromKey = 'reloaded-from-build';
const leftBuildKey = 'left-build';

/** Call it before a reload that a deployment may have caused, so that the next page can say so. */
export function rememberBuild(): void {
  try {
    sessionStorage.setItem(leftBuildKey, currentBuild());
  } catch {
    // Without storage the next page does not say so.
  }
}

/** Whether this document was loaded again because another build was deployed; true once. */
export function wasUpdated(): boolean {
  try {
    const left = sessionStorage.getItem(leftBuildKey);
    sessionStorage.removeItem(leftBuildKey);
    return left !== null && left !== currentBuild();
  } catch {
    return false;
  }
}

/** Reloads, once a build, when a file of this build is gone from the server; not while the visitor has typed something. */
export function reloadAfterDeployment(): void {
  const hasTypedText = watchTypedText();
  const reload = () => {
    if (!navigator.onLine || hasTypedText()) return;
    try {
      if (sessionStorage.getItem(reloadedFromKey) === currentBuild()) return;
      sessionStorage.setItem(reloadedFromKey, currentBuild());
    } catch {
      // Without storage a reload could follow a reload.
      return;
    }
    rememberBuild();
    // The caller learns of the failure next, and must not act on it.
    document.documentElement.dataset.reloading = '';
    setTimeout(() => window.location.reload());
  };
  window.addEventListener('vite:preloadError', () => {
    // Prefetched code may fail silently; code that a tap or a key asked for may not, except that of a search field: it works
    // without, and a reload would lose what is typed meanwhile.
    const isSearching = document.activeElement?.matches('input[type="search"]');
    if (navigator.userActivation?.isActive !== false && !isSearching) reload();
  });
  window.addEventListener(buildGoneEvent, reload);
}

function watchTypedText(): () => boolean {
  const fields = new Set<HTMLInputElement | HTMLTextAreaElement>();
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) fields.add(target);
  });
  return () =>
    [...fields].some(({ isConnected, type, value }) => isConnected && type !== 'checkbox' && value !== '');
}
