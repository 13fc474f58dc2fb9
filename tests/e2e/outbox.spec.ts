import { paths } from '../../src/lib/paths.ts';
import { hotelRajmahal } from '../venues.ts';
import { expect } from './support/fixtures.ts';
import { placesWith, test } from './support/lead-server.ts';
import {
  askForCall,
  expected,
  expectQueued,
  expectThanks,
  sendCallBack,
  sendNow,
  somethingWrong,
} from './support/leads.ts';
import { button, dialogIn, goByMenu, pauseClock } from './support/page-actions.ts';

test('outbox · two open tabs send a failed lead once, at its time, and both know', async ({
  page,
  context,
  leadServer,
  phone,
  allowErrors,
}) => {
  allowErrors(expected);
  const server = await leadServer.mailServer({ reply: 550 }, 'accept');
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) await tab.goto('/whyus');
  await pauseClock(page);
  await askForCall(page, phone);
  await expectQueued(page, phone, somethingWrong);
  await expect(sendNow(other)).toBeVisible();
  await page.keyboard.press('Escape');
  await goByMenu(page, 'Photos');
  await page.clock.fastForward(6_000);
  for (const tab of tabs) await expect(sendNow(tab)).toHaveCount(0);
  expect([leadServer.arrived(), server.mails.length]).toEqual([2, 1]);
});

const networkError = 'Network error. Please check your connection and try again.';

test('outbox · a network that returns without an event: the form and the lead come by themselves, once, on the same page', async ({
  page,
  leadServer,
  phone,
  allowErrors,
}) => {
  allowErrors(/Network error|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  const server = await leadServer.mailServer('accept');
  const loseNetwork = () => page.route('**/*', (route) => route.abort('internetdisconnected'));
  const restoreNetwork = () => page.unroute('**/*');
  // Under Save-Data no form is prefetched.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  // What shows queued leads is not needed to send them.
  await page.route('**/assets/outbox-panel-*', (route) => route.abort());
  await page.goto('/whyus');
  await button(page, 'Chat').click();
  await expect(page.getByRole('link', { name: 'Start Chat' })).toBeVisible();
  await page.clock.install();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await loseNetwork();
  await button(page, 'Call Back').click();
  await expect(dialogIn(page)).toHaveAccessibleName('Reach us directly');
  await restoreNetwork();
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(dialogIn(page)).toHaveAccessibleName('Request a Call Back', { timeout: 500 });
  }).toPass();
  await loseNetwork();
  await sendCallBack(page, phone);
  await expectQueued(page, phone, networkError);
  await restoreNetwork();
  await page.clock.fastForward(6_000);
  await expectThanks(page);
  expect([leadServer.arrived(), server.mails.length, loads]).toEqual([1, 1, 0]);
  expect(server.mails[0]?.text).toContain('Page: /whyus');
  expect(await placesWith(page, phone)).toEqual([]);
});

test('outbox · a form whose code to send cannot be loaded says so, and loading the page again keeps what was typed, also without network', async ({
  page,
  context,
  leadServer,
  phone,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const server = await leadServer.mailServer('accept');
  const code = '**/assets/submit-lead-*';
  await page.route(code, (route) => route.abort());
  await page.goto(paths.venue(hotelRajmahal));
  const form = page.locator('form').filter({ has: button(page, 'Call me') });
  await form.getByLabel('Phone number').fill(phone);
  await form.getByRole('button', { name: 'Call me' }).click();
  await expect(form.getByRole('alert')).toContainText('Network error; please try again.');
  await expect(form.getByRole('link', { name: 'WhatsApp us' })).toBeVisible();
  await expect(form.getByLabel('Phone number')).toHaveValue(phone);
  await page.unroute(code);
  const reload = form.getByRole('button', { name: 'Load the page again' });
  await context.setOffline(true);
  const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await reload.click();
  await asked;
  await expect(form.getByLabel('Phone number')).toHaveValue(phone);
  await context.setOffline(false);
  await reload.click();
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expect(form.getByLabel('Phone number')).toHaveValue(phone);
  await form.getByRole('button', { name: 'Call me' }).click();
  await expect(form.getByText('Your request has been submitted!')).toBeVisible();
  expect([leadServer.arrived(), server.mails.length]).toEqual([1, 1]);
});
