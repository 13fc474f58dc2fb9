const reloadedFrom = 'reloaded-from-build';
export const updateToTell = 'update-to-tell';

/** A deployment has taken away code that this page still names: reloads it, once for each build, and leaves word of it. */
export function reloadOnce(): void {
  window.addEventListener('vite:preloadError', () => {
    const build = document.documentElement.dataset.build ?? '';
    if (!navigator.onLine) return;
    try {
      if (sessionStorage.getItem(reloadedFrom) === build) return;
      sessionStorage.setItem(reloadedFrom, build);
      sessionStorage.setItem(updateToTell, 'yes');
    } catch {
      // Without a memory of it, a reload could follow a reload.
      return;
    }
    window.location.reload();
  });
}
