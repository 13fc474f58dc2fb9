import { site } from '../../src/content/site.ts';
import { startSmtpTestServer } from '../api/smtp-test-server.ts';
import { expect } from './support/fixtures.ts';
import { placesWith, test } from './support/lead-server.ts';
import {
  askForCall,
  dialogPhone,
  expected,
  expectQueued,
  expectThanks,
  sendCallBack,
  sendNow,
  sentLater,
  sentNotice,
  somethingWrong,
} from './support/leads.ts';
import { button, dialogIn, goByMenu, quoteForm, selectByKey, title } from './support/page-actions.ts';

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
  // The clock of a context is that of all its pages.
  await page.clock.install();
  await askForCall(page, phone);
  await expectQueued(page, phone, somethingWrong);
  await expect(sendNow(other)).toBeVisible();
  await page.keyboard.press('Escape');
  await goByMenu(page, 'Photos');
  await page.clock.fastForward(6_000);
  for (const tab of tabs) await expect(sendNow(tab)).toHaveCount(0);
  expect([leadServer.arrived(), server.mails.length]).toEqual([2, 1]);
});

test('outbox · with too many requests the lead is queued with a message, and not sent before its time', async ({
  page,
  leadServer,
  phone,
  inbox,
  allowErrors,
}) => {
  allowErrors(expected);
  const server = await startSmtpTestServer();
  // One per minute and address.
  leadServer.sendThrough(server.url, { LEAD_LIMIT_FACTOR: '0.05' });
  await page.goto('/');
  await askForCall(page, inbox.newPhone());
  await dialogIn(page).getByText('Close', { exact: true }).click();
  await askForCall(page, phone);
  const busy = `We are getting many requests right now. Please try again in a minute. You can also call us on ${site.phone.display}.`;
  await expectQueued(page, phone, busy);
  await page.goto('/whyus');
  await expect(sendNow(page)).toBeVisible();
  expect(leadServer.statuses()).toEqual([200, 429]);
  await page.clock.setFixedTime(Date.now() + 61_000);
  leadServer.sendThrough(server.url);
  await page.goto('/', { waitUntil: 'load' });
  await expect(sentNotice(page)).toBeVisible();
  expect(server.mails).toHaveLength(2);
  await server.close();
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
  await page.goto('/');
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
  expect(server.mails[0]?.text).toContain('Page: /');
  expect(await placesWith(page, phone)).toEqual([]);
});

test('outbox · a tab closed while the function works: the next page reports the result, one mail is sent', async ({
  page,
  context,
  leadServer,
  phone,
}) => {
  const server = await leadServer.mailServer('accept');
  const release = leadServer.hold();
  await page.goto('/');
  await askForCall(page, phone);
  await expect.poll(leadServer.arrived).toBe(1);
  await page.close();
  const next = await context.newPage();
  await next.goto('/whyus');
  await expect.poll(leadServer.arrived).toBe(2);
  release();
  await expect(sentNotice(next)).toBeVisible();
  expect(server.mails).toHaveLength(1);
  expect(await placesWith(next, phone)).toEqual([]);
});

test('outbox · a slow network, a double click, Back and a second attempt send once', async ({
  page,
  leadServer,
  phone,
}) => {
  const server = await leadServer.mailServer('accept');
  const release = leadServer.hold();
  await page.goto('/');
  await goByMenu(page, 'Photos');
  await expect(title(page)).toHaveText('Our Event Photos');
  await button(page, 'Call Back').click();
  await dialogPhone(page).fill(phone);
  await dialogIn(page).getByRole('button', { name: 'Call me back' }).dblclick();
  await page.goBack();
  await expect(dialogIn(page)).toHaveCount(0);
  await askForCall(page, phone);
  await expect(dialogIn(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
  release();
  await expectThanks(page);
  expect([leadServer.arrived(), server.mails.length]).toEqual([1, 1]);
  expect(await placesWith(page, phone)).toEqual([]);
});

test('outbox · a failed enquiry keeps all that was typed, is sent with the next page, and leaves nothing on the device', async ({
  page,
  leadServer,
  phone,
  allowErrors,
}) => {
  allowErrors(expected);
  const server = await leadServer.mailServer({ reply: 550 }, 'accept');
  const typed = { Name: 'Asha Outbox', 'E-mail': 'asha.outbox@example.com', 'Phone number': phone };
  await page.goto('/faridabadlp');
  const form = quoteForm(page);
  for (const [label, text] of Object.entries(typed)) await form.getByLabel(label).fill(text);
  await selectByKey(form.getByLabel('Event type'), 'Wedding');
  await form.getByLabel('Preferred location').fill('Sector 21');
  await form.getByRole('button', { name: 'Get Free Quote' }).click();
  await expect(form.getByRole('alert')).toContainText(somethingWrong);
  await expect(form.getByRole('alert')).toContainText('We have kept your request on this device.');
  for (const [label, text] of Object.entries(typed)) await expect(form.getByLabel(label)).toHaveValue(text);
  const texts = Object.values(typed);
  expect(await placesWith(page, ...texts)).toEqual(['localStorage']);
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: sentLater })).toBeVisible();
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]?.replyTo?.[0]?.address).toBe(typed['E-mail']);
  expect(await placesWith(page, ...texts)).toEqual([]);
});
