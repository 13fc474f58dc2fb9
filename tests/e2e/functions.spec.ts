import type { Page } from '@playwright/test';
import { platesAt, samarGrand, sumAt } from '../venues.ts';
import { expect, test } from './support/fixtures.ts';
import { card } from './support/listing-page.ts';
import { button, tabUntil } from './support/page-actions.ts';

const status = (page: Page) => page.getByRole('region', { name: 'Your guests' }).getByRole('status').first();

test('functions · a shared link shows them in a fresh profile, in both languages; one more is entered with the keyboard, and all are added up', async ({
  page,
}) => {
  const ceremony = { guests: 80, vegShare: 0.6, rooms: 10, date: '2030-12-20' };
  const search =
    'function=mehndi.150&function=other.80.veg60.rooms10.2030-12-20.at-samargrand.name-Ring+ceremony';
  await test.step('in Hindi, line by line', async () => {
    await page.goto(`/hi/venues/samargrand?${search}`);
    await expect(page.getByText('मेहंदी 150, Ring ceremony 80 मेहमान', { exact: true })).toBeVisible();
    await expect(page.locator('summary').filter({ hasText: 'मेहंदी' })).toContainText(
      sumAt(samarGrand, { guests: 150 }),
    );
  });
  await test.step('in English, a table for each opens by key', async () => {
    await page.getByRole('link', { name: 'English', exact: true }).click();
    await expect(status(page)).toContainText('Mehndi 150, Ring ceremony 80 guests');
    await expect(page).toHaveURL(new RegExp(`/venues/samargrand\\?${search.replaceAll(/[.+]/g, '\\$&')}$`));
    const plates = page.getByRole('table', { name: 'Mehndi' }).getByRole('row', { name: /^Veg plates/ });
    await expect(plates).toBeHidden();
    await page.locator('summary').filter({ hasText: 'Mehndi' }).focus();
    await page.keyboard.press('Enter');
    await expect(plates).toContainText(platesAt(samarGrand, { guests: 150 }));
  });
  const all = sumAt(samarGrand, { guests: 150 }, ceremony, { guests: 400, vegShare: 0.6 });
  await test.step('a third one is entered with the keyboard in a list', async () => {
    await page.goto('/faridabad');
    await button(page, 'Change guests').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Guests' }).first()).toBeFocused();
    await tabUntil(page, /^Add a function$/);
    await page.keyboard.press('Enter');
    const third = page.getByRole('group', { name: 'Function 3' });
    await expect(third.getByRole('combobox', { name: 'Function 3' })).toBeFocused();
    await page.keyboard.press('S');
    await tabUntil(page, /^Guests$/);
    await page.keyboard.type('400');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/&function=sangeet\.400\.veg60&sort=fit$/);
    await expect(status(page)).toContainText('Mehndi 150, Ring ceremony 80, Sangeet 400 guests');
  });
  await test.step('all are added up on the card and on the venue page', async () => {
    await expect(card(page, samarGrand.name)).toContainText('Your total, 3 functions');
    await expect(card(page, samarGrand.name)).toContainText(all);
    await card(page, samarGrand.name)
      .getByRole('link', { name: `View Venue ${samarGrand.name}` })
      .click();
    await expect(page.getByRole('row', { name: /^Estimated total/ })).toContainText(all);
  });
});
