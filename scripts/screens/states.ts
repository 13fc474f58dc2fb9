import type { Page } from '@playwright/test';

interface ShotState {
  readonly name: string;
  readonly path: string;
  /** Widths in CSS pixels at which the state exists; absent means all. */
  readonly only?: readonly number[];
  readonly fullPage?: boolean;
  /** Brings the page into the state and waits until it is visible. */
  readonly reach: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const eventDetails = 'guests=350&veg=70&rooms=10&date=2030-12-21';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();
const dialog = (page: Page) => page.getByRole('dialog');
const invalidField = (page: Page) => page.locator('[aria-invalid="true"]:visible').first().waitFor();
const total = (page: Page) =>
  page
    .getByText(/^Your total, 350/)
    .first()
    .waitFor();

async function openMenu(page: Page) {
  await button(page, 'Open menu').click();
  await button(page, 'Close menu').waitFor();
}

async function openChat(page: Page) {
  await button(page, 'Chat').click();
  await page.getByRole('region', { name: 'Chat with us' }).waitFor();
}

async function openPrices(page: Page) {
  await button(page, 'See Prices').first().click();
  await dialog(page).getByLabel('Event date').waitFor();
}

async function sendCallBack(page: Page, isAccepted: boolean) {
  await page.route('**/api/send-email', (route) =>
    isAccepted ? route.fulfill({ json: { message: 'Got it' } }) : route.abort(),
  );
  await button(page, 'Call Back').click();
  await dialog(page).getByLabel('Phone number').fill('9876543210');
  await button(page, 'Call me back').click();
  await dialog(page)
    .getByText(isAccepted ? 'Got it, thank you.' : /^Network error/)
    .waitFor();
}

/** Dialogs, menus, filters, lightbox, errors and pages with event details. */
export const shotStates: readonly ShotState[] = [
  { name: 'menu', path: '/', only: [360], reach: openMenu },
  { name: 'chat', path: '/', reach: openChat },
  {
    name: 'dialog-call-back',
    path: '/faridabad',
    reach: async (page) => {
      await button(page, 'Call Back').click();
      await dialog(page).getByLabel('Phone number').waitFor();
    },
  },
  {
    name: 'dialog-call-back-blank',
    path: '/faridabad',
    reach: async (page) => {
      await button(page, 'Call Back').click();
      await button(page, 'Call me back').click();
      await invalidField(page);
    },
  },
  { name: 'dialog-call-back-thanks', path: '/faridabad', reach: (page) => sendCallBack(page, true) },
  { name: 'dialog-call-back-failed', path: '/faridabad', reach: (page) => sendCallBack(page, false) },
  { name: 'dialog-price-1', path: '/venues/royalimperio', reach: openPrices },
  {
    name: 'dialog-price-1-error',
    path: '/venues/royalimperio',
    reach: async (page) => {
      await openPrices(page);
      await dialog(page).getByRole('button', { name: 'See Prices', exact: true }).click();
      await invalidField(page);
    },
  },
  {
    name: 'dialog-price-2',
    path: '/venues/royalimperio',
    reach: async (page) => {
      await openPrices(page);
      await dialog(page).getByLabel('Event date').fill('2030-12-21');
      await dialog(page).getByLabel('Guests').selectOption('200-300');
      await dialog(page).getByRole('button', { name: 'See Prices', exact: true }).click();
      await button(page, 'Submit').waitFor();
    },
  },
  {
    name: 'filters',
    path: '/faridabad',
    only: [360],
    reach: async (page) => {
      await button(page, /^Filters/).click();
      await button(page, 'Apply Filters').waitFor();
    },
  },
  {
    name: 'no-match',
    path: '/faridabad?q=nothing-is-called-this',
    reach: (page) => heading(page, /^No venue here matches/),
  },
  {
    name: 'lightbox',
    path: '/venues/hotelrajmahal',
    reach: async (page) => {
      await page.getByRole('link', { name: /^Enlarge photo 1/ }).click();
      await dialog(page).getByRole('img').first().waitFor();
    },
  },
  {
    name: 'form-errors-venue',
    path: '/venues/basantvatika',
    reach: async (page) => {
      await button(page, 'Call me').click();
      await button(page, 'Schedule Visit').click();
      await invalidField(page);
      await button(page, 'Schedule Visit').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'form-errors-landing',
    path: '/faridabadlp',
    reach: async (page) => {
      await button(page, 'Submit Inquiry').click();
      await invalidField(page);
    },
  },
  {
    name: 'search',
    path: '/faridabad',
    reach: async (page) => {
      await button(page, 'Search').click();
      await dialog(page).getByRole('searchbox').fill('rajmehal');
      await dialog(page).getByRole('link').first().waitFor();
    },
  },
  {
    name: 'totals-listing',
    path: `/faridabad?${eventDetails}&sort=total`,
    reach: total,
  },
  {
    name: 'totals-venue',
    path: `/venues/samargrand?${eventDetails}`,
    fullPage: true,
    reach: total,
  },
  {
    name: 'shortlist-shared',
    path: `/shortlist?venues=samargrand,hotelrajmahal,milanvatika&${eventDetails}`,
    fullPage: true,
    reach: (page) => heading(page, 'Samar Grand'),
  },
  {
    name: 'compare-three',
    path: `/compare?venues=samargrand,hotelrajmahal,milanvatika&${eventDetails}`,
    fullPage: true,
    reach: (page) => page.getByRole('columnheader', { name: /Samar Grand/ }).waitFor(),
  },
];
