import type { CDPSession, Locator, Page } from '@playwright/test';
import { m } from '../../src/i18n/compiled/messages.js';
import { type Locale, localPath } from '../../src/i18n/locale.ts';
import { paths } from '../../src/lib/paths.ts';
import { expect, test } from './support/fixtures.ts';
import type { Inbox } from './support/inbox.ts';
import { dialogIn, tomorrow } from './support/page-actions.ts';

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

interface VenueForm {
  readonly name: string;
  readonly path: string;
  readonly locale: Locale;
  readonly heading: typeof m.venues_call_title;
  readonly submitLabel: typeof m.leads_submitted;
  readonly isVisit?: true;
}

const venueForms: readonly VenueForm[] = [
  {
    name: 'the call-back form of a venue',
    path: '/venues/basantvatika',
    locale: 'en',
    heading: m.venues_call_title,
    submitLabel: m.leads_venue_call_submit,
  },
  {
    name: 'the visit form of a venue in Hindi',
    path: '/venues/basantvatika',
    locale: 'hi',
    heading: m.venues_visit_title,
    submitLabel: m.leads_visit_submit,
    isVisit: true,
  },
  {
    name: 'the call form of the landing page in Hindi',
    path: paths.landing(),
    locale: 'hi',
    heading: m.landing_enquiry,
    submitLabel: m.leads_landing_call_submit,
  },
];

for (const { name, path, locale, heading, submitLabel, isVisit } of venueForms) {
  test(`inserted numbers · ${name} keeps them whole, and the mail has the ten digits`, async ({
    page,
    inbox,
  }) => {
    const say = (message: typeof m.leads_phone) => message({}, { locale });
    await page.goto(localPath(path, locale));
    const form = page
      .getByRole('region', { name: say(heading) })
      .locator('form', { has: page.getByRole('button', { name: say(submitLabel) }) });
    const field = form.getByLabel(say(m.leads_phone));
    await sendEachWay(
      inbox,
      async () => {
        await expect(field).toHaveValue('');
        if (isVisit) {
          await form.getByLabel(say(m.leads_date)).fill(tomorrow());
          await form.getByLabel(say(m.leads_time)).fill('11:00');
        }
        return field;
      },
      () => form.getByRole('button', { name: say(submitLabel) }).click(),
    );
  });
}

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

test('inserted numbers · what is no number of ten digits stays as it was inserted, and says why', async ({
  page,
}) => {
  await page.goto('/hi/venues/basantvatika');
  const hi = { locale: 'hi' } as const;
  const form = page.getByRole('region', { name: m.venues_call_title({}, hi) });
  const field = form.getByLabel(m.leads_phone({}, hi));
  const session = await page.context().newCDPSession(page);
  for (const [index, [name, insert]] of ways.entries()) {
    const text = ['98765432109', '९८७६५४३२१०९', '+447400123456', '9811122233, 9811122244'][index % 4] ?? '';
    await field.fill('');
    await field.focus();
    await insert(field, text, session);
    await form.getByRole('button', { name: m.leads_venue_call_submit({}, hi) }).click();
    await expect(field, name).toHaveAccessibleDescription(/10 अंकों का सही.*(11|20|भारत का नंबर)/);
    await expect(field, name).toHaveValue(text);
  }
});
