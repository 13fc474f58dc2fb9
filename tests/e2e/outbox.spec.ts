import { site } from '../../src/content/site.ts';
import { startScriptedSmtp } from '../api/scripted-smtp.ts';
import { expect } from './fixtures.ts';
import { placesWith, test } from './lead-server.ts';
import {
  askForCall,
  askInVain,
  dialogPhone,
  expected,
  expectKept,
  idsOf,
  sendNow,
  sentLater,
  sentNotice,
  somethingWrong,
  thanks,
} from './outbox-actions.ts';
import { dialogIn, watchLeads } from './page-actions.ts';

const hour = 3_600_000;

test('lead · what the visitor discards is never sent; what was typed stays in the form', async ({
  page,
  leadServer,
  phone,
  allowErrors,
}) => {
  allowErrors(expected);
  const server = await leadServer.mailServer({ reply: 550 }, 'accept');
  await askInVain(page, phone, somethingWrong);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(dialogIn(page).getByRole('alert')).toHaveCount(0);
  await expect(dialogPhone(page)).toHaveValue(phone);
  expect(await placesWith(page, phone)).toEqual([]);
  await page.goto('/whyus');
  expect([leadServer.arrived(), server.mails.length]).toEqual([1, 0]);
});

test('lead · where storage is blocked the form keeps its content, says so, and repeats under one id', async ({
  page,
  leadServer,
  phone,
  allowErrors,
}) => {
  allowErrors(expected);
  const server = await leadServer.mailServer({ reply: 550 }, 'accept');
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
  });
  const leads = watchLeads(page);
  await page.goto('/');
  await askForCall(page, phone);
  const alert = dialogIn(page).getByRole('alert');
  await expect(alert).toContainText(somethingWrong);
  await expect(alert).toContainText('this browser does not let us keep it. What you typed stays here');
  await expect(alert.getByRole('link', { name: 'WhatsApp us' })).toBeVisible();
  await expect(dialogPhone(page)).toHaveValue(phone);
  await dialogIn(page).getByRole('button', { name: 'Call me back' }).click();
  await expect(dialogIn(page).getByText(thanks, { exact: true })).toBeVisible();
  expect([leads.length, idsOf(leads).size, server.mails.length]).toEqual([2, 1, 1]);
});

for (const { after, goes } of [
  { after: 71 * hour, goes: true },
  { after: 73 * hour, goes: false },
]) {
  test(`lead · after ${after / hour} hours a kept request ${goes ? 'still goes' : 'is removed unsent'}`, async ({
    page,
    leadServer,
    phone,
    allowErrors,
  }) => {
    allowErrors(expected);
    const server = await leadServer.mailServer({ reply: 550 }, 'accept');
    await askInVain(page, phone, somethingWrong);
    await page.clock.setFixedTime(Date.now() + after);
    await page.goto('/whyus');
    await expect.poll(() => placesWith(page, phone)).toEqual([]);
    expect([leadServer.arrived(), server.mails.length]).toEqual(goes ? [2, 1] : [1, 0]);
  });
}

test('lead · too many requests: a clear sentence, the lead is kept, and nothing is sent before its time', async ({
  page,
  leadServer,
  phone,
  inbox,
  allowErrors,
}) => {
  allowErrors(expected);
  const server = await startScriptedSmtp();
  // One a minute from one address.
  leadServer.sendThrough(server.url, { LEAD_LIMIT_FACTOR: '0.2' });
  await page.goto('/');
  await askForCall(page, inbox.newPhone());
  await dialogIn(page).getByText('Close', { exact: true }).click();
  await askForCall(page, phone);
  const busy = `We have several requests from you already. Please try again in a minute. You can also call us on ${site.phone.display}.`;
  await expectKept(page, phone, busy);
  await page.goto('/whyus');
  await expect(sendNow(page)).toBeVisible();
  expect(leadServer.statuses()).toEqual([200, 429]);
  await page.clock.setFixedTime(Date.now() + 61_000);
  leadServer.sendThrough(server.url);
  await page.goto('/');
  await expect(sentNotice(page)).toBeVisible();
  expect(server.mails).toHaveLength(2);
  await server.close();
});

test.describe('on a desktop screen', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('lead · an enquiry that failed keeps all that was typed, goes with the next page, and leaves nothing behind', async ({
    page,
    leadServer,
    phone,
    allowErrors,
  }) => {
    allowErrors(expected);
    const server = await leadServer.mailServer({ reply: 550 }, 'accept');
    const typed = { Name: 'Asha Outbox', 'E-mail': 'asha.outbox@example.com', 'Phone number': phone };
    await page.goto('/faridabadlp');
    const form = page.locator('form').filter({ has: page.getByLabel('Preferred location') });
    for (const [label, text] of Object.entries(typed)) await form.getByLabel(label).fill(text);
    await form.getByLabel('Event type').selectOption('Wedding');
    await form.getByLabel('Preferred location').fill('Sector 21');
    await form.getByRole('button', { name: 'Get Free Quote' }).click();
    await expect(form.getByRole('alert')).toContainText(somethingWrong);
    await expect(form.getByRole('alert')).toContainText('We have kept your request on this device.');
    for (const [label, text] of Object.entries(typed)) await expect(form.getByLabel(label)).toHaveValue(text);
    const words = Object.values(typed);
    expect(await placesWith(page, ...words)).toEqual(['localStorage']);
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: sentLater })).toBeVisible();
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]?.replyTo?.[0]?.address).toBe(typed['E-mail']);
    expect(await placesWith(page, ...words)).toEqual([]);
  });
});
