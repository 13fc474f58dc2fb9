import type { Page } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import { expect, test } from './fixtures.ts';
import { openMenu, visit } from './visit.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function items(page: Page): Promise<string[]> {
  await openMenu(page);
  return navigation(page)
    .getByRole('listitem')
    .evaluateAll((list) =>
      list.map((item) => {
        const href = item.querySelector('a')?.getAttribute('href');
        return `${item.textContent}${href ? ` ${href}` : ''}`;
      }),
    );
}

test('site 2 · the navigation: Home, Venues, Rooms, Photos, Testimonials, List Your Business', {
  tag: '@wide',
}, async ({ page }) => {
  await visit(page, '/');
  expect(await items(page)).toEqual([
    'Home /',
    'Venues /faridabad',
    'Rooms',
    'Photos /photos',
    'Testimonials /testimonials',
    'List Your Business',
  ]);
  await expect(page.getByRole('banner').getByRole('link', { name: `${site.name}, home` })).toHaveAttribute(
    'href',
    '/',
  );
});

test('venues 2 · a venue page has its own five, under a fixed bar of 5rem', { tag: '@wide' }, async ({
  page,
}) => {
  await visit(page, '/venues/hotelrajmahal');
  expect(await items(page)).toEqual([
    'Home /',
    'Venues /venues',
    'Photos /photos',
    'Testimonials /testimonials',
    'Why Us /whyus',
  ]);
  const bar = await page.getByRole('banner').boundingBox();
  expect([bar?.y, bar?.height]).toEqual([0, 80]);
  await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
});

test('site 2 · the active link is bold and blue, the others are not', { tag: '@wide' }, async ({ page }) => {
  for (const { path, name } of [
    { path: '/', name: 'Home' },
    { path: '/faridabad', name: 'Venues' },
    { path: '/photos', name: 'Photos' },
    { path: '/testimonials', name: 'Testimonials' },
  ]) {
    await visit(page, path);
    await openMenu(page);
    const active = navigation(page).locator('[aria-current="page"]');
    await expect(active).toHaveText([name]);
    await expect(active).toHaveCSS('font-weight', '700');
    await expect(active).toHaveCSS('color', 'rgb(29, 79, 163)');
  }
  const other = navigation(page).getByRole('link', { name: 'Home', exact: true });
  await expect(other).not.toHaveCSS('font-weight', '700');
  await expect(other).not.toHaveCSS('color', 'rgb(29, 79, 163)');
});

test('site 2 · below the medium breakpoint the links wait behind a button; above it they do not', async ({
  page,
}) => {
  await visit(page, '/');
  for (const { width, hidden } of [
    { width: 767, hidden: true },
    { width: 768, hidden: false },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible({ visible: hidden });
    await expect(navigation(page)).toBeVisible({ visible: !hidden });
  }
});

test('site 4 · the menu closes on any choice, on Escape, and when the path changes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/');
  const button = page.getByRole('button', { name: /^(Open|Close) menu$/ });
  const menu = navigation(page);
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await menu.getByRole('link', { name: 'Photos' }).click();
  await expect(page).toHaveURL(/\/photos$/);
  await expect(menu).toBeHidden();
  await button.click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(menu).toBeHidden();
  await button.click();
  // The page that one is on already is a choice too.
  await menu.getByRole('link', { name: 'Home' }).click();
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole('button', { name: 'Rooms' }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Request a Call Back');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});
