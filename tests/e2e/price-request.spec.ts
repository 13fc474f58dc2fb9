import { expect, test } from './support/fixtures.ts';
import { dialogPhone } from './support/leads.ts';
import { button, dialogIn, tomorrow } from './support/page-actions.ts';

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
