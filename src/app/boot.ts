/**
 * Compiled and inline in each page, before the styles, so that it runs while they arrive. It is the same in all, so it has no messages;
 * what differs is in attributes of `<html>`.
 */
import { readText } from '../lib/storage.ts';
import { ownKey, takeLink } from '../visitor/link.ts';
import { heldParts } from './held-parts.ts';
import { recordInput } from './record-input.ts';

const maxHeldMs = 8_000;

const { dataset } = document.documentElement;
const release = () => {
  delete dataset.held;
};
const showPictures = () => {
  delete dataset.firstScreen;
};

recordInput();

const ofLink = takeLink();
const params = new URLSearchParams(window.location.search);
const held = heldParts({
  own: readText('localStorage', ownKey) ?? '',
  ofLink,
  hasListParams: (dataset.listParams ?? '').split(' ').some((name) => params.getAll(name).some(Boolean)),
  firstHolds: dataset.firstHolds === undefined ? undefined : Number(dataset.firstHolds),
});
if (held.length > 0) dataset.held = dataset.unanchored = held.join(' ');
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// The browser scrolls to a hash, and of a document that is loaded again to where it was.
if (!/^(reload|back)/.test(visit?.type ?? '') && !window.location.hash) {
  dataset.firstScreen = 'unpainted';
  // After it a flick would meet what is skipped as a blank screen.
  new PerformanceObserver(() => {
    if (dataset.firstScreen === 'unpainted') dataset.firstScreen = 'unscrolled';
  }).observe({ type: 'paint', buffered: true });
}
setTimeout(release, maxHeldMs);
window.addEventListener('beforeprint', release);
window.addEventListener('beforeprint', showPictures);
window.addEventListener(
  'scroll',
  ({ target }) => {
    if (target !== document) showPictures();
    else if (dataset.firstScreen) dataset.firstScreen = 'scrolled';
  },
  { capture: true, passive: true },
);

if (/^\/hi(\/|$)/i.test(window.location.pathname)) dataset.hindi = '';
window.addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
    document.getElementById('load-error')?.removeAttribute('hidden');
    release();
    showPictures();
  },
  true,
);
