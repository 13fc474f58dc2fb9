import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { button, lightbox } from './support/page-actions.ts';

const total = 94;

const gallery = (page: Page) => page.getByRole('region', { name: 'Explore Our Photography Gallery' });
const tile = (page: Page, name: string) =>
  gallery(page).getByRole('button', { name: new RegExp(`^${name}`) });
const pictures = (page: Page) => gallery(page).getByRole('link', { name: /^Enlarge/ });

test('gallery · a tile filters its category, the same tile again shows all pictures, and a favourite opens a category, which the address keeps', async ({
  page,
}) => {
  await page.goto('/photos');
  await expect(pictures(page)).toHaveCount(total);
  // Its eleven pictures have one twice.
  for (const [name, count] of [
    ['Bridalwear', 15],
    ['Decor', 11],
  ] as const) {
    await tile(page, name).click();
    await expect(gallery(page).locator('[aria-pressed="true"]')).toHaveText([new RegExp(`^${name}`)]);
    await expect(pictures(page)).toHaveCount(count);
    await expect(gallery(page).getByRole('status')).toHaveText(`${name}: ${count} pictures`);
  }
  await tile(page, 'Decor').click();
  await expect(gallery(page).locator('[aria-pressed="true"]')).toHaveCount(0);
  await expect(pictures(page)).toHaveCount(total);
  // A favourite opens its category.
  await button(page, 'Bridal Makeup').click();
  await expect(page).toHaveURL(/\/photos\?category=makeup$/);
  await expect(pictures(page)).toHaveCount(16);
  await page.reload();
  await expect(pictures(page)).toHaveCount(16);
  await page.goBack();
  await expect(page).toHaveURL(/\/photos$/);
  await expect(pictures(page)).toHaveCount(total);
  await test.step('category tiles have 2, 3 or 6 columns, pictures 1, 2 or 3', async () => {
    for (const { width, tiles, grid } of [
      { width: 320, tiles: 2, grid: 1 },
      { width: 360, tiles: 2, grid: 2 },
      { width: 768, tiles: 3, grid: 2 },
      { width: 1280, tiles: 6, grid: 3 },
    ]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await columns(gallery(page).getByRole('button'))]).toEqual([width, tiles]);
      expect([width, await columns(pictures(page))]).toEqual([width, grid]);
    }
  });
});

/** How many items are in the first row. */
function columns(items: Locator): Promise<number> {
  return items.evaluateAll((all) => {
    const tops = all.map((item) => Math.round(item.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  });
}

test('gallery · the images page has every picture in one lightbox', async ({ page }) => {
  await page.goto('/images', { waitUntil: 'load' });
  const links = page.getByRole('main').getByRole('link', { name: /^Enlarge/ });
  const count = await links.count();
  await expect(page.getByText(new RegExp(`^${count} pictures, by venue and by subject`))).toBeVisible();
  await links.last().click();
  await expect(lightbox(page).getByText(`${count} / ${count}`, { exact: true })).toBeVisible();
});
