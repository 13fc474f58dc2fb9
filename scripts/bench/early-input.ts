import type { Browser, Page } from '@playwright/test';
import type { Build, Figure, Part } from './figures.ts';
import { centerOf, type ThrottledPage, tapAt, wait, waitUntil, withPage } from './throttled-page.ts';

const delays = [0.3, 1, 3];
const keyIntervalMs = 120;
/** Milliseconds within which an input must have its effect, and for which the effect must last. */
const effectMs = 10_000;
const lastMs = 1000;

interface EarlyInput {
  readonly name: string;
  readonly path: string;
  readonly screen: 'phone' | 'desktop';
  readonly act: (visit: ThrottledPage) => Promise<void>;
}

const inputs: readonly EarlyInput[] = [
  {
    name: 'typing “raj” in the search of a listing',
    path: '/faridabad',
    screen: 'phone',
    act: async (visit) => {
      const { page } = visit;
      const field = page.getByRole('main').getByRole('searchbox');
      await tapAt(visit, await centerOf(field));
      await page.waitForFunction(() => document.activeElement?.matches('main input[type="search"]'));
      const keys: Promise<void>[] = [];
      for (const key of 'raj') {
        keys.push(page.keyboard.press(key));
        await wait(keyIntervalMs);
      }
      await Promise.all(keys);
    },
  },
  {
    name: 'selecting a sort order',
    path: '/faridabad',
    screen: 'desktop',
    act: async ({ page }) => {
      await page.getByRole('main').getByRole('combobox').first().focus();
      await page.keyboard.press('p');
    },
  },
  {
    name: 'ticking a filter',
    path: '/faridabad',
    screen: 'desktop',
    act: async ({ page }) => {
      const { x, y } = await centerOf(page.getByRole('checkbox', { name: 'Banquet Halls' }));
      await page.mouse.click(x, y);
    },
  },
  {
    name: 'selecting a city on the home page',
    path: '/',
    screen: 'phone',
    act: async ({ page }) => {
      await page.getByRole('main').getByRole('combobox').first().focus();
      await page.keyboard.press('n');
    },
  },
];

/** Input soon after the first paint must end in the same fields and results as the same input long after it. */
export const earlyInputPart: Part = {
  name: 'input',
  title: `Early input, at +${delays.join(', ')} s`,
  measurements: inputs.map((input) => {
    const expected = new Map<Build, string>();
    return {
      name: input.name,
      measure: async (build, browser): Promise<Figure[]> => {
        const wanted = expected.get(build) ?? (await lateResult(input, build, browser));
        expected.set(build, wanted);
        const figures: Figure[] = [];
        const url = build.origin + input.path;
        for (const delay of delays) {
          const act = async (visit: ThrottledPage) => {
            await waitUntil(visit, delay);
            await input.act(visit);
            return reaches(visit.page, wanted);
          };
          const reached = await withPage(browser, url, act, { screen: input.screen });
          figures.push({ name: 'lost', value: reached ? 0 : 1, unit: 'lost', target: '0' });
        }
        return figures;
      },
    };
  }),
};

/** The result of an input without throttling, on a page that has been clicked and then left alone for seconds. */
async function lateResult(input: EarlyInput, build: Build, browser: Browser): Promise<string> {
  const act = async (visit: ThrottledPage) => {
    const { page } = visit;
    await page.getByRole('heading', { level: 1 }).click();
    await wait(4000);
    const before = await readState(page);
    await input.act(visit);
    await wait(3000);
    const after = await readState(page);
    if (after === before) throw new Error(`${input.name} has no effect on ${input.path}`);
    return after;
  };
  return withPage(browser, build.origin + input.path, act, { screen: input.screen, throttled: false });
}

async function reaches(page: Page, wanted: string): Promise<boolean> {
  const deadline = Date.now() + effectMs;
  while ((await readState(page)) !== wanted) {
    if (Date.now() > deadline) return false;
    await wait(250);
  }
  await wait(lastMs);
  return (await readState(page)) === wanted;
}

/** The address, the visible fields and the cards of a page. Empty while the page is being replaced. */
async function readState(page: Page): Promise<string> {
  try {
    return await page.evaluate(() => {
      const fields = [
        ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('main :is(input, select)'),
      ];
      const values = fields
        .filter((field) => field.checkVisibility())
        .map((field) => ('checked' in field && field.type === 'checkbox' ? field.checked : field.value));
      const cards = [...document.querySelectorAll('main article :is(h2, h3)')].map(
        (card) => card.textContent,
      );
      return JSON.stringify({ path: location.pathname, values, cards });
    });
  } catch {
    return '';
  }
}
