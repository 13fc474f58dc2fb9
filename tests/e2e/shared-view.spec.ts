import type { Page } from '@playwright/test';
import { royalImperio } from '../venues.ts';
import { expect, test } from './support/fixtures.ts';
import { button, title } from './support/page-actions.ts';

const theirs = 'function=mehndi.150&function=wedding.400.at-royalimperio';
const guests = (page: Page) => page.getByRole('region', { name: 'Your guests' });
const line = (page: Page) => page.getByText('These are the details in the link you opened.');
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();

async function setGuests(page: Page, count: string) {
  await page.getByRole('button', { name: /^(Add|Change) guests$/ }).click();
  await page.getByRole('textbox', { name: 'Guests' }).fill(count);
  await button(page, 'Show my total').click();
}

test('shared view · a plan’s link keeps its details through links, a reload, steps back and another tab, beside one’s own; “Add to mine” of a list takes them and its venues', async ({
  page,
  context,
}) => {
  await page.goto('/southdelhi');
  await setGuests(page, '250');
  await expect(page).toHaveURL(/guests=250/);
  // As it is copied from HTML.
  await page.goto(`/plan?${theirs.replaceAll('&', '&amp;')}`);
  await expect(guests(page)).toContainText('Mehndi 150, Wedding 400 guests');
  await expect(line(page)).toBeVisible();
  await link(page, 'Home').click();
  await expect(page).toHaveURL(`/?${theirs}`);
  await page.reload();
  await page.goBack();
  await expect(title(page)).toHaveText('Your wedding plan');
  await expect(guests(page)).toContainText('Mehndi 150, Wedding 400 guests');
  await expect(page).toHaveURL(`/plan?${theirs}`);

  const other = await context.newPage();
  await other.goto('/southdelhi');
  await expect(other).toHaveURL('/southdelhi?guests=250');
  await setGuests(other, '90');
  await expect(other).toHaveURL(/guests=90/);
  await link(page, royalImperio.name).click();
  await expect(title(page)).toHaveText(royalImperio.name);
  await expect(page).toHaveURL(`/venues/royalimperio?${theirs}`);
  await expect(line(page)).toBeVisible();
  await button(page, 'Show mine').click();
  await expect(page).toHaveURL('/venues/royalimperio?guests=90');
  await expect(guests(page)).toContainText('90 guests');
  await expect(line(page)).toHaveCount(0);
  await page.goBack();
  await expect(guests(page)).toContainText('Mehndi 150, Wedding 400 guests');
  await button(page, 'Keep them').click();
  await expect(line(page)).toHaveCount(0);
  await expect(page.getByText('in place of: 90 guests, all veg.')).toBeVisible();
  await expect(guests(other)).toContainText('Mehndi 150, Wedding 400 guests');
  await button(page, 'Put it back').click();
  await expect(line(page)).toBeVisible();
  await expect(guests(other)).toContainText('90 guests');

  await page.goto(`/shortlist?venues=samargrand,hotelrajmahal&${theirs}`);
  await expect(line(page)).toBeVisible();
  await button(page, 'Add to mine').click();
  await link(page, 'Open my list').click();
  await expect(guests(page)).toContainText('Mehndi 150, Wedding 400 guests');
  await expect(page.getByRole('article')).toHaveCount(2);
});
