import { buildGoneEvent, currentBuild, isBuildServed } from '../lib/load-data.ts';
import { withFallback } from '../lib/with-fallback.ts';

const reloadedFromKey = 'reloaded-from-build';
const leftBuildKey = 'left-build';

/** Call it before a reload that a deployment may have caused, so that the next page can say so. */
export const rememberBuild = (): void =>
  withFallback(() => sessionStorage.setItem(leftBuildKey, currentBuild()), undefined);

/** Whether this document was loaded again because another build was deployed; true once. */
export function wasUpdated(): boolean {
  return withFallback(() => {
    const left = sessionStorage.getItem(leftBuildKey);
    sessionStorage.removeItem(leftBuildKey);
    return left !== null && left !== currentBuild();
  }, false);
}

/** Reloads, once a build, when the server has another build; not while the visitor has typed something. */
export function reloadAfterDeployment(): void {
  const hasTypedText = watchTypedText();
  window.addEventListener(buildGoneEvent, () => {
    if (!navigator.onLine || hasTypedText()) return;
    try {
      if (sessionStorage.getItem(reloadedFromKey) === currentBuild()) return;
      sessionStorage.setItem(reloadedFromKey, currentBuild());
    } catch {
      // Without storage a reload could follow a reload.
      return;
    }
    rememberBuild();
    window.location.reload();
  });
  window.addEventListener('vite:preloadError', () => {
    // Prefetched code may fail silently; code that a tap or a key asked for may not.
    if (navigator.userActivation?.isActive !== false) isBuildServed().catch(() => {});
  });
}

function watchTypedText(): () => boolean {
  const fields = new Set<HTMLInputElement | HTMLTextAreaElement>();
  const add = (target: EventTarget | null) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) fields.add(target);
  };
  for (const [target] of window.earlyInput?.actions ?? []) add(target);
  document.addEventListener('input', ({ target }) => add(target));
  return () =>
    [...fields].some(({ isConnected, type, value }) => isConnected && type !== 'checkbox' && value !== '');
}
