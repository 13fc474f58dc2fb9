import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/venues/samargrand');
});

test('site 2 · a photo opens in the lightbox, the keys turn it over, Escape closes it', {
  tag: '@wide',
}, async ({ page }) => {
  const photo = page.getByRole('link', { name: /^Enlarge photo 1 of/ });
  await photo.click();
  const lightbox = page.getByRole('dialog', { name: 'Pictures, enlarged' });
  await expect(lightbox.getByText(/^1 \/ \d+$/)).toBeVisible();
  await expect.poll(() => lightbox.evaluate((open) => open.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByText(/^2 \/ \d+$/)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox.getByText(/^1 \/ \d+$/)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox.getByText(/^(\d+) \/ \1$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await expect(photo).toBeFocused();
});

test('site 2 · the close button and the backdrop close the lightbox', { tag: '@wide' }, async ({ page }) => {
  const photo = page.getByRole('link', { name: /^Enlarge photo 1 of/ });
  const lightbox = page.getByRole('dialog', { name: 'Pictures, enlarged' });
  await photo.click();
  await lightbox.getByRole('button', { name: 'Close' }).click();
  await expect(lightbox).toHaveCount(0);
  await photo.click();
  await expect(lightbox.getByRole('img').first()).toBeVisible();
  await page.mouse.click(20, 130);
  await expect(lightbox).toHaveCount(0);
  await expect(photo).toBeFocused();
});

test('site 2 · the open lightbox holds the focus and says what it shows', async ({ page }) => {
  await page.getByRole('link', { name: /^Enlarge photo 1 of/ }).click();
  const lightbox = page.getByRole('dialog', { name: 'Pictures, enlarged' });
  await expect(lightbox).toBeVisible();
  // Everything else is inert: nothing outside can be reached by keys, fingers or a screen reader.
  await expect(page.locator('#root')).toHaveAttribute('inert', '');
  await expect(lightbox.getByText(/^Artist's impression: /).first()).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
});

test('site 2 · the lightbox zooms', async ({ page }) => {
  await page.getByRole('link', { name: /^Enlarge photo 1 of/ }).click();
  const lightbox = page.getByRole('dialog', { name: 'Pictures, enlarged' });
  const zoomOut = lightbox.getByRole('button', { name: 'Zoom out' });
  await expect(zoomOut).toBeDisabled();
  await lightbox.getByRole('button', { name: 'Zoom in' }).click();
  await expect(zoomOut).toBeEnabled();
});

test('lead · the lightbox costs nothing until a picture is opened', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/lightbox-view/.test(request.url())) scripts.push(request.url());
  });
  await page.reload({ waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await page.getByRole('link', { name: /^Enlarge photo 1 of/ }).click();
  await expect(page.getByRole('dialog', { name: 'Pictures, enlarged' })).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
});
