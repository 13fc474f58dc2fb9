import { browserIdle } from './browser-idle.ts';
import { frameShown } from './frame-shown.ts';

/**
 * What lies below the first screen, marked `data-below`, is not laid out at first, by the stylesheet. This does it after all,
 * a part at a time, so that no long task comes of it, or at once when somebody scrolls: nothing may move under their eyes.
 */
export async function drawBelow(): Promise<void> {
  const root = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // What goes from hidden to laid out within one frame, Chromium takes for something that moved.
  await frameShown();
  const parts = [...document.querySelectorAll<HTMLElement>('[data-below]')];
  const drawAll = () => {
    root.dataset.drawn = '';
  };
  addEventListener('scroll', drawAll, { once: true, capture: true, passive: true });
  // Come back, or loaded again: the place where the reader was is found by the page's true length.
  if (visit !== undefined && visit.type !== 'navigate') drawAll();
  for (const part of parts) {
    if ('drawn' in root.dataset) break;
    await browserIdle();
    part.dataset.drawn = '';
  }
  drawAll();
}
