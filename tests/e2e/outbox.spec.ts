import type { Page } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import type { Behaviour } from '../api/scripted-smtp.ts';
import { startScriptedSmtp } from '../api/scripted-smtp.ts';
import { expect } from './fixtures.ts';
import { placesWith, refusingAddress, test } from './lead-desk.ts';
import { dialogIn, takenOver, tomorrow, visit, watchSends } from './visit.ts';

const somethingWrong = 'Something went wrong. Please try again.';
const networkError = 'Network error. Please check your connection and try again.';
const sentLater = 'The request that we kept has been sent. ';
const thanks = 'Got it, thank you.';
const expected = /Network error|Error sending email|Failed to load resource/;

test.use({ serviceWorkers: 'block' });

const dialogPhone = (page: Page) => dialogIn(page).getByLabel('Phone number');
const sentNotice = (page: Page) =>
  page.getByRole('status').filter({ hasText: new RegExp(`^${sentLater}${thanks}`) });
const sendNow = (page: Page) => page.getByRole('button', { name: 'Send now' });
const idsOf = (sends: readonly unknown[]) =>
  new Set(sends.map((body) => (body as { meta: { id: string } }).meta.id));

async function askForCall(page: Page, phone: string) {
  await page.getByRole('button', { name: 'Call Back', exact: true }).click();
  await dialogPhone(page).fill(phone);
  await dialogIn(page).getByRole('button', { name: 'Call me back' }).click();
}

/** What went wrong is told, the request lies on the device, two ways to us are in reach, nothing typed is lost. */
async function expectKept(page: Page, phone: string, text: string) {
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

/** The ways in which a kept request goes at last, from a dialog that shows its failure. */
const ways = {
  'when the network returns': async (page: Page) => {
    await page.context().setOffline(true);
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

/** smtp-server's own certificate is signed by nobody. */
async function untrustedAddress() {
  const server = { secure: true, disabledCommands: ['AUTH' as const] };
  return startScriptedSmtp({ scheme: 'smtps', server });
}

interface Failure {
  readonly what: string;
  readonly status: number;
  readonly goes: keyof typeof ways;
  /** What the mail server does until it takes mails again. */
  readonly script?: readonly Behaviour[];
  /** The address that the function is given until it is put right. */
  readonly address?: () => Promise<string>;
}

const failures: readonly Failure[] = [
  { what: 'refuses connections', status: 502, goes: 'by Send now', address: refusingAddress },
  {
    what: 'has no such name',
    status: 502,
    goes: 'when a page is opened next',
    address: async () => 'smtp://mail.invalid:2525',
  },
  {
    what: 'hangs before its greeting',
    status: 504,
    goes: 'by Send now',
    script: ['hang before greeting', 'hang before greeting'],
  },
  {
    what: 'hangs after DATA',
    status: 504,
    goes: 'when a page is opened next',
    script: ['hang after DATA', 'hang after DATA'],
  },
  {
    what: 'drops the connection within DATA',
    status: 502,
    goes: 'when the network returns',
    script: ['drop within DATA', 'drop within DATA'],
  },
  {
    what: 'answers 421',
    status: 502,
    goes: 'by Send now on the page, the dialog being closed',
    script: [{ reply: 421 }, { reply: 421 }],
  },
  { what: 'answers 550', status: 502, goes: 'when the network returns', script: [{ reply: 550 }] },
];

for (const { what, status, goes, script, address } of failures) {
  test(`lead · a mail server that ${what}: told, kept, and delivered ${goes}, once`, async ({
    page,
    desk,
    phone,
    allowErrors,
  }) => {
    allowErrors(expected);
    const server = script && (await desk.mailServer(...script, 'accept'));
    if (address) desk.sendThrough(await address());
    const sends = watchSends(page);
    await visit(page, '/');
    await askForCall(page, phone);
    await expectKept(page, phone, somethingWrong);
    // A resolver that is slow to say no is out of time.
    expect(desk.statuses().map((one) => (address && one === 504 ? 502 : one))).toEqual([status]);
    const working = server ?? (await desk.mailServer('accept'));
    await ways[goes](page);
    expect(idsOf(sends).size).toBe(1);
    expect(working.mails).toHaveLength(1);
    expect(working.mails[0]?.messageId).toContain([...idsOf(sends)][0]);
    expect(await placesWith(page, phone)).toEqual([]);
    expect(desk.log.join()).not.toContain(phone);
  });
}

test('lead · a mail server with a bad certificate: told, kept, and delivered once it is put right', async ({
  page,
  desk,
  phone,
  allowErrors,
}) => {
  allowErrors(expected);
  const untrusted = await untrustedAddress();
  desk.sendThrough(untrusted.url);
  await visit(page, '/');
  await askForCall(page, phone);
  await expectKept(page, phone, somethingWrong);
  expect(untrusted.mails).toHaveLength(0);
  await untrusted.close();
  const working = await desk.mailServer('accept');
  await ways['when the network returns'](page);
  expect([desk.statuses(), working.mails.length]).toEqual([[502, 200], 1]);
});

test('lead · a connection that drops after the final dot: the visitor is thanked, the mailbox sees one Message-ID', async ({
  page,
  desk,
  phone,
}) => {
  const server = await desk.mailServer('drop after the final dot', 'accept');
  await visit(page, '/');
  await askForCall(page, phone);
  await expect(dialogIn(page).getByText(thanks, { exact: true })).toBeVisible();
  expect(server.mails).toHaveLength(2);
  expect(new Set(server.mails.map((mail) => mail.messageId)).size).toBe(1);
  expect(await placesWith(page, phone)).toEqual([]);
});

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
  await visit(page, '/');
  await askForCall(page, phone);
  await expectKept(page, phone, networkError);
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
  await visit(page, '/');
  await askForCall(page, phone);
  await expectKept(page, phone, networkError);
  await page.unroute('**/api/send-email');
  await ways['by Send now'](page);
  expect(server.mails).toHaveLength(1);
});

test('lead · what the visitor discards is never sent; what was typed stays in the form', async ({
  page,
  desk,
  phone,
  allowErrors,
}) => {
  allowErrors(expected);
  const server = await desk.mailServer({ reply: 550 }, 'accept');
  await visit(page, '/');
  await askForCall(page, phone);
  await expectKept(page, phone, somethingWrong);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(dialogIn(page).getByRole('alert')).toHaveCount(0);
  await expect(dialogPhone(page)).toHaveValue(phone);
  expect(await placesWith(page, phone)).toEqual([]);
  await visit(page, '/whyus');
  expect([desk.arrived(), server.mails.length]).toEqual([1, 0]);
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
  await page.getByRole('contentinfo').getByRole('link', { name: 'Photos', exact: true }).click();
  await expect(page).toHaveURL(/\/photos$/);
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

test('lead · where storage is blocked the form keeps its content, says so, and repeats under one id', async ({
  page,
  desk,
  phone,
  allowErrors,
}) => {
  allowErrors(expected);
  const server = await desk.mailServer({ reply: 550 }, 'accept');
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
  });
  const sends = watchSends(page);
  await visit(page, '/');
  await askForCall(page, phone);
  const alert = dialogIn(page).getByRole('alert');
  await expect(alert).toContainText(somethingWrong);
  await expect(alert).toContainText('this browser does not let us keep it. What you typed stays here');
  await expect(alert.getByRole('link', { name: 'WhatsApp us' })).toBeVisible();
  await expect(dialogPhone(page)).toHaveValue(phone);
  await dialogIn(page).getByRole('button', { name: 'Call me back' }).click();
  await expect(dialogIn(page).getByText(thanks, { exact: true })).toBeVisible();
  expect([sends.length, idsOf(sends).size, server.mails.length]).toEqual([2, 1, 1]);
});

const hour = 3_600_000;
for (const { after, goes } of [
  { after: 71 * hour, goes: true },
  { after: 73 * hour, goes: false },
]) {
  test(`lead · after ${after / hour} hours a kept request ${goes ? 'still goes' : 'is removed unsent'}`, async ({
    page,
    desk,
    phone,
    allowErrors,
  }) => {
    allowErrors(expected);
    const server = await desk.mailServer({ reply: 550 }, 'accept');
    await visit(page, '/');
    await askForCall(page, phone);
    await expectKept(page, phone, somethingWrong);
    await page.clock.setFixedTime(Date.now() + after);
    await visit(page, '/whyus');
    await expect.poll(() => placesWith(page, phone)).toEqual([]);
    expect([desk.arrived(), server.mails.length]).toEqual(goes ? [2, 1] : [1, 0]);
  });
}

test('lead · too many requests: a clear sentence, the lead is kept, and nothing is sent before its time', async ({
  page,
  desk,
  phone,
  inbox,
  allowErrors,
}) => {
  allowErrors(expected);
  const server = await startScriptedSmtp();
  // One a minute from one address.
  desk.sendThrough(server.url, { LEAD_LIMIT_FACTOR: '0.2' });
  await visit(page, '/');
  await askForCall(page, inbox.newPhone());
  await dialogIn(page).getByText('Close', { exact: true }).click();
  await askForCall(page, phone);
  const busy = `We have several requests from you already. Please try again in a minute. You can also call us on ${site.phone.display}.`;
  await expectKept(page, phone, busy);
  await visit(page, '/whyus');
  await expect(sendNow(page)).toBeVisible();
  expect(desk.statuses()).toEqual([200, 429]);
  await page.clock.setFixedTime(Date.now() + 61_000);
  desk.sendThrough(server.url);
  await page.goto('/');
  await expect(sentNotice(page)).toBeVisible();
  expect(server.mails).toHaveLength(2);
  await server.close();
});

test.describe('on a desktop screen', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('lead · an enquiry that failed keeps all that was typed, goes with the next page, and leaves nothing behind', async ({
    page,
    desk,
    phone,
    allowErrors,
  }) => {
    allowErrors(expected);
    const server = await desk.mailServer({ reply: 550 }, 'accept');
    const typed = { Name: 'Asha Outbox', 'E-mail': 'asha.outbox@example.com', 'Phone number': phone };
    await visit(page, '/faridabadlp');
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

test('lead · each form has the promise beside it: who calls, when, not resold, how to withdraw', async ({
  page,
}) => {
  const { who, when, resale, withdraw } = site.promise;
  const expectPromise = async (forms: number, path: string) => {
    const promised = page.locator('form').filter({ hasText: `${who} ${when} ${resale} ${withdraw}` });
    await expect(promised, path).toHaveCount(forms);
    for (const form of await promised.all())
      await expect(form.getByRole('link', { name: 'How we treat your details' })).toHaveAttribute(
        'href',
        '/privacy',
      );
  };
  await visit(page, '/faridabadlp');
  await expectPromise(3, 'landing page');
  await visit(page, '/venues/basantvatika');
  await expectPromise(2, 'venue page');
  await page.getByRole('button', { name: 'See Prices', exact: true }).first().click();
  await dialogIn(page).getByLabel('Event date').fill(tomorrow());
  await dialogIn(page).getByLabel('Guests').selectOption('200-300');
  await dialogIn(page).getByRole('button', { name: 'See Prices', exact: true }).click();
  await dialogPhone(page).waitFor();
  await expectPromise(3, 'price request');
  await page.goto('/whyus');
  await takenOver(page);
  await page.getByRole('button', { name: 'Call Back', exact: true }).click();
  await expect(dialogPhone(page)).toBeVisible();
  await expectPromise(1, 'call-back dialog');
});
