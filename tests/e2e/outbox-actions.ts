import type { Page } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import { expect } from './fixtures.ts';
import { placesWith } from './lead-server.ts';
import { dialogIn } from './page-actions.ts';

export const somethingWrong = 'Something went wrong. Please try again.';

export const sentLater = 'The request that we kept has been sent. ';

export const thanks = 'Got it, thank you.';

export const expected = /Network error|Error sending email|Failed to load resource/;

export const dialogPhone = (page: Page) => dialogIn(page).getByLabel('Phone number');

export const sentNotice = (page: Page) =>
  page.getByRole('status').filter({ hasText: new RegExp(`^${sentLater}${thanks}`) });

export const sendNow = (page: Page) => page.getByRole('button', { name: 'Send now' });

export const idsOf = (leads: readonly unknown[]) =>
  new Set(leads.map((body) => (body as { meta: { id: string } }).meta.id));

export async function askForCall(page: Page, phone: string) {
  await page.getByRole('button', { name: 'Call Back', exact: true }).click();
  await dialogPhone(page).fill(phone);
  await dialogIn(page).getByRole('button', { name: 'Call me back' }).click();
}

/** The dialog shows the failure, two other ways to reach us and the typed phone; the lead is stored. */
export async function expectQueued(page: Page, phone: string, text: string) {
  const alert = dialogIn(page).getByRole('alert');
  await expect(alert).toContainText(text);
  await expect(alert).toContainText('We have kept your request on this device.');
  await expect(alert.getByRole('link', { name: /^Call / })).toHaveAttribute('href', site.phone.href);
  await expect(alert.getByRole('link', { name: 'WhatsApp us' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=Hello.*call%20me%20back/,
  );
  await expect(dialogPhone(page)).toHaveValue(phone);
  expect(await placesWith(page, phone)).toEqual(['localStorage']);
}

/** Asks for a call on the home page, which fails. */
export async function askAndFail(page: Page, phone: string, text: string) {
  await page.goto('/');
  await askForCall(page, phone);
  await expectQueued(page, phone, text);
}

/** The ways in which a queued lead is sent, from a dialog that shows its failure. */
export const ways = {
  'when the network returns': async (page: Page) => {
    await page.context().setOffline(true);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
    await page.context().setOffline(false);
    await expect(dialogIn(page).getByText(thanks, { exact: true })).toBeVisible();
  },
  'when a page is opened next': async (page: Page) => {
    await page.goto('/whyus');
    await expect(sentNotice(page)).toBeVisible();
  },
  'by Send now': async (page: Page) => {
    await sendNow(page).click();
    await expect(dialogIn(page).getByText(thanks, { exact: true })).toBeVisible();
  },
  'by Send now on the page, the dialog being closed': async (page: Page) => {
    await page.keyboard.press('Escape');
    await sendNow(page).click();
    await expect(sentNotice(page)).toBeVisible();
  },
} as const;
