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
  let isReloading = false;
  window.addEventListener(buildGoneEvent, (event) => {
    isReloading ||= !hasTypedText() && reloadOnce();
    if (isReloading) event.preventDefault();
  });
  window.addEventListener('vite:preloadError', () => {
    // Prefetched code may fail silently; code that a tap or a key asked for may not.
    if (navigator.userActivation?.isActive !== false) isBuildServed().catch(() => {});
  });
}

/** False if this build was reloaded before. */
function reloadOnce(): boolean {
  if (!navigator.onLine) return false;
  try {
    if (sessionStorage.getItem(reloadedFromKey) === currentBuild()) return false;
    sessionStorage.setItem(reloadedFromKey, currentBuild());
  } catch {
    // Without storage a reload could follow a reload.
    return false;
  }
  rememberBuild();
  window.location.reload();
  return true;
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
