import type { Page } from '@playwright/test';
import type { Figure, Part } from './figures.ts';
import { centerOf, type ThrottledPage, tapAt, wait, waitUntil, withPage } from './throttled-page.ts';

/** Milliseconds that an interaction, its paint and the report of it may take. */
const settleMs = 3000;
/** The Event Timing API reports no shorter ones. */
const leastMs = 16;

const tap = (find: (page: Page) => ReturnType<Page['locator']>) => async (visit: ThrottledPage) => {
  await tapAt(visit, await centerOf(find(visit.page).first()));
};

const main = (page: Page) => page.getByRole('main');
const steps: readonly { name: string; act: (visit: ThrottledPage) => Promise<void> }[] = [
  { name: 'open Filters', act: tap((page) => page.getByRole('button', { name: 'Filters', exact: true })) },
  {
    name: 'tick a filter',
    act: tap((page) => page.getByRole('dialog').getByRole('checkbox', { name: 'Banquet Halls' })),
  },
  {
    name: 'apply filters',
    act: tap((page) => page.getByRole('dialog').getByRole('button', { name: 'Apply Filters' })),
  },
  {
    name: 'shortlist a venue',
    act: tap((page) => main(page).getByRole('button', { name: /^Shortlist / })),
  },
  {
    name: 'focus the search',
    act: tap((page) => main(page).getByRole('searchbox')),
  },
  {
    name: 'type a letter',
    act: async ({ page }) => page.keyboard.press('r'),
  },
  {
    name: 'open See Prices',
    act: tap((page) => main(page).getByRole('button', { name: /^See Prices/ })),
  },
];

/** The longest time from an input to the next paint, for each step of a journey on a listing. */
export const inpPart: Part = {
  name: 'inp',
  title: 'INP of a journey on a listing, from +8 s',
  measurements: [
    {
      name: '/faridabad',
      measure: ({ origin }, browser) =>
        withPage(browser, `${origin}/faridabad`, async (visit) => {
          await waitUntil(visit, 8);
          const figures: Figure[] = [];
          for (const { name, act } of steps)
            figures.push({ name, value: await measureStep(visit, act), unit: 'ms', target: '200 ms' });
          return figures;
        }),
    },
  ],
};

async function measureStep(
  visit: ThrottledPage,
  act: (visit: ThrottledPage) => Promise<void>,
): Promise<number> {
  const durations = await visit.page.evaluateHandle((durationThreshold) => {
    const durations: number[] = [];
    const options = { type: 'event', durationThreshold };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId) durations.push(entry.duration);
    }).observe(options);
    return durations;
  }, leastMs);
  await act(visit);
  await wait(settleMs);
  return durations.evaluate((all, least) => Math.max(least, ...all), leastMs);
}
