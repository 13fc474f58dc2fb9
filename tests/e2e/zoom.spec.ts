import { expect, test } from './support/fixtures.ts';
import { askForCall, expectThanks } from './support/leads.ts';
import { button, dialogIn, openMenu } from './support/page-actions.ts';

/** A screen of 1280 x 1024 at 400 % zoom. */
test.use({ viewport: { width: 320, height: 256 } });

test('zoom · at 400 % the menu, the filters and a call back can be completed', async ({ page, phone }) => {
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
});
