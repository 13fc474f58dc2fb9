import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { textsOf, visit } from './visit.ts';

/** Titles and counts of the specification; Decor's eleven have one picture twice. */
const categories = [
  { title: 'Bridalwear', count: 15 },
  { title: 'Decor', count: 11 },
  { title: 'Jewellery', count: 16 },
  { title: 'Makeup', count: 16 },
  { title: 'Mehndi', count: 20 },
  { title: 'Destination Wedding', count: 16 },
];
const total = 94;

const gallery = (page: Page) => page.getByRole('region', { name: 'Explore Our Photography Gallery' });
const tile = (page: Page, name: string) =>
  gallery(page).getByRole('button', { name: new RegExp(`^${name}`) });
const pictures = (page: Page) => gallery(page).getByRole('link', { name: /^Enlarge/ });
/** Pictures, and the kept places of those that are not there yet. */
const places = (page: Page) =>
  gallery(page)
    .getByRole('listitem')
    .filter({ hasNot: page.getByRole('button') });

test('site 2 · the photos page opens with Our Event Photos, both lines and Our Favourites', async ({
  page,
}) => {
  await visit(page, '/photos');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Our Event Photos');
  await expect(main.getByText('Relive unforgettable moments through our event snapshots!')).toBeVisible();
  await expect(main.getByText('Get Inspired from Real Weddings with us.')).toBeVisible();
  expect(await textsOf(page.getByRole('region', { name: 'Our Favourites' }).getByRole('button'))).toEqual([
    'Bridal Wear',
    'Decor',
    'Bridal Jewellery',
    'Bridal Makeup',
    'Bridal Mehendi',
    'Destination Wedding',
  ]);
});

test('site 3 · six categories with their counts; a tile filters, the same tile again shows all', {
  tag: '@wide',
}, async ({ page }) => {
  await visit(page, '/photos');
  const tiles = gallery(page).getByRole('button');
  await expect(tiles).toHaveCount(6);
  await expect(places(page)).toHaveCount(total);
  for (const { title, count } of categories) {
    await tile(page, title).click();
    await expect(tile(page, title)).toHaveAttribute('aria-pressed', 'true');
    await expect(places(page)).toHaveCount(count);
    await expect(gallery(page).getByRole('status')).toHaveText(`${title}: ${count} pictures`);
  }
  await expect(gallery(page).locator('[aria-pressed="true"]')).toHaveCount(1);
  await tile(page, 'Destination Wedding').click();
  await expect(gallery(page).locator('[aria-pressed="true"]')).toHaveCount(0);
  await expect(places(page)).toHaveCount(total);
  await tile(page, 'Decor').click();
  await expect(places(page)).toHaveCount(11);
  const decor = await pictures(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(decor).size).toBe(10);
});

test('site 2 · a favourite opens its category, and the address keeps it', async ({ page }) => {
  await visit(page, '/photos');
  await page.getByRole('button', { name: 'Bridal Makeup' }).click();
  await expect(page).toHaveURL(/\/photos\?category=makeup$/);
  await expect(places(page)).toHaveCount(16);
  await page.reload();
  await expect(places(page)).toHaveCount(16);
  await page.goBack();
  await expect(page).toHaveURL(/\/photos$/);
  await expect(places(page)).toHaveCount(total);
});

test('site 2 · a picture opens full screen; the close button and the backdrop close it', {
  tag: '@wide',
}, async ({ page }) => {
  await visit(page, '/photos?category=mehndi');
  const overlay = page.getByRole('dialog', { name: 'Pictures, enlarged' });
  const picture = pictures(page).nth(2);
  await expect(places(page)).toHaveCount(20);
  const count = await pictures(page).count();
  await picture.click();
  await expect(overlay.getByText(`3 / ${count}`, { exact: true })).toBeVisible();
  const box = await overlay.boundingBox();
  expect([box?.width, box?.height]).toEqual([page.viewportSize()?.width, page.viewportSize()?.height]);
  await overlay.getByRole('button', { name: 'Close' }).click();
  await expect(overlay).toHaveCount(0);
  await expect(picture).toBeFocused();
  await picture.click();
  await expect(overlay.getByRole('img').first()).toBeVisible();
  await page.mouse.click(10, 150);
  await expect(overlay).toHaveCount(0);
});

/** How many items stand in the first row. */
function columns(items: Locator): Promise<number> {
  return items.evaluateAll((all) => {
    const tops = all.map((item) => Math.round(item.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  });
}

test('site 9 · category tiles stand 2, 3, 4 and 6 abreast, pictures 1, 2 or 3', async ({ page }) => {
  await visit(page, '/photos');
  for (const { width, tiles, grid } of [
    { width: 320, tiles: 2, grid: 1 },
    { width: 360, tiles: 2, grid: 2 },
    { width: 640, tiles: 3, grid: 2 },
    { width: 768, tiles: 4, grid: 2 },
    { width: 1280, tiles: 6, grid: 3 },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    expect([width, await columns(gallery(page).getByRole('button'))]).toEqual([width, tiles]);
    expect([width, await columns(pictures(page))]).toEqual([width, grid]);
  }
});

test('lead · the images page has every picture, by venue and category, in one lightbox', async ({ page }) => {
  await visit(page, '/images');
  const main = page.getByRole('main');
  const links = main.getByRole('link', { name: /^Enlarge/ });
  const count = await links.count();
  await expect(main.getByText(new RegExp(`^${count} pictures, by venue and by subject`))).toBeVisible();
  for (const name of ['Hotel Grand Highway', 'Lagoona Emerald', 'Mehndi', 'Destination Wedding']) {
    await expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }
  await links.first().click();
  const overlay = page.getByRole('dialog', { name: 'Pictures, enlarged' });
  await expect(overlay.getByText(`1 / ${count}`, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await links.last().click();
  await expect(overlay.getByText(`${count} / ${count}`, { exact: true })).toBeVisible();
});
