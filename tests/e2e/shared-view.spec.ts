import type { Page } from '@playwright/test';
import { m } from '../../src/i18n/compiled/messages.js';
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

test('shared view · the details of a plan’s link stay in their tab, through links and the other language, beside one’s own, until they are kept or left; “Add to mine” of a list takes them and its venues', async ({
  page,
  context,
}) => {
  await page.goto('/southdelhi');
  await setGuests(page, '250');
  await expect(page).toHaveURL('/southdelhi?sort=fit');
  const theyAreShown = async () => {
    await expect(guests(page)).toContainText('Mehndi 150, Wedding 400 guests');
    await expect(line(page)).toBeVisible();
  };
  await page.goto(`/plan?${theirs}&utm_source=chat`);
  await expect(page).toHaveURL('/plan?utm_source=chat');
  await theyAreShown();
  await link(page, 'Home').click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(title(page)).toHaveText('Your wedding plan');
  await theyAreShown();
  await link(page, 'हिन्दी').click();
  await expect(page.getByText(m.total_shared_view({}, { locale: 'hi' }))).toBeVisible();
  await page.goBack();
  await theyAreShown();

  const other = await context.newPage();
  await other.goto('/southdelhi');
  await expect(guests(other)).toContainText('250 guests');
  await setGuests(other, '90');
  await expect(guests(other)).toContainText('90 guests');
  await link(page, royalImperio.name).click();
  await expect(title(page)).toHaveText(royalImperio.name);
  await expect(page).toHaveURL('/venues/royalimperio');
  await theyAreShown();
  await button(page, 'Show mine').click();
  await expect(guests(page)).toContainText('90 guests');
  await expect(line(page)).toHaveCount(0);
  await page.goBack();
  await expect(guests(page)).toContainText('90 guests');

  await page.goto(`/plan?${theirs}`);
  await button(page, 'Keep them').click();
  await expect(line(page)).toHaveCount(0);
  await expect(page.getByText('in place of: 90 guests, all veg.')).toBeVisible();
  await expect(guests(other)).toContainText('Mehndi 150, Wedding 400 guests');
  await button(page, 'Put it back').click();
  await theyAreShown();
  await expect(guests(other)).toContainText('90 guests');

  await page.goto(`/shortlist?venues=samargrand,hotelrajmahal&${theirs}`);
  await expect(page).toHaveURL('/shortlist?venues=samargrand,hotelrajmahal');
  await expect(line(page)).toBeVisible();
  await button(page, 'Add to mine').click();
  await link(page, 'Open my list').click();
  await expect(guests(page)).toContainText('Mehndi 150, Wedding 400 guests');
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('shared view · where the tab stores nothing, the address keeps the details, and the link to the other language has them', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const area of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
  });
  await page.goto('/faridabad?guests=400&sort=price');
  await expect(guests(page)).toContainText('400 guests');
  await expect(line(page)).toHaveCount(0);
  await expect(page).toHaveURL('/faridabad?guests=400&sort=price');
  await link(page, royalImperio.name).click();
  await expect(page).toHaveURL('/venues/royalimperio');
  // The address changes before the page, whose bar is like that of the list.
  await expect(page.getByRole('heading', { level: 1, name: royalImperio.name })).toBeVisible();
  await setGuests(page, '300');
  await link(page, 'हिन्दी').click();
  await expect(page).toHaveURL('/hi/venues/royalimperio?guests=300');
  await expect(page.getByRole('region', { name: m.total_your_guests({}, { locale: 'hi' }) })).toContainText(
    '300',
  );
});
