import { registerWorker } from './register-worker.ts';
import { drawBelow } from './ui/draw-below.ts';
import { holdClicks } from './ui/hold-clicks.ts';
import { wakePictures } from './ui/wake-pictures.ts';

/** Milliseconds after which the code is fetched even if the first picture is still on its way. */
const patience = 4_000;

/** The first screen has been painted, its picture included where it has one. */
async function firstScreenPainted(): Promise<void> {
  const hero = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (hero && !hero.complete) {
    await new Promise((resolve) => {
      hero.addEventListener('load', resolve, { once: true });
      hero.addEventListener('error', resolve, { once: true });
    });
  }
  await firstPaint();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** A frame may be asked for long before it is drawn; the browser's own record of it is what counts. */
async function firstPaint(): Promise<void> {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return;
  await new Promise<void>((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

/** The styles of what only script draws; without them the page can still be used, so a failure is left to it. */
async function restOfStyles(): Promise<void> {
  const rest = document.querySelector<HTMLLinkElement>('link[data-rest]');
  if (!rest) return;
  const settled = new Promise<void>((resolve) => {
    for (const kind of ['load', 'error']) rest.addEventListener(kind, () => resolve(), { once: true });
  });
  rest.disabled = false;
  await settled;
}

const timeUp = new Promise((resolve) => setTimeout(resolve, patience));
const touched = new Promise((resolve) => {
  for (const kind of ['pointerdown', 'keydown', 'focusin'])
    document.addEventListener(kind, resolve, { once: true, capture: true, passive: true });
});

wakePictures();
const painted = firstScreenPainted();
void drawBelow(painted);
const release = holdClicks(document);
// The page is readable without script: its code must not slow its first picture down.
if (!navigator.serviceWorker?.controller) await Promise.race([painted, touched, timeUp]);
for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-later]')) link.rel = 'modulepreload';
// Before the code, which draws what they are for, and while that is on its way.
await restOfStyles();
const { ready } = await import('./entry-client.tsx');
await ready;
release();
// What the page has drawn since, such as the venues seen last.
wakePictures();
document.documentElement.dataset.ready = '';
registerWorker();
