import type { Page } from '@playwright/test';
import type { Part } from './figures.ts';
import { wait, waitUntil, withPage } from './throttled-page.ts';

/** CSS pixels per second. */
const speed = 4000;
const settleMs = 1500;

/** A listing is scrolled to its end at +3 s. */
export const scrollPart: Part = {
  name: 'scroll',
  title: 'Fast scrolling of a listing, from +3 s',
  measurements: [
    {
      name: '/faridabad',
      measure: ({ origin }, browser) =>
        withPage(browser, `${origin}/faridabad`, async (visit) => {
          const { page, session } = visit;
          await waitUntil(visit, 3);
          const seen = await watch(page);
          const height = await page.evaluate(() => document.documentElement.scrollHeight);
          await session.send('Input.synthesizeScrollGesture', { x: 200, y: 400, yDistance: -height, speed });
          const scrolled = await page.evaluate(() => scrollY);
          if (scrolled < height / 2) throw new Error(`Only ${scrolled} of ${height} px were scrolled`);
          await wait(settleMs);
          const { before, after, frames, blank } = await seen.jsonValue();
          return [
            { name: 'longest task before', value: before, unit: 'ms', target: '300 ms' },
            { name: 'longest task from then on', value: after, unit: 'ms', target: '300 ms' },
            { name: 'frames with blank cards', value: (100 * blank) / frames, unit: '%' },
          ];
        }),
    },
  ],
};

/** Records the longest tasks before and from now on, all frames, and those in which a card in view has no rendered heading. */
function watch(page: Page) {
  return page.evaluateHandle(() => {
    const seen = { before: 0, after: 0, frames: 0, blank: 0 };
    const start = performance.now();
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        if (startTime < start) seen.before = Math.max(seen.before, duration);
        else seen.after = Math.max(seen.after, duration);
      }
    }).observe({ type: 'longtask', buffered: true });
    const isBlank = (item: Element) => {
      const { top, bottom } = item.getBoundingClientRect();
      if (bottom <= 0 || top >= innerHeight || bottom === top) return false;
      return !item.querySelector('h2, h3')?.checkVisibility({ contentVisibilityAuto: true });
    };
    const countFrame = () => {
      seen.frames++;
      if ([...document.querySelectorAll('main ul:has(> li article) > li')].some(isBlank)) seen.blank++;
      requestAnimationFrame(countFrame);
    };
    requestAnimationFrame(countFrame);
    return seen;
  });
}
