import type { Page } from '@playwright/test';
import { loadVenues } from '../../src/content/venues/index.ts';
import { sumAt } from '../venues.ts';
import { expect, test } from './support/fixtures.ts';
import { card, openFilters } from './support/listing-page.ts';

async function setGuests(page: Page, guests: string) {
  await page.getByRole('button', { name: /^(Add|Change) guests$/ }).click();
  await page.getByRole('textbox', { name: 'Guests' }).fill(guests);
  await page.getByRole('button', { name: 'Show my total' }).click();
}

// It leaves the site with the samples.
for (const hall of loadVenues().filter(({ id }) => id === 'noida-one'))
  test('your total · in Noida too a budget is compared with the total once the guests are known', async ({
    page,
  }) => {
    const expectBudgetNote = async (text: string) =>
      expect((await openFilters(page)).getByText(text)).toBeVisible();
    // Its listed price is ₹1,80,000.
    await page.goto('/noida?budget=1-2-lakh');
    await expect(card(page, hall.name)).toBeVisible();
    await expectBudgetNote('the budget filter uses the price listed for the venue');
    await page.goto('/noida?budget=2-3-lakh&guests=250');
    await expect(card(page, hall.name)).toContainText(sumAt(hall, { guests: 250, vegShare: 1 }));
    await expectBudgetNote('The budget filter uses your estimated total (250 guests).');
  });

test('your total · an unusable count in the address is left out with a note', async ({ page }) => {
  await page.goto('/faridabad?guests=many&rooms=900');
  await expect(page.getByText('so we left it out: a guest count')).toBeVisible();
  await setGuests(page, '300');
  await expect(page.getByText('that we cannot use')).toHaveCount(0);
  // The stored event details replace it; the note stays.
  await page.goto('/faridabad?guests=many&veg=140');
  await expect(page).toHaveURL(/guests=300$/);
  await expect(page.getByText('so we left it out: a guest count and a veg share.')).toBeVisible();
});
