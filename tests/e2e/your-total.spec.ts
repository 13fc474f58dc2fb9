import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { card, openFilters } from './support/listing-page.ts';

async function setGuests(page: Page, guests: string) {
  await page.getByRole('button', { name: /^(Add|Change) guests$/ }).click();
  await page.getByRole('textbox', { name: 'Guests' }).fill(guests);
  await page.getByRole('button', { name: 'Show my total' }).click();
}

test('your total · entered once, it is on the cards, in the address, on the venue page and in the next tab', async ({
  page,
  context,
}) => {
  await page.goto('/faridabad');
  await setGuests(page, '300');
  await expect(page).toHaveURL(/guests=300/);
  await expect(card(page, 'Samar Grand')).toContainText('₹1,77,000');
  await expect(card(page, 'Samar Grand')).toContainText('₹590 a guest');
  await card(page, 'Samar Grand').getByRole('link', { name: 'View Venue Samar Grand' }).click();
  await expect(page).toHaveURL(/samargrand.*guests=300/);
  await expect(page.getByRole('row', { name: /^Veg plates/ })).toContainText('₹1,50,000');
  await expect(page.getByRole('row', { name: /^Estimated total/ })).toContainText('₹1,77,000');
  const other = await context.newPage();
  await other.goto('/southdelhi');
  await expect(other).toHaveURL(/guests=300/);
  await setGuests(other, '120');
  await expect(page.getByRole('row', { name: /^Veg plates/ })).toContainText('120 guests');
});

test('your total · in Noida too a budget is compared with the total once the guests are known', async ({
  page,
}) => {
  const expectBudgetNote = async (text: string) =>
    expect((await openFilters(page)).getByText(text)).toBeVisible();
  // Its listed price is ₹1,80,000; 250 guests at ₹700 plus 18% are ₹2,06,500.
  await page.goto('/noida?budget=1-2-lakh');
  await expect(card(page, 'Sample Banquet Hall, Sector 135')).toBeVisible();
  await expectBudgetNote('the budget filter uses the price listed for the venue');
  await page.goto('/noida?budget=2-3-lakh&guests=250');
  await expect(card(page, 'Sample Banquet Hall, Sector 135')).toContainText('₹2,06,500');
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
