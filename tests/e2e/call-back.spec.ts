import type { Page } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import { expect, test } from './fixtures.ts';
import { dialogIn, goByMenu, holdSends, visit, watchSends } from './visit.ts';

const thanks = `We are fairly prompt in calling numbers! You can expect to hear from us within 4 hours during business hours (${site.hours.full}), or the following working day.`;

async function openCallBack(page: Page) {
  const opener = page.getByRole('button', { name: 'Call Back', exact: true });
  await opener.click();
  await expect(dialogIn(page)).toBeVisible();
  return { opener, dialog: dialogIn(page), field: dialogIn(page).getByLabel('Phone number') };
}

test('site 4 · a double press sends once, reads Sending... meanwhile, and thanks letter for letter', async ({
  page,
  inbox,
  phone,
}) => {
  await visit(page, '/');
  const sends = watchSends(page);
  const letGo = await holdSends(page);
  const { dialog, field } = await openCallBack(page);
  await field.fill(phone);
  await dialog.getByRole('button', { name: 'Call me back' }).dblclick();
  const busy = dialog.getByRole('button', { name: 'Sending...', exact: true });
  await expect(busy).toBeDisabled();
  await field.press('Enter');
  letGo();
  await expect(dialog.getByText('Got it, thank you.', { exact: true })).toBeVisible();
  await expect(dialog.getByText(thanks, { exact: true })).toBeVisible();
  expect(sends).toHaveLength(1);
  await inbox.one(phone);
});

test('site 5 · a blank phone is not sent; +91 stands beside the field and the hint says what it takes', async ({
  page,
}) => {
  await visit(page, '/');
  const sends = watchSends(page);
  const { dialog, field } = await openCallBack(page);
  await expect(dialog.getByText('+91', { exact: true })).toBeVisible();
  await expect(field).toHaveAccessibleDescription(/10-digit mobile number or landline with city code/);
  await field.fill('   ');
  await dialog.getByRole('button', { name: 'Call me back' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Please enter your phone number\./);
  expect(sends).toEqual([]);
});

test('site 5 · a landline with its city code is taken: no length, no format', async ({
  page,
  inbox,
  phone,
}) => {
  await visit(page, '/');
  const { dialog, field } = await openCallBack(page);
  const landline = `0129-${phone.slice(2)}`;
  await field.fill(landline);
  await dialog.getByRole('button', { name: 'Call me back' }).click();
  await expect(dialog.getByText('Got it, thank you.')).toBeVisible();
  expect((await inbox.one(phone.slice(2))).text).toContain(landline);
});

test('site 4 · closing the call-back dialog by key, backdrop or button empties it and gives the focus back', {
  tag: '@wide',
}, async ({ page }) => {
  await visit(page, '/');
  const close: readonly [string, () => Promise<void>][] = [
    ['Escape', () => page.keyboard.press('Escape')],
    ['backdrop', () => page.mouse.click(5, 5)],
    ['button', () => dialogIn(page).getByRole('button', { name: 'Close' }).click()],
  ];
  for (const [way, shut] of close) {
    const { opener, field } = await openCallBack(page);
    await expect(field, way).toBeFocused();
    await expect(field, way).toHaveValue('');
    await field.fill('98765');
    await shut();
    await expect(dialogIn(page), way).toHaveCount(0);
    await expect(opener, way).toBeFocused();
  }
});

test('site 4 · closing after the thank-you brings the form back, empty', async ({ page, phone }) => {
  await visit(page, '/');
  const { dialog, field } = await openCallBack(page);
  await field.fill(phone);
  await dialog.getByRole('button', { name: 'Call me back' }).click();
  await dialog.getByText('Got it, thank you.').waitFor();
  // The mark in the corner is called the same; this one stands under the words.
  await dialog.getByText('Close', { exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const again = await openCallBack(page);
  await expect(again.field).toHaveValue('');
  await expect(dialog.getByText('Got it, thank you.')).toHaveCount(0);
});

test('site 8 · a refused call-back is logged as specified, told in the dialog, and keeps what was typed', async ({
  page,
  phone,
  allowErrors,
}) => {
  allowErrors(/Error sending email|status of 500/);
  await page.route('**/api/send-email', (route) =>
    route.fulfill({ status: 500, json: { message: 'The mail could not be sent.' } }),
  );
  await visit(page, '/');
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Error sending email'));
  const { dialog, field } = await openCallBack(page);
  await field.fill(phone);
  await dialog.getByRole('button', { name: 'Call me back' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Something went wrong. Please try again.');
  await expect(field).toHaveValue(phone);
  await expect(dialog.getByRole('alert').getByRole('link', { name: /WhatsApp/ })).toBeVisible();
  await logged;
});

test('site 8 · without network a call-back is logged as such, and told', async ({
  page,
  phone,
  allowErrors,
}) => {
  allowErrors(/Network error|Failed to load resource/);
  await page.route('**/api/send-email', (route) => route.abort());
  await visit(page, '/');
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Network error'));
  const { dialog, field } = await openCallBack(page);
  await field.fill(phone);
  await dialog.getByRole('button', { name: 'Call me back' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Network error. Please check your connection and try again.',
  );
  await logged;
});

test('site 4 · a change of page closes the dialog that was opened on the last', { tag: '@wide' }, async ({
  page,
}) => {
  await visit(page, '/');
  await goByMenu(page, 'Photos');
  await expect(page.getByRole('heading', { level: 1, name: 'Our Event Photos' })).toBeFocused();
  await openCallBack(page);
  await page.goBack();
  await expect(dialogIn(page)).toHaveCount(0);
});
