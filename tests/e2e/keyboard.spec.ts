import { expect, test } from './fixtures.ts';
import { dialogIn } from './page-actions.ts';

test('lead · the first Tab offers to skip to the page', async ({ page }) => {
  await page.goto('/faridabad');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the page' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('lead · home, city, venue, call me back, by keyboard alone', async ({ page, inbox, phone }) => {
  await page.goto('/');
  await tabUntil(page, /Where is the wedding/);
  await page.keyboard.press('f');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/faridabad$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const card = page.getByRole('main').getByRole('article').first();
  const venue = (await card.getByRole('heading').textContent()) ?? '';
  await tabUntil(page, new RegExp(`^${venue}$`), 120);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: venue })).toBeFocused();
  await tabUntil(page, /^See Prices$/);
  await page.keyboard.press('Enter');
  await expect(dialogIn(page)).toHaveAccessibleName('See Prices');
  await expect(dialogIn(page).getByLabel('Event date')).toBeFocused();
  await page.keyboard.type('21122030');
  await tabUntil(page, /^Guests$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  if (await dialogIn(page).getByLabel('Guests').isVisible()) {
    await tabUntil(page, /^See Prices$/);
    await page.keyboard.press('Enter');
  }
  await expect(dialogIn(page).getByLabel('Phone number')).toBeFocused();
  await page.keyboard.type(phone);
  await page.keyboard.press('Enter');
  await expect(dialogIn(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'See Prices', exact: true }).first()).toBeFocused();
  expect((await inbox.one(phone)).text).toContain(`Venue: ${venue}`);
});

test('lead · the menu of a phone by keys: open, through, Escape', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await tabUntil(page, /^Open menu$/);
  await page.keyboard.press('Enter');
  await tabUntil(page, /^Testimonials$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/testimonials$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('lead · filters, a gallery tile and the lightbox by keys', async ({ page }) => {
  await page.goto('/faridabad');
  const count = page.getByRole('main').getByRole('article');
  const before = await count.count();
  await tabUntil(page, /Wedding Lawns/, 80);
  await page.keyboard.press('Space');
  await expect.poll(() => count.count()).toBeLessThan(before);
  await page.goto('/photos');
  await tabUntil(page, /^Mehndi/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Mehndi: \d+ pictures$/ })).toBeVisible();
  await tabUntil(page, /^Enlarge/);
  await page.keyboard.press('Enter');
  const overlay = page.getByRole('dialog', { name: 'Pictures, enlarged' });
  await expect(overlay.getByText(/^1 \/ \d+$/)).toBeVisible();
  await expect.poll(() => overlay.evaluate((open) => open.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect(overlay.getByText(/^2 \/ \d+$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Enlarge/ }).first()).toBeFocused();
});

test('lead · hearts, the shortlist, compare and back by keyboard alone', async ({ page }) => {
  await page.goto('/faridabad');
  for (const name of ['Hotel Rajmahal', 'Samar Grand']) {
    await tabUntil(page, new RegExp(`^Shortlist ${name}$`), 250);
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: `Shortlist ${name}` }).first()).toBeFocused();
  }
  await page.keyboard.press('Control+Home');
  await page.getByRole('link', { name: 'Skip to the page' }).focus();
  await tabUntil(page, /^Shortlist, 2 kept$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your shortlist' })).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(2);
  await tabUntil(page, /^Compare/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/compare/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2);
  await tabUntil(page, /^Take .* out$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(1);
  // What was pressed is gone; the focus is not.
  await expect(page.locator(':focus')).toHaveRole('region');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Your shortlist' })).toBeFocused();
});

test('lead · a visit by keyboard alone, its errors first', async ({ page, inbox, phone }) => {
  await page.goto('/venues/basantvatika');
  const form = page.getByRole('region', { name: 'Schedule a visit' });
  await tabUntil(page, /^Schedule Visit$/, 150);
  await page.keyboard.press('Enter');
  const field = form.getByLabel('Phone number');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type(phone);
  await tabUntil(page, /^Date/);
  await page.keyboard.type('01032027');
  await tabUntil(page, /^Time/);
  await page.keyboard.type('1100AM');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toBeVisible();
  expect((await inbox.one(phone)).subject).toContain('Basant Vatika');
});

test('lead · the filters of a phone by keys: open, tick, apply, and the focus is back on the button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/faridabad');
  await tabUntil(page, /^Filters/, 80);
  await page.keyboard.press('Enter');
  await tabUntil(page, /^Wedding Lawns/);
  await page.keyboard.press('Space');
  await tabUntil(page, /^Apply Filters$/, 80);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/faridabad?type=wedding-lawns');
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused();
});

test('lead · the search by keys: open, type, arrow down, Enter', async ({ page }) => {
  await page.goto('/photos');
  await page.keyboard.press('/');
  await expect(dialogIn(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('rajmehal');
  await expect(dialogIn(page).getByRole('link', { name: /^Hotel Rajmahal/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Hotel Rajmahal' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Hotel Rajmahal' })).toHaveCount(1);
});
