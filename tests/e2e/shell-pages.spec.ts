import type { Page } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import { expect, test } from './fixtures.ts';
import { goByMenu, hold, takenOver, visit } from './visit.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('site 2 · a new path starts at the top; a step back returns to where one was', { tag: '@wide' }, async ({
  page,
}) => {
  await visit(page, '/faridabad');
  await page.evaluate(() => window.scrollTo(0, 1400));
  await expect.poll(() => scrolled(page)).toBe(1400);
  const { text, href } = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main h2 a')];
    const seen = links.find((link) => link.getBoundingClientRect().top > 150);
    return { text: seen?.textContent ?? '', href: seen?.getAttribute('href') ?? '' };
  });
  const link = page.getByRole('main').getByRole('link', { name: text, exact: true });
  await link.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/faridabad$/);
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(3);
});

test('lead · a change of page is announced, and its heading has the focus', async ({ page }) => {
  await visit(page, '/');
  await goByMenu(page, 'Testimonials');
  const heading = page.getByRole('heading', { level: 1, name: 'Meet Our Customers' });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: `Testimonials | ${site.name}` })).toHaveCount(1);
  await expect(page).toHaveTitle(`Testimonials | ${site.name}`);
});

test('site 2 · a page change fades and slides in within 0.2 s, and not for those who want less motion', async ({
  page,
}) => {
  await visit(page, '/');
  const moves = () =>
    page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const seen = new Set<number>();
          const end = performance.now() + 1500;
          const look = () => {
            for (const animation of document.getAnimations()) {
              const { target } = animation.effect as KeyframeEffect;
              if (target?.parentElement?.id !== 'main') continue;
              seen.add(Number(animation.effect?.getComputedTiming().duration));
            }
            if (performance.now() < end) requestAnimationFrame(look);
            else resolve([...seen]);
          };
          look();
          document.querySelector<HTMLElement>('header nav a[href="/photos"]')?.click();
        }),
    );
  // The library that moves pages is fetched after the first paint.
  await page.waitForLoadState('networkidle');
  expect(await moves()).toEqual([200]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  expect(await moves()).toEqual([]);
});

test('lead · an unknown address answers 404 with a search and the main links', { tag: '@wide' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 404/);
  const response = await page.goto('/no/such/place');
  expect(response?.status()).toBe(404);
  await takenOver(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('This page is not here');
  for (const name of ['All venues', 'Faridabad', 'Noida', 'South Delhi', 'Gurgaon', 'Photos', 'Home']) {
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await main.getByRole('searchbox', { name: 'Search venues' }).fill('rajmahal');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/venues\?q=rajmahal$/);
  await expect(page.getByRole('link', { name: 'Hotel Rajmahal', exact: true })).toBeVisible();
});

test('site 2 · every letter case and a trailing slash reach the same page', async ({ page }) => {
  for (const { path, name } of [
    { path: '/Photos', name: 'Our Event Photos' },
    { path: '/WhyUs', name: `Why book with ${site.name}` },
    { path: '/Testimonials/', name: 'Meet Our Customers' },
    { path: '/Venues/Hotelrajmahal', name: 'Hotel Rajmahal' },
    { path: '/venues/goldengalaxylawsandresort', name: 'Golden Galaxy' },
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  }
});

test('lead · a link in the footer changes the page without loading anew, also while its code is on the way', async ({
  page,
}) => {
  const letGo = await hold(page, '**/assets/footer*.js');
  await visit(page, '/');
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Photos', exact: true }).click();
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Event Photos' })).toBeFocused();
  await expect(page).toHaveURL(/\/photos$/);
  expect(loads).toEqual([]);
});
