import { whenIdle } from './when-idle.ts';
import { withFallback } from './with-fallback.ts';

interface NetworkInformation {
  readonly saveData?: boolean;
}

/** Whether the visitor asked for less data. */
export const savesData = () =>
  withFallback(
    () => (navigator as { readonly connection?: NetworkInformation }).connection?.saveData === true,
    false,
  );

/** Loads code ahead of its use when the browser is idle; not under Save-Data. A failure is ignored: the use loads again. */
export async function prefetchWhenIdle(load: () => Promise<unknown>): Promise<void> {
  if (savesData()) return;
  await whenIdle()
    .then(load)
    .catch(() => {});
}
