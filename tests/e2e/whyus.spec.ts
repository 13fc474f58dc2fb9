import { press } from '../../src/content/press.ts';
import { site } from '../../src/content/site.ts';
import { expect, test } from './fixtures.ts';
import { textsOf, visit } from './visit.ts';

test('site 2 · Why book with the product, 2,000+ events, and the two figures', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/whyus');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Why book with ${site.name}`);
  await expect(main.getByText('2,000+ events organized till date', { exact: true })).toBeVisible();
  await expect(main.getByRole('term')).toHaveText(['Number Of Events Executed', 'Number Of Cities']);
  await expect(main.getByRole('definition')).toHaveText(['2,000+', '4']);
});

test('site 2 · three reasons in their words', async ({ page }) => {
  await visit(page, '/whyus');
  const reasons = page.getByRole('region', { name: 'Three reasons' });
  expect(await textsOf(reasons.getByRole('heading'))).toEqual([
    'Delivery of Commitments',
    'One-Stop Shop',
    'Guaranteed Best Prices',
  ]);
  await expect(reasons).toContainText('delivered as committed');
  await expect(reasons).toContainText('booked under one roof');
  await expect(reasons).toContainText('venue and non-venue services, up to 30% off');
});

test('site 2 · the reasons come in once on scroll, and stand still for those who want less motion', async ({
  page,
}) => {
  // Short, so that the reasons lie below what is first seen.
  await page.setViewportSize({ width: 360, height: 400 });
  const fades = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const cards = [...document.querySelectorAll('main section li article')];
          let seen = 0;
          const end = performance.now() + 1200;
          const look = () => {
            const faint = cards.some(
              (card) => Number(getComputedStyle(card.parentElement ?? card).opacity) < 0.95,
            );
            if (faint) seen += 1;
            if (performance.now() < end) requestAnimationFrame(look);
            else resolve(seen);
          };
          cards[0]?.scrollIntoView();
          requestAnimationFrame(look);
        }),
    );
  await visit(page, '/whyus');
  const first = page.getByRole('region', { name: 'Three reasons' }).getByRole('article').first();
  // Ready to come in: the code that moves it is fetched when the browser has a moment.
  await expect(first.locator('..')).toHaveCSS('opacity', '0');
  expect(await fades()).toBeGreaterThan(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await first.scrollIntoViewIfNeeded();
  await expect(first.locator('..')).toHaveCSS('opacity', '1');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/whyus');
  await page.waitForLoadState('networkidle');
  expect(await fades()).toBe(0);
});

test('site 2 · Featured On: eight items with mark, title, source and a date of 2024', async ({ page }) => {
  await visit(page, '/whyus');
  const items = page.getByRole('region', { name: 'Featured On' }).getByRole('listitem');
  await expect(items).toHaveCount(press.length);
  const dates: number[] = [];
  for (const item of await items.all()) {
    await expect(item.getByRole('heading', { level: 3 })).toHaveText(/\S/);
    await expect(item.locator('[aria-hidden="true"]').first()).toHaveText(/^[A-Z]{1,3}$/);
    const [source, date] = ((await item.getByRole('paragraph').textContent()) ?? '').split(' · ');
    expect(source).toMatch(/\S/);
    dates.push(Date.parse(`${date} UTC`));
  }
  // The content's own test holds the samples to eight of 2024.
  expect(dates).toEqual(press.map(({ date }) => Date.parse(`${date} UTC`)));
});

test('site 2 · the press stands in two columns on wider screens, in one on phones', async ({ page }) => {
  await visit(page, '/whyus');
  const items = page.getByRole('region', { name: 'Featured On' }).getByRole('listitem');
  for (const { width, columns } of [
    { width: 360, columns: 1 },
    { width: 1280, columns: 2 },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(columns);
  }
});
