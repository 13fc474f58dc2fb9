import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { card, cards, filtersButton, sortBy } from './listing-page.ts';
import { eventDetails } from './page-types.ts';

async function setGuests(page: Page, guests: string) {
  await page.getByRole('button', { name: /^(Add|Change) guests$/ }).click();
  await page.getByRole('spinbutton', { name: 'Guests' }).fill(guests);
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

test('your total · a link carries the event details to another device without storing them', async ({
  page,
}) => {
  await page.goto(`/faridabad?${eventDetails}&sort=total`);
  await expect(page.getByText(/300 guests, 60% veg\w*, 10 rooms, 12 Feb 2027/)).toBeVisible();
  await expect(card(page, 'Samar Grand')).toContainText('₹2,05,320');
  await expect(sortBy(page)).toHaveValue('total');
  await page.goto('/southdelhi');
  await expect(page.getByRole('button', { name: 'Add guests' })).toBeVisible();
  await expect(page).toHaveURL('/southdelhi');
});

test('your total · the budget filter compares totals and says so; a card says when its capacity is too low', async ({
  page,
}) => {
  await page.goto('/faridabad?guests=700&budget=4-5-lakh');
  await expect(page.getByText(/Capacity too low: the largest hall holds/).first()).toBeVisible();
  expect(await cards(page).count()).toBeGreaterThan(0);
  await expect(cards(page).filter({ hasNotText: /Your total, 700 guests₹4,\d\d,\d{3}/ })).toHaveCount(0);
  if (await filtersButton(page).isVisible()) await filtersButton(page).click();
  const note = page.getByText('uses your estimated total (700 guests)');
  await expect(note.filter({ visible: true })).toBeVisible();
});

test('your total · in Noida too a budget is compared with the total once the guests are known', async ({
  page,
}) => {
  const expectBudgetNote = async (text: string) => {
    if (await filtersButton(page).isVisible()) await filtersButton(page).click();
    await expect(page.getByText(text).filter({ visible: true })).toBeVisible();
  };
  // Its listed price is ₹1,80,000; 250 guests at ₹700 plus 18% are ₹2,06,500.
  await page.goto('/noida?budget=1-2-lakh');
  await expect(card(page, 'Sample Banquet Hall, Sector 135')).toBeVisible();
  await expectBudgetNote('the budget filter uses the price listed for the venue');
  await page.goto('/noida?budget=2-3-lakh&guests=250');
  await expect(card(page, 'Sample Banquet Hall, Sector 135')).toContainText('₹2,06,500');
  await expectBudgetNote('The budget filter uses your estimated total (250 guests).');
});

test('your total · an unusable count in the address is left out with a note', async ({ page }) => {
  await page.goto('/faridabad?guests=many');
  await expect(page.getByText('so we left it out: a guest count.')).toBeVisible();
  await setGuests(page, '300');
  await expect(page.getByText('that we cannot use')).toHaveCount(0);
  await page.goto('/faridabad?guests=200&rooms=900');
  await expect(page.getByText('so we left it out: a number of rooms.')).toBeVisible();
  await setGuests(page, '300');
  await expect(page.getByText('that we cannot use')).toHaveCount(0);
  // The stored event details replace it; the note stays.
  await page.goto('/faridabad?guests=many&veg=140');
  await expect(page).toHaveURL(/guests=300$/);
  await expect(page.getByText('so we left it out: a guest count and a veg share.')).toBeVisible();
});
