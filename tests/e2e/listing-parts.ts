import type { Locator, Page } from '@playwright/test';
import { venues } from '../../src/content/venues/index.ts';
import { expect } from './fixtures.ts';

export const faridabad = venues.filter(({ city }) => city === 'faridabad');

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

export const title = (page: Page) => page.getByRole('heading', { level: 1 });

export const cards = (page: Page) => page.getByRole('main').getByRole('article');

export const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

export const filtersButton = (page: Page) => page.getByRole('button', { name: /^Filters/ });

export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by name or place' });

/** Where the choices stand: beside the list, or on a phone in the modal, which this opens. */
export async function panel(page: Page): Promise<Locator> {
  if (!isPhone(page)) return page.getByRole('complementary', { name: 'Filters' });
  await filtersButton(page).click();
  return page.getByRole('dialog', { name: 'Filters' });
}

export async function apply(page: Page): Promise<void> {
  if (!isPhone(page)) return;
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Ticks choices as a visitor would at this width. */
export async function choose(page: Page, ...choices: [group: string, choice: string][]): Promise<void> {
  const where = await panel(page);
  for (const [group, choice] of choices)
    await where
      .getByRole('group', { name: group, exact: true })
      .getByRole('checkbox', { name: choice, exact: true })
      .check();
  await apply(page);
}
