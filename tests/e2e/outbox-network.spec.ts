import { expect } from './fixtures.ts';
import { placesWith, test } from './lead-desk.ts';
import {
  askForCall,
  askInVain,
  dialogPhone,
  expected,
  expectKept,
  sentNotice,
  thanks,
  ways,
} from './outbox-steps.ts';
import { dialogIn, goByMenu, visit } from './visit.ts';

const networkError = 'Network error. Please check your connection and try again.';

test('lead · without network: told and kept, also when the dialog is closed, and gone when the network returns', async ({
  page,
  context,
  desk,
  phone,
  allowErrors,
}) => {
  allowErrors(expected);
  const server = await desk.mailServer('accept');
  await visit(page, '/');
  await page.getByRole('button', { name: 'Call Back', exact: true }).click();
  await dialogPhone(page).fill(phone);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expectKept(page, phone, networkError);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Your request to be called back, .* has not reached us yet\./)).toBeVisible();
  await context.setOffline(false);
  await expect(sentNotice(page)).toBeVisible();
  expect([desk.arrived(), server.mails.length]).toEqual([1, 1]);
  expect(await placesWith(page, phone)).toEqual([]);
});

test('lead · an answer that is lost on its way back: kept, and its repeat brings no second mail', async ({
  page,
  desk,
  phone,
  allowErrors,
}) => {
  allowErrors(expected);
  const server = await desk.mailServer('accept');
  await page.route('**/api/send-email', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await askInVain(page, phone, networkError);
  await page.unroute('**/api/send-email');
  await ways['when a page is opened next'](page);
  expect([desk.arrived(), server.mails.length]).toEqual([2, 1]);
});

test('lead · a Wi-Fi page that answers in our place is no acceptance', async ({
  page,
  desk,
  phone,
  allowErrors,
}) => {
  allowErrors(expected);
  const server = await desk.mailServer('accept');
  await page.route('**/api/send-email', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Log in' }),
  );
  await askInVain(page, phone, networkError);
  await page.unroute('**/api/send-email');
  await ways['by Send now'](page);
  expect(server.mails).toHaveLength(1);
});

test('lead · a tab closed while the function works: the next page hears the end, one mail', async ({
  page,
  context,
  desk,
  phone,
}) => {
  const server = await desk.mailServer('accept');
  const letGo = desk.hold();
  await visit(page, '/');
  await askForCall(page, phone);
  await expect.poll(desk.arrived).toBe(1);
  await page.close();
  const next = await context.newPage();
  await visit(next, '/whyus');
  await expect.poll(desk.arrived).toBe(2);
  letGo();
  await expect(sentNotice(next)).toBeVisible();
  expect(server.mails).toHaveLength(1);
  expect(await placesWith(next, phone)).toEqual([]);
});

test('lead · a tab closed while the request is on its way: the next page sends it, one mail', async ({
  page,
  context,
  desk,
  phone,
}) => {
  const server = await desk.mailServer('accept');
  await page.route('**/api/send-email', () => {});
  await visit(page, '/');
  const leaving = page.waitForRequest('**/api/send-email');
  await askForCall(page, phone);
  await leaving;
  await page.close();
  const next = await context.newPage();
  await visit(next, '/whyus');
  await expect(sentNotice(next)).toBeVisible();
  // The request may still have arrived after the tab was gone.
  expect(server.mails).toHaveLength(1);
});

test('lead · a slow network, a double press, the back button and a second try send once', async ({
  page,
  desk,
  phone,
}) => {
  const server = await desk.mailServer('accept');
  const letGo = desk.hold();
  await visit(page, '/');
  // By the menu: the footer's code may still be on its way, and a link without it loads the page anew.
  await goByMenu(page, 'Photos');
  await expect(page.getByRole('heading', { level: 1, name: 'Our Event Photos' })).toBeFocused();
  await page.getByRole('button', { name: 'Call Back', exact: true }).click();
  await dialogPhone(page).fill(phone);
  await dialogIn(page).getByRole('button', { name: 'Call me back' }).dblclick();
  await page.goBack();
  await expect(dialogIn(page)).toHaveCount(0);
  await askForCall(page, phone);
  await expect(dialogIn(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
  letGo();
  await expect(dialogIn(page).getByText(thanks, { exact: true })).toBeVisible();
  expect([desk.arrived(), server.mails.length]).toEqual([1, 1]);
  expect(await placesWith(page, phone)).toEqual([]);
});
