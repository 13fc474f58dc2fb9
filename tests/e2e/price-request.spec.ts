import { expect, test } from './fixtures.ts';
import { dialogIn, tomorrow, watchLeads } from './page-actions.ts';

test('price request · two steps send one lead about the venue, then the dialog closes and returns the focus', async ({
  page,
  inbox,
  phone,
}) => {
  await page.goto('/venues/royalimperio');
  const leads = watchLeads(page);
  const opener = page.getByRole('button', { name: 'Venue Tour', exact: true });
  const dialog = dialogIn(page);
  await opener.click();
  await expect(dialog).toHaveAccessibleName('See Prices');
  await dialog.getByRole('button', { name: 'See Prices', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please select an event date and guest range.');
  await dialog.getByLabel('Event date').fill(tomorrow());
  await dialog.getByLabel('Guests').selectOption('200-300');
  await dialog.getByRole('button', { name: 'See Prices', exact: true }).click();
  await expect(dialog).toHaveAccessibleName('Get up to 30% off');
  const field = dialog.getByLabel('Phone number');
  await expect(field).toBeFocused();
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
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({
    venue: 'Royal Imperio',
    date: tomorrow(),
    guests: '200-300',
    whatsapp: true,
  });
  const { subject, text } = await inbox.one(phone);
  expect(subject).toMatch(/^(\[Check\] )?Price · 200-300 guests · .+ · Royal Imperio$/);
  expect(text).toContain('WhatsApp: Yes, please write');
  expect(text).toContain('Control: Venue Tour');
  await opener.click();
  await expect(dialog.getByLabel('Event date')).toHaveValue('');
  await expect(dialog.getByLabel('Guests')).toHaveValue('');
});

test('price request · closing its second step resets it', async ({ page }) => {
  await page.goto('/venues/royalimperio');
  const opener = page.getByRole('button', { name: 'See Prices', exact: true }).first();
  const dialog = dialogIn(page);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await opener.click();
    await expect(dialog.getByLabel('Event date')).toHaveValue('');
    await dialog.getByLabel('Event date').fill(tomorrow());
    await dialog.getByLabel('Guests').selectOption('200-300');
    await dialog.getByRole('button', { name: 'See Prices', exact: true }).click();
    await dialog.getByLabel('Phone number').fill('98765');
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});
