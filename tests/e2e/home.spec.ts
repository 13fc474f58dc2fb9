import type { Page } from '@playwright/test';
import { cities } from '../../src/content/cities.ts';
import { site } from '../../src/content/site.ts';
import { formatNumber } from '../../src/domain/format.ts';
import { expect, test } from './support/fixtures.ts';
import { title } from './support/page-actions.ts';

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

test('home · the city list has every city, and each city’s links lead to its pages', async ({ page }) => {
  await page.goto('/');
  const options = page.getByLabel('Where is the wedding?').locator('option:not(:disabled)');
  await expect(options).toHaveText(cities.map(({ optionLabel }) => optionLabel.en));
  const cards = page.getByRole('region', { name: 'Choose your city' }).getByRole('listitem');
  const found = await cards.evaluateAll((list) =>
    list.map((card) => [...card.querySelectorAll('a')].map((link) => link.getAttribute('href'))),
  );
  expect(found).toEqual(cities.map(({ id }) => [`/${id}`, `/${id}/banquet-halls`, `/${id}/vendors`]));
  await cards.getByRole('link', { name: 'Vendors in Noida' }).click();
  await expect(title(page)).toHaveText('Wedding Vendors in Noida');
});

test('home · six photo cards lead to the photos, four in view on wide screens, and both ends stop', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/');
  const carousel = page.locator('[aria-roledescription="carousel"]');
  const cards = carousel.getByRole('link');
  await expect(cards).toHaveCount(6);
  await carousel.scrollIntoViewIfNeeded();
  const visible = isPhone(page) ? 1 : 4;
  const inView = () =>
    carousel.locator('ul').evaluate((row) => {
      const { left, right } = row.getBoundingClientRect();
      return [...row.children].filter((card) => {
        const box = card.getBoundingClientRect();
        return box.left >= left - 1 && box.right <= right + 1;
      }).length;
    });
  expect(await inView()).toBe(visible);
  const previous = carousel.getByRole('button', { name: /^Previous/ });
  const next = carousel.getByRole('button', { name: /^Next/ });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  for (let step = 0; step < 6 - visible; step += 1) {
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

const { value, suffix } = site.stats.events;
const events = `${formatNumber(value)}${suffix}`;

test('home · reached by a link, a figure counts up once when half of it is in view', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenFigures: seen });
    const look = () => {
      seen.add(document.querySelector('main dl dd')?.textContent ?? '');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/whyus');
  await page.getByRole('banner').getByRole('link', { name: site.name }).click();
  await expect(title(page)).toHaveText(/Plan your Marriage With Us/);
  await page.locator('main dl').first().scrollIntoViewIfNeeded();
  // While it counts, the text holds the final figure for screen readers and the visible one.
  await expect
    .poll(() =>
      page.evaluate((shown) => {
        const figures = [...(window as unknown as { seenFigures: Set<string> }).seenFigures];
        return figures.filter((text) => text.startsWith(shown) && text !== shown).length;
      }, events),
    )
    .toBeGreaterThan(0);
  await expect(page.locator('main dl dd').first()).toHaveText(events);
});
