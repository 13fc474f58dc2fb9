import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { dialogIn, tomorrow, visit, watchSends } from './visit.ts';

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
