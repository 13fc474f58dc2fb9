import { drawBelow } from '../components/draw-below.ts';
import { frameShown } from '../components/frame-shown.ts';
import { holdClicks } from '../components/hold-clicks.ts';
import { fetchCode, nameStyles } from '../components/name-files.ts';
import { visitorStays } from '../components/visitor-stays.ts';
import { wakePictures } from '../components/wake-pictures.ts';
import { firstPayload } from './first-payload.ts';
import { fetchFonts } from './late-fonts.ts';
import { registerWorker } from './register-service-worker.ts';

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
  await frameShown();
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

/** The styles of what lies below and of what script draws, asked for by index.html's first lines; where they fail, so be it. */
async function restOfStyles(): Promise<void> {
  const rest = document.querySelector('link[data-rest]');
  if (!rest || !('unstyled' in document.documentElement.dataset)) return;
  await new Promise<void>((resolve) => {
    for (const kind of ['load', 'error']) rest.addEventListener(kind, () => resolve(), { once: true });
  });
}

wakePictures();
const painted = firstScreenPainted();
const release = holdClicks(document);
const styled = restOfStyles();
void painted.then(() => fetchFonts(styled));
void firstPayload().catch(() => {});
nameStyles();
void fetchCode();
await visitorStays(painted);
// Before the code, which draws what they are for.
await styled;
void drawBelow();
const { ready } = await import('./entry-client.tsx');
await ready;
release();
// What the page has drawn since, such as the venues seen last.
wakePictures();
document.documentElement.dataset.ready = '';
document.querySelector('link[rel="manifest-later"]')?.setAttribute('rel', 'manifest');
registerWorker();
