import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ElementHandle, Page } from 'puppeteer-core';
import { compareBuilds, type Figures, filterSteps, type Step, tap } from './compare.ts';

/** `npm run bench:pages`: what visitors of this build experience on a phone, beside another build. */
const {
  beside = [],
  only,
  runs,
} = parseArgs({
  options: { beside: { type: 'string' }, only: { type: 'string' }, runs: { type: 'string', default: '5' } },
}).values;

/** Scrolls 5,000 pixels a second; returns the percentage of frames in which a card in view has no rendered heading. */
async function scrollToEnd(_element: ElementHandle, page: Page): Promise<Figures> {
  const seen = await page.evaluateHandle(() => {
    const seen = { frames: 0, blank: 0 };
    requestAnimationFrame(function countFrame() {
      seen.frames++;
      const isBlank = [...document.querySelectorAll('main li:has(> article)')].some((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        const isInView = bottom > 0 && top < innerHeight && bottom > top;
        return isInView && !card.querySelector('h2, h3')?.checkVisibility({ contentVisibilityAuto: true });
      });
      if (isBlank) seen.blank++;
      requestAnimationFrame(countFrame);
    });
    return seen;
  });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const gesture = { x: 200, y: 400, yDistance: -height, speed: 5000 };
  await (await page.createCDPSession()).send('Input.synthesizeScrollGesture', gesture);
  const { frames, blank } = await seen.jsonValue();
  return { 'fast scroll: % of frames with blank cards': (100 * blank) / frames };
}

const pages: Readonly<Record<string, readonly Step[]>> = {
  '/': [],
  '/faridabad': [
    { name: 'fast scroll', target: 'main', act: scrollToEnd },
    ...filterSteps,
    tap('open See Prices', 'main article button::-p-text(See Prices)'),
    tap('close See Prices', 'dialog[open] button::-p-aria(Close)'),
    tap('shortlist a venue', 'main article button[aria-pressed]'),
  ],
  '/venues/hotelrajmahal': [tap('open Call Back', 'aside button::-p-text(Call Back)')],
  '/photos': [],
  '/faridabadlp': [],
};

const builds = [beside, 'dist'].flat().map((folder) => ({ label: folder, folder: resolve(folder) }));
await compareBuilds(builds, only ? { [only]: pages[only] ?? [] } : pages, Number(runs));
