import type { Page } from '@playwright/test';
import { type Figure, floorName, floorPath, type Part } from './figures.ts';
import { centerOf, tapAt, timeToResult, waitUntil, withPage } from './throttled-page.ts';

const delays = [0.3, 1, 3, 8];
/** Seconds before a tap at which its target is located. */
const aimBefore = 0.3;

const dialog = ':is(dialog[open], [role="dialog"])';
const opened = { selectors: [`${dialog}:focus-within`] };
const usable = { selectors: [`${dialog}:focus-within`, `${dialog} :is(input, select, textarea)`] };

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first();

const taps = [
  { name: `${floorName}, Call Back`, path: floorPath, target: button('Call Back') },
  { name: '/, Call Back', path: '/', target: button('Call Back') },
  { name: '/faridabad, Filters', path: '/faridabad', target: button('Filters') },
  { name: 'venue, See Prices', path: '/venues/hotelrajmahal', target: button('See Prices') },
];

/** The first tap on a page at several times after its first paint. */
export const tapsPart: Part = {
  name: 'taps',
  title: 'Tap to result: dialog open and focused; its form shown',
  measurements: taps.flatMap(({ name, path, target }) =>
    delays.map((delay) => ({
      name: `${name} +${delay} s`,
      measure: ({ origin }, browser) =>
        withPage(browser, origin + path, async (visit): Promise<Figure[]> => {
          await waitUntil(visit, delay - aimBefore);
          const place = await centerOf(target(visit.page));
          await waitUntil(visit, delay);
          const [open = Number.NaN, form = Number.NaN] = await timeToResult(
            visit,
            () => tapAt(visit, place),
            opened,
            usable,
          );
          return [
            { name: 'open', value: open, unit: 'ms', target: delay < 3 ? '2,500 ms' : '600 ms' },
            { name: 'form', value: form, unit: 'ms' },
          ];
        }),
    })),
  ),
};
