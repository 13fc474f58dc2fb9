import type { CDPSession, Locator, Page } from '@playwright/test';
import { m } from '../../src/i18n/compiled/messages.js';
import { localPath } from '../../src/i18n/locale.ts';
import { paths } from '../../src/lib/paths.ts';
import { expect, test } from './support/fixtures.ts';
import type { Inbox } from './support/inbox.ts';
import { dialogIn } from './support/page-actions.ts';

/** Puts a text into a field that has the focus. */
type Insert = (field: Locator, text: string, session: CDPSession) => Promise<unknown>;

const insertText: Insert = (_field, text, session) => session.send('Input.insertText', { text });

/** As a keyboard for Hindi or a suggestion bar does: the text grows while it is underlined. */
async function compose(_field: Locator, text: string, session: CDPSession): Promise<void> {
  for (let end = 4; end < text.length + 4; end += 4) {
    const part = text.slice(0, end);
    const range = { selectionStart: part.length, selectionEnd: part.length };
    await session.send('Input.imeSetComposition', { text: part, ...range });
  }
  await session.send('Input.insertText', { text });
}

async function drop(field: Locator, text: string, session: CDPSession): Promise<void> {
  const box = await field.boundingBox();
  if (!box) throw new Error('The field is not shown');
  const items = [{ mimeType: 'text/plain', data: text }];
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x, y, data: { items, dragOperationsMask: 1 } });
}

async function paste(field: Locator, text: string): Promise<void> {
  const page = field.page();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+V');
}

const autofill: Insert = (field, text) => field.fill(text);

/** As password managers do. */
const autofillSilently: Insert = (field, text) =>
  field.evaluate((input: HTMLInputElement, value) => {
    input.value = value;
  }, text);

const devanagari = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)));

/** How a number of ten digits gets into a field. */
const ways: readonly (readonly [name: string, insert: Insert, write: (digits: string) => string])[] = [
  ['a suggestion', insertText, (ten) => `+91 ${ten.slice(0, 5)} ${ten.slice(5)}`],
  ['a composition', compose, devanagari],
  ['a drop', drop, (ten) => `091-${ten.slice(0, 5)} ${ten.slice(5)}`],
  ['a paste', paste, (ten) => `+91 (0) ${ten.slice(0, 5)}-${ten.slice(5)}`],
  ['autofill', autofill, (ten) => `+91${ten}`],
  ['autofill without an event', autofillSilently, (ten) => `0${ten}`],
];

/** Each way: the field keeps all of it, and the mail has the number. */
async function sendEachWay(inbox: Inbox, open: () => Promise<Locator>, submit: () => Promise<void>) {
  for (const [name, insert, write] of ways) {
    const digits = inbox.newPhone();
    const text = write(digits);
    const field = await open();
    const session = await field.page().context().newCDPSession(field.page());
    await field.focus();
    await insert(field, text, session);
    await expect(field, name).toHaveValue(text);
    await submit();
    const mail = await inbox.one(digits);
    expect(mail.text, name).toContain(`\nPhone: +91 ${digits.slice(0, 5)} ${digits.slice(5)}\n`);
  }
}

test('inserted numbers · the call form of the landing page in Hindi keeps them whole, and the mail has the ten digits', async ({
  page,
  inbox,
}) => {
  const say = (message: typeof m.leads_phone) => message({}, { locale: 'hi' });
  await page.goto(localPath(paths.landing(), 'hi'));
  const submit = page.getByRole('button', { name: say(m.leads_landing_call_submit) });
  const form = page.locator('form', { has: submit });
  const field = form.getByLabel(say(m.leads_phone));
  await sendEachWay(
    inbox,
    async () => {
      await expect(field).toHaveValue('');
      return field;
    },
    () => submit.click(),
  );
});

const openCallBack = (page: Page) => page.getByRole('button', { name: 'Call Back', exact: true }).click();

test('inserted numbers · the call-back dialog keeps them whole, and the mail has the number', async ({
  page,
  inbox,
}) => {
  await page.goto('/whyus');
  const field = dialogIn(page).getByLabel('Phone number');
  await sendEachWay(
    inbox,
    async () => {
      await openCallBack(page);
      return field;
    },
    async () => {
      await dialogIn(page).getByRole('button', { name: 'Call me back' }).click();
      await dialogIn(page).getByRole('button', { name: 'Close' }).last().click();
    },
  );
});
