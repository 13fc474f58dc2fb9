import { isBuildServed } from './load-data.ts';

const firstPauseMs = 5_000;
const maxPauseMs = 10 * 60_000;

/** The pause after this many failures in a row, in milliseconds: 5 s, then twice as long each time, at most 10 minutes. */
export const pauseAfter = (failures: number): number =>
  Math.min(firstPauseMs * 2 ** (failures - 1), maxPauseMs);

/** Calls back when the network may be back: on `online`, and when the page becomes visible. Returns the unsubscriber. */
export function onNetworkBack(listener: (event: Event) => void): () => void {
  const listenIfVisible = (event: Event) => {
    if (document.visibilityState === 'visible') listener(event);
  };
  window.addEventListener('online', listener);
  document.addEventListener('visibilitychange', listenIfVisible);
  return () => {
    window.removeEventListener('online', listener);
    document.removeEventListener('visibilitychange', listenIfVisible);
  };
}

/**
 * Calls `load` until it resolves: after a failure at once if the server answers, then after growing pauses and when the network may
 * be back. `onFailure` is called after each failure; `isRemembered` if the server has just answered.
 */
export async function loadUntilDone<Result>(
  load: () => Promise<Result>,
  onFailure: (isRemembered: boolean) => void,
): Promise<Result> {
  let isServed = false;
  let isBack = false;
  let failures = 0;
  let endPause = () => {};
  const unsubscribe = onNetworkBack(() => {
    isBack = true;
    endPause();
  });
  for (;;) {
    isBack = false;
    try {
      const result = await load();
      unsubscribe();
      return result;
    } catch {
      // Firefox before 155 and WebKit do not load a module again whose import has failed, until a reload; Chromium does.
      onFailure(isServed);
    }
    failures += 1;
    const pause = new Promise<void>((resolve) => {
      endPause = resolve;
      setTimeout(resolve, pauseAfter(failures));
    });
    const isRetried = isServed;
    // A request can hang where the network is lost.
    isServed = await Promise.race([isBuildServed().catch(() => false), pause.then(() => false)]);
    if (!isBack && (isRetried || !isServed)) await pause;
    if (isBack) failures = 0;
  }
}
