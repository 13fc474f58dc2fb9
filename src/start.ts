import { firstPayload } from './first-payload.ts';
import { fetchFonts } from './late-fonts.ts';
import { registerWorker } from './register-worker.ts';
import { drawBelow } from './ui/draw-below.ts';
import { holdClicks } from './ui/hold-clicks.ts';
import { visitorStays } from './ui/visitor-stays.ts';
import { wakePictures } from './ui/wake-pictures.ts';

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

wakePictures();
const painted = firstScreenPainted();
const release = holdClicks(document);
void painted.then(fetchFonts);
void firstPayload().catch(() => {});
for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-later]')) link.rel = 'modulepreload';
await visitorStays(painted);
void drawBelow();
// Before the code, which draws what they are for.
await restOfStyles();
const { ready } = await import('./entry-client.tsx');
await ready;
release();
// What the page has drawn since, such as the venues seen last.
wakePictures();
document.documentElement.dataset.ready = '';
document.querySelector('link[rel="manifest-later"]')?.setAttribute('rel', 'manifest');
registerWorker();
