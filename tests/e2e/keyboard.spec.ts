import { basantVatika, hotelRajmahal, samarGrand } from '../venues.ts';
import { expect, test } from './support/fixtures.ts';
import { focusViolation } from './support/focus-violations.ts';
import { card } from './support/listing-page.ts';
import { button, dialogIn, lightbox, tabUntil, title, tomorrow } from './support/page-actions.ts';

test('keyboard · the first tab stop skips to the page', async ({ page }) => {
  await page.goto('/faridabad');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the page' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('keyboard · from the home page to a sent price request', async ({ page, inbox, phone }) => {
  await page.goto('/');
  await tabUntil(page, /Where is the wedding/);
  await page.keyboard.press('f');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/faridabad$/);
  await expect(title(page)).toBeFocused();
  const card = page.getByRole('main').getByRole('article').first();
  const venue = (await card.getByRole('heading').textContent()) ?? '';
  await tabUntil(page, new RegExp(`^${venue}$`), 120);
  await page.keyboard.press('Enter');
  await expect(title(page)).toBeFocused();
  await tabUntil(page, /^See Prices$/);
  await page.keyboard.press('Enter');
  await expect(dialogIn(page)).toHaveAccessibleName('See Prices');
  await expect(dialogIn(page).getByLabel('Event date')).toBeFocused();
  const [year, month, day] = tomorrow().split('-');
  await page.keyboard.type(`${month}${day}${year}`);
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

test('keyboard · a gallery tile and the lightbox', async ({ page }) => {
  await page.goto('/photos');
  await tabUntil(page, /^Mehndi/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Mehndi: \d+ pictures$/ })).toBeVisible();
  await tabUntil(page, /^Enlarge/);
  await page.keyboard.press('Enter');
  await expect(lightbox(page).getByText(/^1 \/ \d+$/)).toBeVisible();
  await expect
    .poll(() => lightbox(page).evaluate((open) => open.contains(document.activeElement)))
    .toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect(lightbox(page).getByText(/^2 \/ \d+$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Enlarge/ }).first()).toBeFocused();
});

test('keyboard · hearts, the shortlist, the comparison and Back', async ({ page }) => {
  await page.goto('/faridabad');
  for (const name of [samarGrand.name, hotelRajmahal.name]) {
    await card(page, name).getByRole('button', { name: 'Show picture 3' }).focus();
    await tabUntil(page, new RegExp(`^Shortlist ${name}$`));
    await page.keyboard.press('Space');
    await expect(button(page, `Shortlist ${name}`)).toBeFocused();
  }
  await page.keyboard.press('Control+Home');
  await page.getByRole('link', { name: 'Skip to the page' }).focus();
  await tabUntil(page, /^Shortlist, 2/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your shortlist' })).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(2);
  await tabUntil(page, /^Compare/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/compare/);
  await expect(title(page)).toBeFocused();
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2);
  await tabUntil(page, /^Take .* out$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(1);
  await expect(page.locator(':focus')).toHaveRole('region');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Your shortlist' })).toBeFocused();
});

test('keyboard · a visit, after its errors', async ({ page, inbox, phone }) => {
  await page.goto('/venues/basantvatika');
  const form = page.getByRole('region', { name: 'Schedule a visit' });
  await tabUntil(page, /^Schedule Visit$/, 150);
  await page.keyboard.press('Enter');
  const field = form.getByLabel('Phone number');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type(phone);
  await tabUntil(page, /^Date/);
  await page.keyboard.type('03032030');
  await tabUntil(page, /^Time/);
  await page.keyboard.type('1100AM');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toBeVisible();
  expect((await inbox.one(phone)).subject).toContain(basantVatika.name);
});

test('keyboard · the menu of a phone leads to the list, whose filters apply and return the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await tabUntil(page, /^Open menu$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Venues' })).toBeVisible();
  await tabUntil(page, /^Venues$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/faridabad$/);
  await expect(title(page)).toBeFocused();
  await tabUntil(page, /^Filters/, 80);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await tabUntil(page, /^Wedding Lawns/);
  await page.keyboard.press('Space');
  await tabUntil(page, /^Apply Filters$/, 80);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?type=wedding-lawn$/);
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused();
});

test('keyboard · a dialog holds the focus, all of it can be reached, and Escape returns it', async ({
  page,
}) => {
  await page.goto('/photos');
  await tabUntil(page, /^Request Call Back$/);
  await page.keyboard.press('Enter');
  await expect(dialogIn(page).getByLabel('Phone number')).toBeFocused();
  const reached = new Set<string>();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const { activeElement } = document;
      // The browser's own controls are a tab stop too; the page has no focus there.
      if (!activeElement || activeElement === document.body) return 'outside the page';
      const text = activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? '';
      return activeElement.closest('dialog') ? text : 'behind the dialog';
    });
    reached.add(name);
  }
  expect([...reached]).not.toContain('behind the dialog');
  expect([...reached]).toEqual(expect.arrayContaining(['Call me back', 'Close']));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Request Call Back' })).toBeFocused();
});

const desktop = { width: 1280, height: 800 };
/** A screen of 1280 x 1024 at 400 % zoom. */
const zoomed = { width: 320, height: 256 };

for (const [path, screen] of [
  ['/', desktop],
  ['/faridabad', desktop],
  ['/venues/samargrand', desktop],
  ['/faridabad', zoomed],
  ['/faridabadlp', zoomed],
] as const) {
  test(`keyboard · every tab stop on ${path} is marked, in view and not covered at ${screen.width} px`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize(screen);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const violations = new Set<string>();
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab');
      const violation = await page.evaluate(focusViolation);
      if (violation === 'end') break;
      if (violation) violations.add(violation);
    }
    expect([...violations]).toEqual([]);
  });
}

test('keyboard · a control that removes itself leaves the focus next to its place', async ({ page }) => {
  const expectFocusIn = (place: string) =>
    expect(page.locator(`${place} :focus, ${place}:focus`)).toHaveCount(1);
  await page.goto('/faridabad?facility=ample-parking');
  const chip = page.getByRole('button', { name: 'Remove Ample Parking' });
  await chip.press('Enter');
  await expect(chip).toHaveCount(0);
  await expectFocusIn('main');
  await page.goto('/faridabad');
  await button(page, `Shortlist ${samarGrand.name}`).click();
  await page.getByRole('link', { name: /^Shortlist, 1/ }).click();
  await expect(title(page)).toHaveText('Your shortlist');
  await page
    .getByRole('article')
    .getByRole('button', { name: `Shortlist ${samarGrand.name}` })
    .press('Enter');
  await expect(page.getByRole('article')).toHaveCount(0);
  await expectFocusIn('main');
  await page.getByRole('button', { name: 'Put it back' }).press('Enter');
  await expect(page.getByRole('article', { name: samarGrand.name })).toBeVisible();
  await expectFocusIn('main');
});
