const reloadedFrom = 'reloaded-from-build';
const leftBuild = 'left-build';

const currentBuild = () => document.documentElement.dataset.build ?? '';

/** Said before a reload that a deployment may have caused: the next page tells the visitor, if it has. */
export function noteBuild(): void {
  try {
    sessionStorage.setItem(leftBuild, currentBuild());
  } catch {
    // No storage, nothing to tell.
  }
}

/** Whether the page was loaded anew, and another build of the site came; true once. */
export function wasUpdated(): boolean {
  try {
    const left = sessionStorage.getItem(leftBuild);
    sessionStorage.removeItem(leftBuild);
    return left !== null && left !== currentBuild();
  } catch {
    return false;
  }
}

/** A deployment has taken away what this page still asks for: reloads it, once for each build, and leaves word of it. */
export function reloadOnce(): void {
  const typedIn = noteTyping();
  const reload = () => {
    // What was typed is worth more than what could not be loaded, which has words of its own for it.
    if (!navigator.onLine || typedIn()) return;
    try {
      if (sessionStorage.getItem(reloadedFrom) === currentBuild()) return;
      sessionStorage.setItem(reloadedFrom, currentBuild());
    } catch {
      // Without a memory of it, a reload could follow a reload.
      return;
    }
    noteBuild();
    // The asker, who hears of the failure next, then leaves the page alone.
    document.documentElement.dataset.reloading = '';
    setTimeout(() => window.location.reload());
  };
  window.addEventListener('vite:preloadError', reload);
  window.addEventListener(buildGone, reload);
}

/** Dispatched on the window when the data of this page's build is gone from the server. */
export const buildGone = 'build-gone';

/** Says whether something that the visitor typed still stands in a field. */
function noteTyping(): () => boolean {
  const fields = new Set<HTMLInputElement | HTMLTextAreaElement>();
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) fields.add(target);
  });
  return () =>
    [...fields].some(({ isConnected, type, value }) => isConnected && type !== 'checkbox' && value !== '');
}
