import type { Page } from '@playwright/test';
import { canonical } from '../host/routes.ts';
import { axeViolations } from './axe-violations.ts';
import { expect, test } from './fixtures.ts';
import { dialogIn, openMenu, title, tomorrow } from './page-actions.ts';
import { eventDetails, pageTypes } from './page-types.ts';

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };
/** Their layout is the same at every width. */
const oneLayout: readonly string[] = ['/privacy', '/offline', '/testimonials', '/gurgaon'];

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const part of [0, 1, 2, 3]) {
  test(`axe · no violations on any kind of page (${part + 1} of 4)`, async ({ page }) => {
    test.setTimeout(90_000);
    const violations: string[] = [];
    for (const path of pageTypes.filter((_, index) => index % 4 === part)) {
      await page.setViewportSize(phone);
      await page.goto(path, { waitUntil: 'load' });
      violations.push(...(await axeViolations(page)).map((one) => `${path} on a phone: ${one}`));
      if (oneLayout.includes(path)) continue;
      await page.setViewportSize(desktop);
      violations.push(...(await axeViolations(page)).map((one) => `${path} on a desktop: ${one}`));
    }
    expect(violations).toEqual([]);
  });
}

const hindiParts = 4;

for (const part of Array.from({ length: hindiParts }, (_, index) => index)) {
  test(`axe · no violations on any Hindi page, which links to its English page (${part + 1} of ${hindiParts})`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(phone);
    const violations: string[] = [];
    for (const path of [...canonical, '/offline'].filter((_, index) => index % hindiParts === part)) {
      await page.goto(`${path === '/' ? '/hi' : `/hi${path}`}#main`, { waitUntil: 'load' });
      // Hydrated, the link keeps the hash too.
      const english = page.getByRole('banner').getByRole('link', { name: 'English' });
      await expect(english).toHaveAttribute('href', `${path}#main`);
      violations.push(...(await axeViolations(page)).map((one) => `/hi${path}: ${one}`));
    }
    expect(violations).toEqual([]);
  });
}

const callBack = (page: Page) => page.getByRole('button', { name: 'Call Back', exact: true }).click();
const sendCallBack = async (page: Page) => {
  await callBack(page);
  await dialogIn(page).getByLabel('Phone number').fill('9876500000');
  await dialogIn(page).getByRole('button', { name: 'Call me back' }).click();
};

interface State {
  readonly name: string;
  readonly path: string;
  readonly screens?: readonly { width: number; height: number }[];
  /** Brings the page into the state. */
  readonly reach: (page: Page) => Promise<void>;
}

const states: readonly State[] = [
  { name: 'the open menu', path: '/', reach: openMenu },
  {
    name: 'the chat card',
    path: '/photos',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Chat', exact: true }).click();
      await page.getByRole('link', { name: 'Start Chat' }).waitFor();
    },
  },
  {
    name: 'the lightbox',
    path: '/photos?category=mehndi',
    reach: async (page) => {
      await page
        .getByRole('link', { name: /^Enlarge/ })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'Pictures, enlarged' }).getByRole('img').first().waitFor();
    },
  },
  {
    name: 'the filters',
    path: '/faridabad',
    reach: async (page) => {
      await page.getByRole('button', { name: /^Filters/ }).click();
      await dialogIn(page).getByRole('button', { name: 'Apply Filters' }).waitFor();
    },
  },
  {
    name: 'a listing without a match',
    path: '/faridabad?q=nothing-is-called-this',
    reach: (page) => page.getByText('No venue here matches all of that').waitFor(),
  },
  {
    name: 'the search and its results',
    path: '/photos',
    reach: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
      await dialogIn(page).getByRole('searchbox').fill('rajmehal');
      await dialogIn(page)
        .getByRole('link', { name: /^Hotel Rajmahal/ })
        .waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await dialogIn(page).getByRole('searchbox').fill('nothing-is-called-this');
      await dialogIn(page).getByText('See all venues').waitFor();
    },
  },
  {
    name: 'the form for event details',
    path: '/faridabad',
    reach: async (page) => {
      await page.getByRole('button', { name: /^(Add|Change) guests$/ }).click();
      await page.getByRole('spinbutton', { name: 'Guests' }).waitFor();
    },
  },
  {
    name: 'a total on a venue page, its texts unfolded',
    path: `/venues/hotelrajmahal?${eventDetails}`,
    reach: async (page) => {
      await page.getByRole('row', { name: /^Estimated total/ }).waitFor();
      await page.getByRole('button', { name: 'Read more' }).first().click();
    },
  },
  {
    name: 'a shared shortlist',
    path: '/shortlist?venues=samargrand,nowhere,hotelrajmahal&guests=300',
    screens: [phone, desktop],
    reach: async (page) => {
      await page.getByRole('article', { name: 'Samar Grand' }).waitFor();
      await page.getByText('We left out what we do not know: nowhere').waitFor();
    },
  },
  {
    name: 'a shortlist after a removal',
    path: '/faridabad',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Shortlist Samar Grand' }).first().click();
      await page.getByRole('button', { name: 'Shortlist Hotel Rajmahal' }).first().click();
      await page.getByRole('link', { name: /^Shortlist, 2/ }).click();
      await expect(title(page)).toHaveText('Your shortlist');
      await page.getByRole('button', { name: 'Shortlist Samar Grand' }).first().click();
      await page.getByRole('button', { name: 'Put it back' }).waitFor();
    },
  },
  {
    name: 'four compared venues',
    path: `/compare?venues=samargrand,hotelrajmahal,pushpvatika,lagoonaemerald&${eventDetails}`,
    screens: [phone, desktop],
    reach: (page) => page.getByRole('table').getByRole('columnheader').nth(3).waitFor(),
  },
  { name: 'the not-found page', path: '/nowhere', reach: (page) => title(page).waitFor() },
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
      await sendCallBack(page);
      await dialogIn(page)
        .getByText(/^Network error/)
        .waitFor();
    },
  },
  {
    name: 'the thank-you message',
    path: '/whyus',
    reach: async (page) => {
      await page.route('**/api/send-email', (route) => route.fulfill({ json: { message: 'Got it' } }));
      await sendCallBack(page);
      await dialogIn(page).getByText('Got it, thank you.').waitFor();
    },
  },
  {
    name: 'both steps of the price dialog with their errors',
    path: '/venues/royalimperio',
    reach: async (page) => {
      await page.getByRole('button', { name: 'See Prices', exact: true }).first().click();
      const next = dialogIn(page).getByRole('button', { name: 'See Prices', exact: true });
      await next.click();
      await dialogIn(page).getByRole('alert').waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await dialogIn(page).getByLabel('Event date').fill(tomorrow());
      await dialogIn(page).getByLabel('Guests').selectOption('100-200');
      await next.click();
      await dialogIn(page).getByRole('button', { name: 'Submit' }).click();
      await dialogIn(page).getByText('Please enter your phone number.').waitFor();
    },
  },
  {
    name: 'the errors of a venue page’s forms',
    path: '/venues/basantvatika',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Call me', exact: true }).click();
      await page.getByRole('button', { name: 'Schedule Visit' }).click();
      await page.getByText('Please choose a time.').waitFor();
    },
  },
  {
    name: 'the errors of the landing forms',
    path: '/faridabadlp',
    screens: [phone, desktop],
    reach: async (page) => {
      await page.getByRole('button', { name: 'Submit Inquiry' }).click();
      await page.getByText('Please enter your name.').first().waitFor();
      await page.getByLabel('Schedule a visit').check();
    },
  },
];

for (const { name, path, screens = [phone], reach } of states) {
  test(`axe · no violations with ${name}`, async ({ page, allowErrors }) => {
    allowErrors(/Network error|Failed to load resource/);
    await page.setViewportSize(phone);
    await page.goto(path, { waitUntil: 'load' });
    await reach(page);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      expect(await axeViolations(page), `at ${screen.width} px`).toEqual([]);
    }
  });
}
