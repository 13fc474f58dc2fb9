import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { title } from './page-actions.ts';

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
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Pictures, enlarged' });

test('gallery · a tile filters its category, the same tile again shows all pictures', async ({ page }) => {
  await page.goto('/photos');
  await expect(title(page)).toHaveText('Our Event Photos');
  await expect(gallery(page).getByRole('button')).toHaveCount(6);
  await expect(pictures(page)).toHaveCount(total);
  for (const { title, count } of categories) {
    await tile(page, title).click();
    await expect(tile(page, title)).toHaveAttribute('aria-pressed', 'true');
    await expect(pictures(page)).toHaveCount(count);
    await expect(gallery(page).getByRole('status')).toHaveText(`${title}: ${count} pictures`);
  }
  await expect(gallery(page).locator('[aria-pressed="true"]')).toHaveCount(1);
  await tile(page, 'Destination Wedding').click();
  await expect(gallery(page).locator('[aria-pressed="true"]')).toHaveCount(0);
  await expect(pictures(page)).toHaveCount(total);
});

test('gallery · a favourite opens its category, which the address keeps', async ({ page }) => {
  await page.goto('/photos');
  const favourites = page.getByRole('region', { name: 'Our Favourites' }).getByRole('button');
  await expect(favourites).toHaveText([
    'Bridal Wear',
    'Decor',
    'Bridal Jewellery',
    'Bridal Makeup',
    'Bridal Mehendi',
    'Destination Wedding',
  ]);
  await page.getByRole('button', { name: 'Bridal Makeup' }).click();
  await expect(page).toHaveURL(/\/photos\?category=makeup$/);
  await expect(pictures(page)).toHaveCount(16);
  await page.reload();
  await expect(pictures(page)).toHaveCount(16);
  await page.goBack();
  await expect(page).toHaveURL(/\/photos$/);
  await expect(pictures(page)).toHaveCount(total);
});

/** How many items are in the first row. */
function columns(items: Locator): Promise<number> {
  return items.evaluateAll((all) => {
    const tops = all.map((item) => Math.round(item.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  });
}

test('gallery · category tiles have 2, 3, 4 or 6 columns, pictures 1, 2 or 3', async ({ page }) => {
  await page.goto('/photos', { waitUntil: 'load' });
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

test('gallery · the images page has every picture, by venue and category, in one lightbox', async ({
  page,
}) => {
  await page.goto('/images', { waitUntil: 'load' });
  const main = page.getByRole('main');
  const links = main.getByRole('link', { name: /^Enlarge/ });
  const count = await links.count();
  await expect(main.getByText(new RegExp(`^${count} pictures, by venue and by subject`))).toBeVisible();
  for (const name of ['Hotel Grand Highway', 'Lagoona Emerald', 'Mehndi', 'Destination Wedding']) {
    await expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }
  await links.first().click();
  await expect(lightbox(page).getByText(`1 / ${count}`, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await links.last().click();
  await expect(lightbox(page).getByText(`${count} / ${count}`, { exact: true })).toBeVisible();
});

test('lightbox · a photo opens full screen, the arrow keys move and wrap, Escape closes', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/venues/samargrand');
  const photo = page.getByRole('link', { name: /^Enlarge photo 1 of/ });
  await photo.click();
  await expect(lightbox(page).getByText(/^1 \/ \d+$/)).toBeVisible();
  const box = await lightbox(page).boundingBox();
  expect([box?.width, box?.height]).toEqual([page.viewportSize()?.width, page.viewportSize()?.height]);
  await expect
    .poll(() => lightbox(page).evaluate((open) => open.contains(document.activeElement)))
    .toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect(lightbox(page).getByText(/^2 \/ \d+$/)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox(page).getByText(/^1 \/ \d+$/)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox(page).getByText(/^(\d+) \/ \1$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await expect(photo).toBeFocused();
});

test('lightbox · it zooms, makes the page inert, and closes by its button or the backdrop', async ({
  page,
}) => {
  await page.goto('/venues/samargrand');
  const photo = page.getByRole('link', { name: /^Enlarge photo 1 of/ });
  await photo.click();
  const zoomOut = lightbox(page).getByRole('button', { name: 'Zoom out' });
  await expect(zoomOut).toBeDisabled();
  await lightbox(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect(zoomOut).toBeEnabled();
  await expect(page.locator('#root')).toHaveAttribute('inert', '');
  await expect(
    lightbox(page)
      .getByText(/^Artist's impression: /)
      .first(),
  ).toBeVisible();
  await lightbox(page).getByRole('button', { name: 'Close' }).click();
  await expect(lightbox(page)).toHaveCount(0);
  await photo.click();
  await expect(lightbox(page).getByRole('img').first()).toBeVisible();
  await page.mouse.click(20, 130);
  await expect(lightbox(page)).toHaveCount(0);
  await expect(photo).toBeFocused();
});
