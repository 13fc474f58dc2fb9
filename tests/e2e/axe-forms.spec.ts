import type { Page } from '@playwright/test';
import { faultsOf } from './axe-faults.ts';
import { testStates } from './axe-states.ts';
import { expect } from './fixtures.ts';
import { dialogIn, tomorrow } from './visit.ts';

const callBack = (page: Page) => page.getByRole('button', { name: 'Call Back', exact: true }).click();
const seePrices = (page: Page) =>
  page.getByRole('button', { name: 'See Prices', exact: true }).first().click();

testStates([
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
]);
