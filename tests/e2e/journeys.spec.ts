import type { Page } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import { expect, test } from './fixtures.ts';
import { dialogIn, holdSends, openMenu, tomorrow, visit, watchSends } from './visit.ts';

const thanks = `We are fairly prompt in calling numbers! You can expect to hear from us within 4 hours during business hours (${site.hours.full}), or the following working day.`;

/** Every control of the specification that opens the call-back dialog, and what its mail says about it. */
const entries: readonly {
  readonly name: string;
  readonly path: string;
  readonly press: (page: Page) => Promise<void>;
  readonly control: string;
  readonly about?: string;
  readonly stands?: 'elsewhere on a wide screen';
}[] = [
  {
    name: "the header's request",
    path: '/photos',
    press: async (page) => {
      await openMenu(page);
      await page.getByRole('banner').getByRole('button', { name: 'Request callback' }).click();
    },
    control: 'header',
    stands: 'elsewhere on a wide screen',
  },
  {
    name: 'Rooms in the navigation',
    path: '/testimonials',
    press: async (page) => {
      await openMenu(page);
      await page.getByRole('button', { name: 'Rooms', exact: true }).click();
    },
    control: 'navigation',
    about: 'Rooms',
    stands: 'elsewhere on a wide screen',
  },
  {
    name: 'List Your Business in the navigation',
    path: '/whyus',
    press: async (page) => {
      await openMenu(page);
      await page.getByRole('button', { name: 'List Your Business', exact: true }).click();
    },
    control: 'navigation',
    about: 'List Your Business',
    stands: 'elsewhere on a wide screen',
  },
  {
    name: 'the Call Back button of the edge, or of the bar on a phone',
    path: '/',
    press: (page) => page.getByRole('button', { name: 'Call Back', exact: true }).click(),
    control: 'side button',
    stands: 'elsewhere on a wide screen',
  },
  {
    name: "the home page's Request a Call Back",
    path: '/',
    press: (page) => page.getByRole('button', { name: 'Request a Call Back', exact: true }).click(),
    control: 'home contact',
  },
  {
    name: 'Gurgaon',
    path: '/gurgaon',
    press: (page) => page.getByRole('button', { name: 'Request a Call Back', exact: true }).click(),
    control: 'gurgaon',
    about: 'Wedding venues in Gurgaon',
  },
  {
    name: "a vendor's trade",
    path: '/noida/vendors',
    press: (page) =>
      page
        .getByRole('button', { name: /^Request a Call Back about/ })
        .first()
        .click(),
    control: 'vendors',
    about: 'in Noida',
  },
];

test('lead · home, city, venue, call me back, mail in the inbox', { tag: '@wide' }, async ({
  page,
  inbox,
  phone,
}) => {
  await visit(page, '/');
  await page.getByLabel('Where is the wedding?').selectOption('Faridabad');
  await expect(page).toHaveURL(/\/faridabad$/);
  await page.getByRole('link', { name: 'Samar Grand', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Samar Grand' })).toBeVisible();
  await page.getByRole('button', { name: 'Call Back', exact: true }).click();
  await dialogIn(page).getByLabel('Phone number').fill(phone);
  await dialogIn(page).getByRole('button', { name: 'Call me back' }).click();
  await expect(dialogIn(page).getByText('Got it, thank you.')).toBeVisible();
  const mail = await inbox.one(phone);
  expect(mail.subject).toMatch(/^(\[Check\] )?Call back · \+91 /);
  expect(mail.text).toContain('Page: /venues/samargrand');
  expect(mail.text).toContain('Control: side button');
  expect(mail.html).toContain(`href="tel:+91${phone}"`);
});

for (const { name, path, press, control, about, stands } of entries) {
  const tag = stands === 'elsewhere on a wide screen' ? '@wide' : [];
  test(`site 2 · ${name} opens the call-back dialog, and its mail names it`, { tag }, async ({
    page,
    inbox,
    phone,
  }) => {
    await visit(page, path);
    await press(page);
    await expect(dialogIn(page)).toHaveAccessibleName('Request a Call Back');
    await dialogIn(page).getByLabel('Phone number').fill(phone);
    await page.keyboard.press('Enter');
    await expect(dialogIn(page).getByText('Got it, thank you.')).toBeVisible();
    const { text } = await inbox.one(phone);
    expect(text).toContain(`Control: ${control}`);
    expect(text).toContain(`Page: ${path}`);
    if (about) expect(text).toMatch(new RegExp(`About: .*${about}`));
  });
}

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

async function openPrices(page: Page, control = 'See Prices') {
  const opener = page.getByRole('button', { name: control, exact: true }).first();
  await opener.click();
  await expect(dialogIn(page)).toHaveAccessibleName('See Prices');
  return { opener, dialog: dialogIn(page) };
}

async function passStepOne(page: Page, date = tomorrow()) {
  const dialog = dialogIn(page);
  await dialog.getByLabel('Event date').fill(date);
  await dialog.getByLabel('Guests').selectOption('200-300');
  await dialog.getByRole('button', { name: 'See Prices', exact: true }).click();
  await expect(dialog).toHaveAccessibleName('Get up to 30% off');
}

test('site 5 · price request step 1 needs date and guests', async ({ page }) => {
  await visit(page, '/venues/royalimperio');
  const { dialog } = await openPrices(page);
  const ranges = await dialog.getByLabel('Guests').locator('option').allInnerTexts();
  expect(ranges.slice(1)).toEqual([
    'Less than 100',
    '100-200',
    '200-300',
    '300-400',
    '400-500',
    'Greater than 500',
  ]);
  const next = dialog.getByRole('button', { name: 'See Prices', exact: true });
  const alert = dialog.getByRole('alert');
  await next.click();
  await expect(alert).toHaveText('Please select an event date and guest range.');
  await dialog.getByLabel('Event date').fill(tomorrow());
  await next.click();
  await expect(alert).toHaveText('Please select an event date and guest range.');
  await expect(dialog).toHaveAccessibleName('See Prices');
  await expect(dialog.getByLabel('Guests')).toBeFocused();
});

for (const control of ['See Prices', 'Venue Tour']) {
  test(`site 4 · ${control} asks in two steps, sends one mail about this venue, then closes and says so`, async ({
    page,
    inbox,
    phone,
  }) => {
    await visit(page, '/venues/royalimperio');
    const sends = watchSends(page);
    const { dialog, opener } = await openPrices(page, control);
    await passStepOne(page);
    const field = dialog.getByLabel('Phone number');
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('placeholder', /10 digits.*\+91/);
    await expect(dialog.getByRole('link', { name: 'terms and conditions' })).toHaveAttribute(
      'href',
      '/terms-and-conditions',
    );
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Please enter your phone number.');
    await field.fill(phone);
    await dialog.getByLabel('Send me the prices on WhatsApp too').check();
    await dialog.getByRole('button', { name: 'Submit' }).dblclick();
    await expect(dialog).toHaveCount(0);
    await expect(
      page.getByRole('status').filter({ hasText: /^Thank you\. We have your request/ }),
    ).toBeVisible();
    await expect(opener).toBeFocused();
    expect(sends).toHaveLength(1);
    expect(sends[0]).toMatchObject({
      venue: 'Royal Imperio',
      date: tomorrow(),
      guests: '200-300',
      phone,
      whatsapp: true,
    });
    const { subject, text } = await inbox.one(phone);
    expect(subject).toMatch(/^(\[Check\] )?Price · 200-300 guests · .+ · Royal Imperio$/);
    expect(text).toContain('WhatsApp: Yes, please write');
    expect(text).toContain(`Control: ${control}`);
    await openPrices(page, control);
    await expect(dialog.getByLabel('Event date')).toHaveValue('');
    await expect(dialog.getByLabel('Guests')).toHaveValue('');
  });
}

test('site 4 · closing the price dialog at its second step resets it', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/venues/royalimperio');
  for (const shut of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => dialogIn(page).getByRole('button', { name: 'Close' }).click(),
  ]) {
    const { dialog, opener } = await openPrices(page);
    await expect(dialog.getByLabel('Event date')).toHaveValue('');
    await passStepOne(page);
    await dialog.getByLabel('Phone number').fill('98765');
    await shut();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

for (const { what, answer, says, logs } of [
  {
    what: 'is refused',
    answer: { status: 500, json: { message: 'The mail could not be sent.' } },
    says: 'Something went wrong. Please try again.',
    logs: /Error sending email|status of 500/,
  },
  {
    what: 'finds no network',
    answer: null,
    says: 'Network error. Please check your connection and try again.',
    logs: /Network error|Failed to load resource/,
  },
]) {
  test(`site 8 · a price request that ${what} says so and stays open with what was typed`, async ({
    page,
    phone,
    allowErrors,
  }) => {
    allowErrors(logs);
    await page.route('**/api/send-email', (route) => (answer ? route.fulfill(answer) : route.abort()));
    await visit(page, '/venues/royalimperio');
    const { dialog } = await openPrices(page);
    await passStepOne(page);
    await dialog.getByLabel('Phone number').fill(phone);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog.getByRole('alert')).toContainText(says);
    await expect(dialog.getByLabel('Phone number')).toHaveValue(phone);
  });
}

test('site 4 · a change of page closes the dialog that was opened on the last', { tag: '@wide' }, async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Photos', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Event Photos' })).toBeFocused();
  await openCallBack(page);
  await page.goBack();
  await expect(dialogIn(page)).toHaveCount(0);
});
