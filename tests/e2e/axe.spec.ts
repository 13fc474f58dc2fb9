import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { canonical } from '../host/routes.ts';
import { expect, test } from './fixtures.ts';
import { dialogIn, openMenu, tomorrow, visit } from './visit.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page as it stands, best practices included: one line a fault. */
async function faultsOf(page: Page): Promise<string[]> {
  // Through the debugger, which the content policy does not hold.
  await page.evaluate(source);
  const results = await page.evaluate(() =>
    (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run({
      // New in WCAG 2.2, and off by itself.
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
    }),
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html.slice(0, 160)} (${failureSummary})`),
  );
}

const screens = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
const parts = 4;

for (let part = 0; part < parts; part += 1) {
  test(`lead · axe finds nothing on any page at 360 and 1280 px (${part + 1} of ${parts})`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: string[] = [];
    for (const path of canonical.filter((_, index) => index % parts === part)) {
      for (const [index, screen] of screens.entries()) {
        await page.setViewportSize(screen);
        if (index === 0) await visit(page, path);
        faults.push(...(await faultsOf(page)).map((fault) => `${path} at ${screen.width} px: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}

const callBack = (page: Page) => page.getByRole('button', { name: 'Call Back', exact: true }).click();
const seePrices = (page: Page) =>
  page.getByRole('button', { name: 'See Prices', exact: true }).first().click();

/** Everything that opens or goes wrong; each leaves the page in the state to look at. */
const states: readonly {
  readonly name: string;
  readonly path: string;
  readonly widths?: readonly number[];
  readonly reach: (page: Page) => Promise<void>;
}[] = [
  {
    name: 'the open menu',
    path: '/',
    widths: [360],
    reach: openMenu,
  },
  {
    name: 'the chat card',
    path: '/photos',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Chat', exact: true }).click();
      await page.getByRole('link', { name: 'Start Chat' }).waitFor();
    },
  },
  {
    name: 'the call-back dialog with its error',
    path: '/whyus',
    reach: async (page) => {
      await callBack(page);
      await dialogIn(page).getByRole('button', { name: 'Call me back' }).click();
      await dialogIn(page).getByText('Please enter your phone number.').waitFor();
    },
  },
  {
    name: 'the call-back dialog after a failure',
    path: '/whyus',
    reach: async (page) => {
      await page.route('**/api/send-email', (route) => route.abort());
      await callBack(page);
      await dialogIn(page).getByLabel('Phone number').fill('9876500000');
      await dialogIn(page).getByRole('button', { name: 'Call me back' }).click();
      await dialogIn(page)
        .getByText(/^Network error/)
        .waitFor();
    },
  },
  {
    name: 'the thank-you',
    path: '/whyus',
    reach: async (page) => {
      await page.route('**/api/send-email', (route) => route.fulfill({ json: { message: 'Got it' } }));
      await callBack(page);
      await dialogIn(page).getByLabel('Phone number').fill('9876500000');
      await dialogIn(page).getByRole('button', { name: 'Call me back' }).click();
      await dialogIn(page).getByText('Got it, thank you.').waitFor();
    },
  },
  {
    name: 'the price dialog, both steps with their errors',
    path: '/venues/royalimperio',
    reach: async (page) => {
      await seePrices(page);
      const next = dialogIn(page).getByRole('button', { name: 'See Prices', exact: true });
      await next.click();
      await dialogIn(page).getByRole('alert').waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await dialogIn(page).getByLabel('Event date').fill(tomorrow());
      await dialogIn(page).getByLabel('Guests').selectOption('100-200');
      await next.click();
      await dialogIn(page).getByRole('button', { name: 'Submit' }).click();
      await dialogIn(page).getByText('Please enter your phone number.').waitFor();
    },
  },
  {
    name: 'a venue page’s form errors',
    path: '/venues/basantvatika',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Call me', exact: true }).click();
      await page.getByRole('button', { name: 'Schedule Visit' }).click();
      await page.getByText('Please choose a time.').waitFor();
    },
  },
  {
    name: 'the landing forms with their errors',
    path: '/faridabadlp',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Submit Inquiry' }).click();
      await page.getByText('Please enter your name.').first().waitFor();
      await page.getByLabel('Schedule a visit').check();
    },
  },
  {
    name: 'the lightbox',
    path: '/photos?category=mehndi',
    reach: async (page) => {
      await page
        .getByRole('link', { name: /^Enlarge/ })
        .nth(1)
        .click();
      await page.getByRole('dialog', { name: 'Pictures, enlarged' }).getByRole('img').first().waitFor();
    },
  },
  {
    name: 'the filters',
    path: '/faridabad',
    widths: [360],
    reach: async (page) => {
      await page.getByRole('button', { name: /^Filters/ }).click();
      await dialogIn(page).getByRole('button', { name: 'Apply Filters' }).waitFor();
    },
  },
  {
    name: 'a listing without a match',
    path: '/faridabad?q=nothing-is-called-this',
    reach: async (page) => {
      await page
        .getByText(/no venue/i)
        .first()
        .waitFor();
    },
  },
  {
    name: 'the search and what it found',
    path: '/photos',
    reach: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
      await dialogIn(page).getByRole('searchbox').fill('rajmehal');
      await dialogIn(page)
        .getByRole('link', { name: /^Hotel Rajmahal/ })
        .waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await dialogIn(page).getByRole('searchbox').fill('nothing-is-called-this');
      await dialogIn(page).getByText('See all venues').waitFor();
    },
  },
  {
    name: 'the question for guests',
    path: '/faridabad',
    reach: async (page) => {
      await page.getByRole('button', { name: /^(Set|Change) guests$/ }).click();
      await page.getByRole('spinbutton', { name: 'Guests' }).waitFor();
    },
  },
  {
    name: 'a total on a venue page, its texts unfolded',
    path: '/venues/hotelrajmahal?guests=300&veg=60&rooms=10&date=2027-02-12',
    reach: async (page) => {
      await page.getByRole('row', { name: /^Estimated total/ }).waitFor();
      await page.getByRole('button', { name: 'Read more' }).first().click();
    },
  },
  {
    name: 'a shortlist that somebody shared',
    path: '/shortlist?v=samargrand,nowhere,hotelrajmahal&guests=300',
    reach: async (page) => {
      await page.getByRole('article', { name: 'Samar Grand' }).waitFor();
      await page.getByText('We do not know nowhere').waitFor();
    },
  },
  {
    name: 'a shortlist of one’s own, and what was taken off it',
    path: '/faridabad',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Shortlist Samar Grand' }).first().click();
      await page.getByRole('button', { name: 'Shortlist Hotel Rajmahal' }).first().click();
      await page.getByRole('link', { name: 'Shortlist, 2 kept' }).click();
      await page.getByRole('article', { name: 'Samar Grand' }).waitFor();
      await page.getByRole('button', { name: 'Shortlist Samar Grand' }).first().click();
      await page.getByRole('button', { name: 'Put it back' }).waitFor();
    },
  },
  {
    name: 'four venues compared',
    path: '/compare?v=samargrand,hotelrajmahal,pushpvatika,lagoonaemerald&guests=300&veg=60&rooms=10',
    reach: async (page) => {
      await page.getByRole('table').getByRole('columnheader').nth(3).waitFor();
    },
  },
  {
    name: 'the offline page',
    path: '/offline',
    reach: async (page) => {
      await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
    },
  },
  {
    name: 'the not-found page',
    path: '/nowhere',
    reach: async (page) => {
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
];

for (const { name, path, widths = [360, 1280], reach } of states) {
  test(`lead · axe finds nothing with ${name}`, async ({ page, allowErrors }) => {
    allowErrors(/Network error|Failed to load resource/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const screen of screens.filter(({ width }) => widths.includes(width))) {
      await page.setViewportSize(screen);
      await visit(page, path);
      await reach(page);
      expect(await faultsOf(page), `at ${screen.width} px`).toEqual([]);
      // What was typed and kept must not be there at the next width.
      await page.evaluate(() => localStorage.clear());
    }
  });
}
