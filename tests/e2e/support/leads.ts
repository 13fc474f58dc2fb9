import type { Page } from '@playwright/test';
import { site } from '../../../src/content/site.ts';
import { expect } from './fixtures.ts';
import { placesWith } from './lead-server.ts';
import { dialogIn } from './page-actions.ts';

export const somethingWrong = 'Something went wrong. Please try again.';
const thanks = 'Got it, thank you.';

/** What the site logs when a lead cannot be sent. */
export const expected = /Network error|Error sending email|Failed to load resource/;

export const dialogPhone = (page: Page) => dialogIn(page).getByLabel('Phone number');

export const sendNow = (page: Page) => page.getByRole('button', { name: 'Send now' });

/** The lead requests that the page makes from now on. */
export function watchLeads(page: Page): readonly unknown[] {
  const leads: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/send-email')) leads.push(request.postDataJSON());
  });
  return leads;
}

/** Sends the call-back dialog that is open. */
export async function sendCallBack(page: Page, phone: string): Promise<void> {
  await dialogPhone(page).fill(phone);
  await dialogIn(page).getByRole('button', { name: 'Call me back' }).click();
}

export const expectThanks = (page: Page) =>
  expect(dialogIn(page).getByText(thanks, { exact: true })).toBeVisible();

export async function askForCall(page: Page, phone: string): Promise<void> {
  await page.getByRole('button', { name: 'Call Back', exact: true }).click();
  await sendCallBack(page, phone);
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
