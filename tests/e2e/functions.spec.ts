import type { Page } from '@playwright/test';
import { hotelRajmahal, platesAt, samarGrand, sumAt } from '../venues.ts';
import { expect, test } from './support/fixtures.ts';
import { card, heart } from './support/listing-page.ts';
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
  await expect(page).toHaveURL(/\?function=wedding\.600&function=mehndi\.150&function=sangeet\.400$/);
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

test('functions · a venue is chosen from the shortlist, and a removed function is put back as it was', async ({
  page,
}) => {
  await page.goto('/faridabad?function=mehndi.150&function=sangeet.400&function=wedding.600');
  await heart(page, hotelRajmahal.name).click();
  await button(page, 'Change guests').click();
  await group(page, 2).getByLabel('Venue').selectOption(hotelRajmahal.name);
  await button(page, 'Remove function 2').click();
  await expect(group(page, 2).getByRole('combobox', { name: 'Function 2' })).toHaveValue('wedding');
  await button(page, 'Put it back').click();
  await button(page, 'Show my total').click();
  await expect(page).toHaveURL(/function=sangeet\.400\.at-hotelrajmahal/);
  await expect(card(page, hotelRajmahal.name)).toContainText('Your total, 3 functions');
  await expect(card(page, samarGrand.name)).toContainText(
    `Your total, 2 functions${sumAt(samarGrand, { guests: 150 }, { guests: 600 })}`,
  );
  await expect(card(page, samarGrand.name)).not.toContainText('Sangeet');
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

test('functions · what a link has that is not understood is left out with a note', async ({ page }) => {
  await page.goto('/faridabad?function=birthday.150&function=wedding.300.veg140');
  await expect(page.getByText('so we left it out: a veg share and a part of a function.')).toBeVisible();
  await expect(status(page)).toHaveText('300 guests, all veg');
  await expect(page).toHaveURL(/\/faridabad\?guests=300$/);
});

test('functions · a form that did not load says so, and appears when the network returns', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const form = /\/assets\/event-details-form-[^?]+\.js/;
  await page.route(form, (route) => route.abort());
  await page.goto('/faridabad');
  await button(page, 'Add guests').click();
  await expect(page.getByText('This did not load.')).toBeVisible();
  await page.unroute(form);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByRole('textbox', { name: 'Guests' })).toBeVisible();
});
