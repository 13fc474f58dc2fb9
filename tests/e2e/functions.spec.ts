import type { Page } from '@playwright/test';
import { platesAt, samarGrand, sumAt } from '../venues.ts';
import { expect, test } from './support/fixtures.ts';
import { card } from './support/listing-page.ts';
import { button, tabUntil } from './support/page-actions.ts';

const status = (page: Page) => page.getByRole('region', { name: 'Your guests' }).getByRole('status').first();
const group = (page: Page, number: number) => page.getByRole('group', { name: `Function ${number}` });

test('functions · three are entered with the keyboard, and added up on the card and line by line on the venue page', async ({
  page,
}) => {
  await page.goto('/faridabad');
  await button(page, 'Add guests').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Guests' })).toBeFocused();
  await page.keyboard.type('600');
  for (const [number, initial, guests] of [
    [2, 'M', '150'],
    [3, 'S', '400'],
  ] as const) {
    await tabUntil(page, /^Add a function$/);
    await page.keyboard.press('Enter');
    await expect(group(page, number).getByRole('combobox', { name: `Function ${number}` })).toBeFocused();
    await page.keyboard.press(initial);
    await tabUntil(page, /^Guests$/);
    await page.keyboard.type(guests);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    /\?function=wedding\.600&function=mehndi\.150&function=sangeet\.400&sort=fit$/,
  );
  await expect(status(page)).toContainText('Wedding 600, Mehndi 150, Sangeet 400 guests');
  await expect(card(page, samarGrand.name)).toContainText('Your total, 3 functions');
  await expect(card(page, samarGrand.name)).toContainText(
    sumAt(samarGrand, { guests: 150 }, { guests: 400 }, { guests: 600 }),
  );
  await card(page, samarGrand.name)
    .getByRole('link', { name: `View Venue ${samarGrand.name}` })
    .click();
  await expect(page.getByRole('row', { name: /^Estimated total/ })).toContainText(
    sumAt(samarGrand, { guests: 150 }, { guests: 400 }, { guests: 600 }),
  );
  const plates = page.getByRole('table', { name: 'Mehndi' }).getByRole('row', { name: /^Veg plates/ });
  await expect(plates).toBeHidden();
  await page.locator('summary').filter({ hasText: 'Mehndi' }).focus();
  await page.keyboard.press('Enter');
  await expect(plates).toContainText(platesAt(samarGrand, { guests: 150 }));
});

test('functions · a shared link shows them in a fresh profile, in both languages', async ({ page }) => {
  const search =
    'function=mehndi.150&function=other.80.veg60.rooms10.2030-12-20.at-samargrand.name-Ring+ceremony';
  await page.goto(`/hi/venues/samargrand?${search}`);
  await expect(page.getByText('मेहंदी 150, Ring ceremony 80 मेहमान', { exact: true })).toBeVisible();
  await expect(page.locator('summary').filter({ hasText: 'मेहंदी' })).toContainText(
    sumAt(samarGrand, { guests: 150 }),
  );
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(status(page)).toContainText('Mehndi 150, Ring ceremony 80 guests');
  await expect(page).toHaveURL(new RegExp(`/venues/samargrand\\?${search.replaceAll(/[.+]/g, '\\$&')}$`));
  await page.goto(`/venues/hotelrajmahal?function=mehndi.150.at-samargrand`);
  await expect(page.getByText('You hold no function here.').first()).toBeVisible();
});
