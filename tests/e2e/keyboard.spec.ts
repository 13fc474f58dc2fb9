import { hotelRajmahal, samarGrand } from '../venues.ts';
import { expect, test } from './support/fixtures.ts';
import { focusViolation } from './support/focus-violations.ts';
import { card } from './support/listing-page.ts';
import { button, dialogIn, tabUntil, title, tomorrow } from './support/page-actions.ts';

test('keyboard · from the menu of a phone to a filtered list, a venue and a sent price request', async ({
  page,
  inbox,
  phone,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/whyus');
  await test.step('the menu leads to the list, whose heading has the focus', async () => {
    await tabUntil(page, /^Open menu$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Venues' })).toBeVisible();
    await tabUntil(page, /^Venues$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/faridabad$/);
    await expect(title(page)).toBeFocused();
  });
  await test.step('filters apply and return the focus', async () => {
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
  const first = page.getByRole('main').getByRole('article').first();
  // The URL changes before the list.
  await expect(first).toContainText('Wedding Lawns');
  const venue = (await first.getByRole('heading').textContent()) ?? '';
  await test.step('a card leads to its venue, and its prices to both steps of the request', async () => {
    await tabUntil(page, new RegExp(`^${venue}$`), 120);
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText(venue);
    await expect(title(page)).toBeFocused();
    await tabUntil(page, /^See Prices$/);
    await page.keyboard.press('Enter');
    await expect(dialogIn(page)).toHaveAccessibleName('See Prices');
    await expect(dialogIn(page).getByLabel('Event date')).toBeFocused();
    const [year, month, day] = tomorrow().split('-');
    await page.keyboard.type(`${month}${day}${year}`);
    await tabUntil(page, /^Guests$/);
    await page.keyboard.press('ArrowDown');
    await tabUntil(page, /^See Prices$/);
    await page.keyboard.press('Enter');
  });
  await test.step('the sent request returns the focus', async () => {
    await expect(dialogIn(page).getByLabel('Phone number')).toBeFocused();
    await page.keyboard.type(phone);
    await page.keyboard.press('Enter');
    await expect(dialogIn(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'See Prices', exact: true }).first()).toBeFocused();
    expect((await inbox.one(phone)).text).toContain(`Venue: ${venue}`);
  });
  await test.step('the chat opens over the thanks', async () => {
    await expect(button(page, 'Dismiss')).toBeVisible();
    await button(page, 'Chat').press('Enter');
    await page.getByRole('link', { name: 'Start Chat' }).click({ trial: true });
  });
});

test('keyboard · hearts, the shortlist, the comparison and Back; a control that removes itself leaves the focus next to its place', async ({
  page,
}) => {
  const expectFocusIn = (place: string) =>
    expect(page.locator(`${place} :focus, ${place}:focus`)).toHaveCount(1);
  await page.goto('/faridabad?facility=ample-parking');
  const chip = page.getByRole('button', { name: 'Remove Ample Parking' });
  await chip.press('Enter');
  await expect(chip).toHaveCount(0);
  await expectFocusIn('main');
  const shortlist = async ({ name }: { name: string }) => {
    await card(page, name).getByRole('button', { name: 'Show picture 3' }).focus();
    await tabUntil(page, new RegExp(`^Shortlist ${name}$`));
    await page.keyboard.press('Space');
    await expect(button(page, `Shortlist ${name}`)).toBeFocused();
  };
  await shortlist(samarGrand);
  await test.step('the notice leaves by itself, but not while the keyboard is in use', async () => {
    const row = page.getByText('On your shortlist. See the list');
    // It may have left by itself: that needs no more time.
    const passTime = () =>
      row.evaluateAll(([element]) => element?.parentElement?.getAnimations()[0]?.finish());
    const state = () => row.evaluate((element) => element.parentElement?.getAnimations()[0]?.playState);
    await expect(row).toBeVisible();
    await passTime();
    await expect.poll(state).toBe('running');
    await page.mouse.click(1, 1);
    await passTime();
    await expect(row).toHaveCount(0);
  });
  await shortlist(hotelRajmahal);
  await page.keyboard.press('Control+Home');
  await page.getByRole('link', { name: 'Skip to the page' }).focus();
  await tabUntil(page, /^Shortlist, 2/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your shortlist' })).toBeFocused();
  await test.step('a venue that is taken out and put back', async () => {
    const heart = page.getByRole('article').getByRole('button', { name: `Shortlist ${samarGrand.name}` });
    await heart.press('Enter');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expectFocusIn('main');
    await page.getByRole('button', { name: 'Put it back' }).press('Enter');
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('link', { name: samarGrand.name, exact: true })).toBeFocused();
  });
  await page.getByRole('link', { name: 'Skip to the page' }).focus();
  await tabUntil(page, /^Compare/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/compare/);
  await expect(title(page)).toBeFocused();
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2);
  await test.step('the link of the own list names its venues', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(page, 'Share this page').press('Enter');
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toMatch(/\/compare\?venues=samargrand,hotelrajmahal$/);
  });
  await tabUntil(page, /^Take .* out$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(1);
  await expect(page.locator(':focus')).toHaveRole('region');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Your shortlist' })).toBeFocused();
});

const desktop = { width: 1280, height: 800 };
/** A screen of 1280 x 1024 at 400 % zoom. */
const zoomed = { width: 320, height: 256 };

for (const [path, screen] of [
  ['/venues/samargrand', desktop],
  ['/southdelhi', zoomed],
] as const) {
  test(`keyboard · every tab stop on ${path} is marked, in view and not covered at ${screen.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the page' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    const violations = new Set<string>();
    for (let press = 1; press < 60; press += 1) {
      const violation = await page.evaluate(focusViolation);
      if (violation === 'end') break;
      if (violation) violations.add(violation);
      await page.keyboard.press('Tab');
    }
    expect([...violations]).toEqual([]);
    await skip.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
}
