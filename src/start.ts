import { registerWorker } from './register-worker.ts';
import { holdClicks } from './ui/hold-clicks.ts';

/** Milliseconds after which the code is fetched even if the first picture is still on its way. */
const patience = 4_000;

/** The picture of the first screen has been painted, or there is none. */
async function firstScreenPainted(): Promise<void> {
  const hero = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (hero && !hero.complete) {
    await new Promise((resolve) => {
      hero.addEventListener('load', resolve, { once: true });
      hero.addEventListener('error', resolve, { once: true });
    });
  }
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

const timeUp = new Promise((resolve) => setTimeout(resolve, patience));
const touched = new Promise((resolve) => {
  for (const kind of ['pointerdown', 'keydown', 'focusin'])
    document.addEventListener(kind, resolve, { once: true, capture: true, passive: true });
});

const release = holdClicks(document);
// The page is readable without script: its code must not slow its first picture down.
if (!navigator.serviceWorker?.controller) await Promise.race([firstScreenPainted(), touched, timeUp]);
for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-later]')) link.rel = 'modulepreload';
const { ready } = await import('./entry-client.tsx');
await ready;
release();
document.documentElement.dataset.ready = '';
registerWorker();
