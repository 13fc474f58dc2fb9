import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { dialogIn, openMenu, visit } from './visit.ts';

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
