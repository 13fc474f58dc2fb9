import { buildGoneEvent, currentBuild } from '../lib/load-data.ts';
import { readText, writeText } from '../lib/storage.ts';

const reloadedFromKey = 'reloaded-from-build';
const leftBuildKey = 'left-build';

/** Call it before a reload that a deployment may have caused, so that the next page can say so. */
export const rememberBuild = (): boolean => writeText('sessionStorage', leftBuildKey, currentBuild());

/** Whether this document was loaded again because another build was deployed; true once. */
export function wasUpdated(): boolean {
  const left = readText('sessionStorage', leftBuildKey);
  writeText('sessionStorage', leftBuildKey, '');
  return Boolean(left) && left !== currentBuild();
}

/** Reloads, once a build, when the server has another build; not while the visitor has typed something. */
export function reloadAfterDeployment(): void {
  const hasTypedText = watchTypedText();
  let isReloading = false;
  window.addEventListener(buildGoneEvent, (event) => {
    isReloading ||= !hasTypedText() && reloadOnce();
    if (isReloading) event.preventDefault();
  });
}

/** False if this build was reloaded before. */
function reloadOnce(): boolean {
  if (!navigator.onLine || readText('sessionStorage', reloadedFromKey) === currentBuild()) return false;
  // Without storage a reload could follow a reload.
  if (!writeText('sessionStorage', reloadedFromKey, currentBuild())) return false;
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
