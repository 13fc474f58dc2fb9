import { expect, test } from './support/fixtures.ts';
import { dialogPhone, watchLeads } from './support/leads.ts';
import { button, dialogIn, tomorrow } from './support/page-actions.ts';

test('price request · two steps send one lead about the venue, then the dialog closes and returns the focus', async ({
  page,
  inbox,
  phone,
}) => {
  await page.goto('/venues/royalimperio');
  const leads = watchLeads(page);
  const opener = button(page, 'Venue Tour');
  const dialog = dialogIn(page);
  await opener.click();
  await dialog.getByLabel('Event date').fill(tomorrow());
  await dialog.getByLabel('Guests').selectOption('200-300');
  await dialog.getByRole('button', { name: 'See Prices', exact: true }).click();
  await expect(dialog).toHaveAccessibleName('Get up to 30% off');
  await expect(dialogPhone(page)).toBeFocused();
  await dialogPhone(page).fill(phone);
  await dialog.getByLabel('Send me the prices on WhatsApp too').check();
  await button(page, 'Submit').dblclick();
  await expect(dialog).toHaveCount(0);
  await expect(
    page.getByRole('status').filter({ hasText: /^Thank you\. We have your request/ }),
  ).toBeVisible();
  await expect(opener).toBeFocused();
  expect(leads).toHaveLength(1);
  const { subject, text } = await inbox.one(phone);
  expect(subject).toMatch(/^(\[Check\] )?Price · 200-300 guests · .+ · Royal Imperio · \+91 /);
  expect(text).toContain('Control: Venue Tour');
});

test('price request · closing by backdrop or button resets it, by Escape does not, and each returns the focus', async ({
  page,
}) => {
  await page.goto('/venues/royalimperio');
  const opener = button(page, 'See Prices');
  const dialog = dialogIn(page);
  for (const close of [
    () => page.mouse.click(5, 5),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await opener.click();
    await expect(dialog.getByLabel('Event date')).toHaveValue('');
    await dialog.getByLabel('Event date').fill(tomorrow());
    await dialog.getByLabel('Guests').selectOption('200-300');
    await dialog.getByRole('button', { name: 'See Prices', exact: true }).click();
    await dialogPhone(page).fill('98765');
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  await opener.click();
  await expect(dialogPhone(page)).toHaveValue('98765');
});
