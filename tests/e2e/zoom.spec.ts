import { expect, test } from './support/fixtures.ts';
import { askForCall, expectThanks } from './support/leads.ts';
import { button, dialogIn, openMenu, tomorrow } from './support/page-actions.ts';

/** A screen of 1280 x 1024 at 400 % zoom. */
test.use({ viewport: { width: 320, height: 256 } });

test('zoom · at 400 % the menu, the filters, a call back and a price request can be completed', async ({
  page,
  inbox,
  phone,
}) => {
  await page.goto('/');
  await openMenu(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Venues' }).click();
  await expect(page).toHaveURL(/\/faridabad$/);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await dialogIn(page).getByRole('checkbox', { name: 'Wedding Lawns', exact: true }).check();
  await button(page, 'Apply Filters').click();
  await expect(page).toHaveURL(/\?type=wedding-lawn$/);
  await askForCall(page, phone);
  await expectThanks(page);
  await inbox.one(phone);
  await dialogIn(page).getByRole('button', { name: 'Close' }).last().click();
  await page
    .getByRole('button', { name: /^See Prices/ })
    .first()
    .click();
  await dialogIn(page).getByLabel('Event date').fill(tomorrow());
  await dialogIn(page).getByLabel('Guests').selectOption('200-300');
  await dialogIn(page).getByRole('button', { name: 'See Prices', exact: true }).click();
  await expect(button(page, 'Submit')).toBeVisible();
  await dialogIn(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialogIn(page)).toHaveCount(0);
});
