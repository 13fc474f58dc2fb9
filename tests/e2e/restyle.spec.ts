import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { visit } from './visit.ts';

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly elementCount?: number };
}

const kinds = [
  '/',
  '/faridabad',
  '/gurgaon',
  '/faridabad/vendors',
  '/venues/lagoonaemerald',
  '/photos',
  '/images',
  '/whyus',
  '/faridabadlp',
  '/compare?v=samargrand,lagoonaemerald',
];

test('fast 1 · words that come into a page restyle what is near them, not the page', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  for (const path of kinds) {
    await visit(page, path);
    await page.waitForSelector('html[data-drawn]', { state: 'attached' });
    // Again, where something else came in at the same moment: a font, a picture, the rest of a list.
    await expect.poll(() => countRestyled(browser, page), { message: path }).toBeLessThan(60);
  }
});

/** How many elements' styles the browser works out anew when some words come into a page. */
async function countRestyled(browser: Browser, page: Page): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.evaluate(addWords);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const updates = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree');
  return updates.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

/** Runs in the page. */
async function addWords(): Promise<void> {
  const words = document.createElement('span');
  words.textContent = 'Showing 3 of 22 venues';
  document.querySelector('main h1')?.after(words);
  for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
}
