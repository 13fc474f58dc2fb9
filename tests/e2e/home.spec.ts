import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { selectByKey, title } from './support/page-actions.ts';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

test('home · the hero has a tall picture on phones and a wide one elsewhere, of six photo cards one or four are in view, and a chosen city opens its list', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/');
  const picture = page.getByRole('region', { name: 'Plan your Marriage With Us' }).locator('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const shown = await picture.evaluate(({ currentSrc, naturalWidth, naturalHeight }: HTMLImageElement) => ({
    file: currentSrc,
    isTall: naturalWidth < naturalHeight,
  }));
  expect(shown.file).toMatch(/\.avif\?v=\w{8}$/);
  expect(shown.isTall).toBe(isPhone(page));

  const carousel = page.locator('[aria-roledescription="carousel"]');
  const cards = carousel.getByRole('link');
  await expect(cards).toHaveCount(6);
  await carousel.scrollIntoViewIfNeeded();
  const inView = () =>
    carousel.locator('ul').evaluate((row) => {
      const { left, right } = row.getBoundingClientRect();
      return [...row.children].filter((card) => {
        const box = card.getBoundingClientRect();
        return box.left >= left - 1 && box.right <= right + 1;
      }).length;
    });
  await expect.poll(inView).toBe(isPhone(page) ? 1 : 4);
  await selectByKey(page.getByLabel('Where is the wedding?'), 'Noida');
  await expect(page).toHaveURL(/\/noida$/);
  await expect(title(page)).toContainText('Noida');
});
