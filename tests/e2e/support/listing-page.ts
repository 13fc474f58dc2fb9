import type { Locator, Page } from '@playwright/test';
import { loadVenues } from '../../../src/content/venues/index.ts';
import { expect } from './fixtures.ts';

const venues = loadVenues();

export const faridabad = venues.filter(({ city }) => city === 'faridabad');

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

export const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Scrolls to a card, and waits for the frame in which those that were skipped have their own heights. */
export async function scrollToCard(page: Page, chosen: Locator): Promise<void> {
  await chosen.scrollIntoViewIfNeeded();
  await expect(page.locator('html')).not.toHaveAttribute('data-first-screen', /^un/);
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

export const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

export const filtersButton = (page: Page) => page.getByRole('button', { name: /^Filters/ });

export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by name or place' });

export const sortBy = (page: Page) => page.getByRole('combobox', { name: 'Sort by' });

export const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Shortlist ${name}` }).first();

/** The filter choices: beside the list, or on a phone in the dialog that this opens. */
export async function openFilters(page: Page): Promise<Locator> {
  if (!isPhone(page)) return page.getByRole('complementary', { name: 'Filters' });
  await filtersButton(page).click();
  return page.getByRole('dialog', { name: 'Filters' });
}

export async function applyFilters(page: Page): Promise<void> {
  if (!isPhone(page)) return;
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Ticks choices and applies them. */
export async function choose(page: Page, ...choices: [group: string, choice: string][]): Promise<void> {
  const filters = await openFilters(page);
  for (const [group, choice] of choices)
    await filters
      .getByRole('group', { name: group, exact: true })
      .getByRole('checkbox', { name: choice, exact: true })
      .check();
  await applyFilters(page);
}
