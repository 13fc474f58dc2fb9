import type { Page } from '@playwright/test';
import { cities } from '../../src/content/cities.ts';
import { site } from '../../src/content/site.ts';
import { m } from '../../src/i18n/compiled/messages.js';
import { hindiNameOf, hotelRajmahal, misspelt, wordOf } from '../venues.ts';
import { expect, test } from './support/fixtures.ts';
import { goByMenu, openMenu, title } from './support/page-actions.ts';

const hi = { locale: 'hi' } as const;
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('shell · the current page is marked, the links are behind a button on small screens, and call, chat and call back are in their corners', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/photos');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const floating = page.getByRole('complementary', { name: 'Talk to us' });
  const call = floating.getByRole('link', { name: /^Call/ });
  const chat = floating.getByRole('button', { name: 'Chat', exact: true });
  const callBack = page.getByRole('button', { name: 'Call Back', exact: true });
  await test.step('floating controls are in their corners', async () => {
    await expect(call).toHaveAttribute('href', site.phone.href);
    const boxes = await Promise.all([call, chat, callBack].map((control) => control.boundingBox()));
    const [callBox, chatBox, callBackBox] = boxes;
    if (!callBox || !chatBox || !callBackBox) throw new Error('A floating button has no box');
    expect(callBox.x).toBeLessThan(width / 4);
    expect(callBox.y).toBeGreaterThan(height * 0.8);
    expect(chatBox.y).toBeGreaterThan(height * 0.8);
    if (isPhone(page)) {
      expect([callBackBox.x + callBackBox.width, callBackBox.y + callBackBox.height]).toEqual([
        width,
        height,
      ]);
    } else {
      expect(chatBox.x).toBeGreaterThan(width * 0.9);
      expect(callBackBox.x).toBe(0);
      expect(callBackBox.height).toBeGreaterThan(callBackBox.width);
      expect(Math.abs(callBackBox.y + callBackBox.height / 2 - height / 2)).toBeLessThan(2);
    }
  });
  // What follows sets its own widths, or the width does not matter.
  if (!isPhone(page)) return;
  await test.step('Escape closes the chat and returns the focus', async () => {
    const card = page.getByRole('region', { name: 'Chat with us' });
    await chat.click();
    await card.getByRole('link', { name: 'Start Chat' }).focus();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await expect(chat).toBeFocused();
  });
  await test.step('the link of the current page is bold and blue, the others are not', async () => {
    await openMenu(page);
    const active = navigation(page).locator('[aria-current="page"]');
    await expect(active).toHaveText(['Photos']);
    await expect(active).toHaveCSS('font-weight', '700');
    await expect(active).toHaveCSS('color', 'rgb(29, 79, 163)');
    const other = navigation(page).getByRole('link', { name: 'Home', exact: true });
    await expect(other).not.toHaveCSS('font-weight', '700');
    await goByMenu(page, 'Photos');
    await expect(title(page)).toHaveText('Our Event Photos');
  });
  await test.step('the links are behind a button up to 767 px, in a fixed bar', async () => {
    for (const { width, isMenu } of [
      { width: 767, isMenu: true },
      { width: 768, isMenu: false },
    ]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible({ visible: isMenu });
      await expect(navigation(page)).toBeVisible({ visible: !isMenu });
    }
    const bar = await page.getByRole('banner').boundingBox();
    expect([bar?.y, bar?.height]).toEqual([0, 80]);
    await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
  });
});

test('shell · a phone that is turned shows the same part of the page', async ({ page }) => {
  await page.goto('/privacy');
  const heading = page.getByRole('heading', { level: 2 }).nth(3);
  await heading.evaluate((element) => element.scrollIntoView());
  await page.setViewportSize({ width: 740, height: 360 });
  await expect(heading).toBeInViewport();
});

test('not found · an address that is mistyped leads to its page, its words to what they may mean, and an unknown one to a search', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 404/);
  const main = page.getByRole('main');
  await test.step('another spelling of a page', async () => {
    await page.route('**/venues/shubhmahal*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Shubh Mahal</h1>' }),
    );
    await page.goto('/Venue/ShubhMahal?ref=card#prices');
    await expect(page).toHaveURL('/venues/shubhmahal?ref=card#prices');
    await expect(title(page)).toHaveText('Shubh Mahal');
  });
  await test.step('a Hindi address', async () => {
    expect((await page.goto('/hi/no/such/place'))?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
    await expect(title(page)).toHaveText('यह पेज यहाँ नहीं है');
    await expect(page).toHaveTitle(/^पेज नहीं मिला/);
    await expect(page.getByText('This page is not here')).toHaveCount(0);
    await main.getByRole('searchbox', { name: m.not_found_search({}, hi) }).fill(hindiNameOf(hotelRajmahal));
    await main.getByRole('button', { name: m.not_found_search_submit({}, hi) }).click();
    await expect(page).toHaveURL(
      ({ pathname, searchParams }) =>
        pathname === '/hi/venues' && searchParams.get('q') === hindiNameOf(hotelRajmahal),
    );
    await expect(page.getByRole('link', { name: hotelRajmahal.name, exact: true })).toBeVisible();
  });
  await test.step('an unknown path: main links and a search that works at first paint', async () => {
    expect((await page.goto('/no/such/place'))?.status()).toBe(404);
    await main.getByRole('searchbox', { name: 'Search venues' }).fill(wordOf(hotelRajmahal));
    await expect(title(page)).toHaveText('This page is not here');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
    await expect(page.getByText('यह पेज यहाँ नहीं है')).toHaveCount(0);
    // Beside them are links to what the words of the path may mean.
    const links = main.getByRole('navigation', { name: 'Main pages' });
    for (const name of ['All venues', ...cities.map(({ name }) => name.en), 'Photos', 'Home'])
      await expect(links.getByRole('link', { name, exact: true })).toBeVisible();
    await main.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(`/venues?q=${wordOf(hotelRajmahal)}`);
    await expect(page.getByRole('link', { name: hotelRajmahal.name, exact: true })).toBeVisible();
  });
  await test.step('the words of a path are linked, with its parameters, and begin the search', async () => {
    await page.goto(`/venues/hotel-${misspelt(hotelRajmahal)}.html?ref=card`);
    const meant = page.getByRole('navigation', { name: 'Perhaps you were looking for' });
    await expect(meant.getByRole('link', { name: hotelRajmahal.name })).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search venues' })).toHaveValue(
      `hotel ${misspelt(hotelRajmahal)}`,
    );
    await meant.getByRole('link', { name: hotelRajmahal.name }).click();
    await expect(page).toHaveURL('/venues/hotelrajmahal?ref=card');
    await expect(title(page)).toHaveText(hotelRajmahal.name);
  });
});

test('shell · after an exception outside of the page the number and a way to load it again are shown', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/The page failed/);
  await page.goto('/venues/samargrand');
  const heart = page.getByRole('button', { name: 'Shortlist' }).first();
  await heart.click();
  // As an extension does that removes what it does not like.
  await page
    .getByRole('link', { name: 'Shortlist, 1' })
    .evaluate((link) => link.querySelector('span:last-child')?.remove());
  await heart.click();
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('link', { name: site.phone.display })).toBeVisible();
  await alert.getByText('Try again').click();
  await expect(title(page)).toBeVisible();
});
