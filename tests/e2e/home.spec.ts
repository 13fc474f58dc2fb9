import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

test('home · the hero has a tall picture on phones and a wide one elsewhere', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/');
  const picture = page.getByRole('region', { name: 'Plan your Marriage With Us' }).locator('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const shown = await picture.evaluate(({ currentSrc, naturalWidth, naturalHeight }: HTMLImageElement) => ({
    file: currentSrc,
    isTall: naturalWidth < naturalHeight,
  }));
  expect(shown.file).toMatch(/\.avif\?v=\w{8}$/);
  expect(shown.isTall).toBe(isPhone(page));
});

test('home · six photo cards lead to the photos, one in view on a phone and four on a wide screen, where both ends stop', async ({
  page,
}) => {
  await page.goto('/');
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
  expect(await inView()).toBe(1);
  await page.setViewportSize({ width: 1280, height: 800 });
  await carousel.scrollIntoViewIfNeeded();
  await expect.poll(inView).toBe(4);
  const previous = carousel.getByRole('button', { name: /^Previous/ });
  const next = carousel.getByRole('button', { name: /^Next/ });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  for (let step = 0; step < 2; step += 1) {
    await expect(next).toHaveAttribute('aria-disabled', 'false');
    await next.click();
  }
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await next.click({ force: true });
  await expect(cards.last()).toBeInViewport({ ratio: 0.9 });
  await expect(previous).toHaveAttribute('aria-disabled', 'false');
  await cards.last().click();
  await expect(page).toHaveURL(/\/photos$/);
});
