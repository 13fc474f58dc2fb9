import type { Page } from '@playwright/test';
import { businessHours } from '../../src/content/site-texts.ts';
import { expect, test } from './fixtures.ts';
import { dialogIn, goByMenu, holdLeads, openMenu, selectByKey, title, watchLeads } from './page-actions.ts';

const thanks = `We are fairly prompt in calling numbers! You can expect to hear from us within 4 hours during business hours (${businessHours()}), or the following working day.`;

async function openCallBack(page: Page) {
  const opener = page.getByRole('button', { name: 'Call Back', exact: true });
  await opener.click();
  await expect(dialogIn(page)).toBeVisible();
  return { opener, dialog: dialogIn(page), field: dialogIn(page).getByLabel('Phone number') };
}

test('call back · from the home page over a city to a venue, a request reaches the inbox', {
  tag: '@wide',
}, async ({ page, inbox, phone }) => {
  await page.goto('/');
  await selectByKey(page.getByLabel('Where is the wedding?'), 'Faridabad');
  await expect(page).toHaveURL(/\/faridabad$/);
  await page.getByRole('link', { name: 'Samar Grand', exact: true }).click();
  await expect(title(page)).toHaveText('Samar Grand');
  const { dialog, field } = await openCallBack(page);
  await field.fill(phone);
  await dialog.getByRole('button', { name: 'Call me back' }).click();
  await expect(dialog.getByText('Got it, thank you.')).toBeVisible();
  const mail = await inbox.one(phone);
  expect(mail.subject).toMatch(/^(\[Check\] )?Call back · \+91 /);
  expect(mail.text).toContain('Page: /venues/samargrand');
  expect(mail.text).toContain('Control: side button');
  expect(mail.html).toContain(`href="tel:+91${phone}"`);
});

test('call back · a double click sends once; the button is disabled while sending; the thank-you is exact', async ({
  page,
  inbox,
  phone,
}) => {
  await page.goto('/');
  const leads = watchLeads(page);
  const release = await holdLeads(page);
  const { dialog, field } = await openCallBack(page);
  await field.fill(phone);
  await dialog.getByRole('button', { name: 'Call me back' }).dblclick();
  await expect(dialog.getByRole('button', { name: 'Sending...', exact: true })).toBeDisabled();
  await field.press('Enter');
  release();
  await expect(dialog.getByText('Got it, thank you.', { exact: true })).toBeVisible();
  await expect(dialog.getByText(thanks, { exact: true })).toBeVisible();
  expect(leads).toHaveLength(1);
  await inbox.one(phone);
});

test('call back · closing the dialog by Escape, backdrop or button empties it and returns the focus', async ({
  page,
}) => {
  await page.goto('/');
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

test('call back · a navigation closes the dialog', async ({ page }) => {
  await page.goto('/');
  await goByMenu(page, 'Photos');
  await expect(title(page)).toHaveText('Our Event Photos');
  await openCallBack(page);
  await page.goBack();
  await expect(dialogIn(page)).toHaveCount(0);
});

/** Every control that opens the call-back dialog, and what its lead says about it. */
const entries: readonly {
  readonly name: string;
  readonly path: string;
  readonly open: (page: Page) => Promise<void>;
  readonly control: string;
  readonly about?: RegExp;
}[] = [
  {
    name: 'Request Call Back in the header',
    path: '/photos',
    open: (page) => page.getByRole('banner').getByRole('button', { name: 'Request Call Back' }).click(),
    control: 'header',
  },
  {
    name: 'Rooms in the navigation',
    path: '/testimonials',
    open: (page) => page.getByRole('button', { name: 'Rooms', exact: true }).click(),
    control: 'navigation',
    about: /Rooms/,
  },
  {
    name: 'List Your Business in the navigation',
    path: '/whyus',
    open: (page) => page.getByRole('button', { name: 'List Your Business', exact: true }).click(),
    control: 'navigation',
    about: /List Your Business/,
  },
  {
    name: 'Call Back at the edge',
    path: '/terms-and-conditions',
    open: (page) => page.getByRole('button', { name: 'Call Back', exact: true }).click(),
    control: 'side button',
  },
  {
    name: 'Request a Call Back on the home page',
    path: '/',
    open: (page) => page.getByRole('button', { name: 'Request a Call Back', exact: true }).click(),
    control: 'home contact',
  },
  {
    name: 'Request a Call Back in Gurgaon',
    path: '/gurgaon',
    open: (page) => page.getByRole('button', { name: 'Request a Call Back', exact: true }).click(),
    control: 'gurgaon',
    about: /Wedding venues in Gurgaon/,
  },
  {
    name: 'a vendor category',
    path: '/southdelhi/vendors',
    open: (page) => page.getByRole('button', { name: 'Request a Call Back about Caterers' }).click(),
    control: 'vendors',
    about: /Caterers in South Delhi/,
  },
];

for (const { name, path, open, control, about } of entries) {
  test(`call back · ${name} opens the dialog, and its lead names the control`, async ({ page }) => {
    await page.route('**/api/send-email', (route) => route.fulfill({ json: { message: 'Sent' } }));
    const lead = page.waitForRequest('**/api/send-email');
    await page.goto(path);
    if (['header', 'navigation'].includes(control)) await openMenu(page);
    await open(page);
    await expect(dialogIn(page)).toHaveAccessibleName('Request a Call Back');
    await dialogIn(page).getByLabel('Phone number').fill('9876500000');
    await page.keyboard.press('Enter');
    const sent = JSON.stringify((await lead).postDataJSON());
    expect(sent).toContain(`"${control}"`);
    if (about) expect(sent).toMatch(about);
    await expect(dialogIn(page).getByText('Got it, thank you.')).toBeVisible();
  });
}
