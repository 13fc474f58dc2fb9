import type { Page } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import { hotelRajmahal, misspelt, samarGrand, wordOf } from '../venues.ts';
import { expect, test } from './support/fixtures.ts';
import { goByMenu, openMenu, title } from './support/page-actions.ts';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('header · the link of the current page is bold and blue, the others are not', async ({ page }) => {
  await page.goto('/');
  await goByMenu(page, 'Photos');
  // The new page closes the menu.
  await expect(title(page)).toHaveText('Our Event Photos');
  await openMenu(page);
  const active = navigation(page).locator('[aria-current="page"]');
  await expect(active).toHaveText(['Photos']);
  await expect(active).toHaveCSS('font-weight', '700');
  await expect(active).toHaveCSS('color', 'rgb(29, 79, 163)');
  const other = navigation(page).getByRole('link', { name: 'Home', exact: true });
  await expect(other).not.toHaveCSS('font-weight', '700');
});

test('header · below the medium breakpoint the links are behind a button, from it on they are visible', async ({
  page,
}) => {
  await page.goto('/venues/hotelrajmahal');
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

test('floating buttons · call, chat and call back are in their corners; Escape closes the chat', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/testimonials');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const floating = page.getByRole('complementary', { name: 'Talk to us' });
  const call = floating.getByRole('link', { name: /^Call/ });
  const chat = floating.getByRole('button', { name: 'Chat', exact: true });
  const callBack = page.getByRole('button', { name: 'Call Back', exact: true });
  await expect(call).toHaveAttribute('href', site.phone.href);
  const card = page.getByRole('region', { name: 'Chat with us' });
  await chat.click();
  await expect(card).toContainText('Namaste');
  await card.getByRole('link', { name: 'Start Chat' }).focus();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(chat).toBeFocused();

  const boxes = await Promise.all([call, chat, callBack].map((control) => control.boundingBox()));
  const [callBox, chatBox, callBackBox] = boxes;
  if (!callBox || !chatBox || !callBackBox) throw new Error('A floating button has no box');
  expect(callBox.x).toBeLessThan(width / 4);
  expect(callBox.y).toBeGreaterThan(height * 0.8);
  expect(chatBox.y).toBeGreaterThan(height * 0.8);
  if (isPhone(page)) {
    expect([callBackBox.x + callBackBox.width, callBackBox.y + callBackBox.height]).toEqual([width, height]);
  } else {
    expect(chatBox.x).toBeGreaterThan(width * 0.9);
    expect(callBackBox.x).toBe(0);
    expect(callBackBox.height).toBeGreaterThan(callBackBox.width);
    expect(Math.abs(callBackBox.y + callBackBox.height / 2 - height / 2)).toBeLessThan(2);
  }
});

test('not found · another spelling of a page that exists leads to the page', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 404/);
  await page.route('**/venues/shubhmahal*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Shubh Mahal</h1>' }),
  );
  await page.goto('/Venue/ShubhMahal?guests=300#prices');
  await expect(page).toHaveURL('/venues/shubhmahal?guests=300#prices');
  await expect(title(page)).toHaveText('Shubh Mahal');
});

for (const [link, url] of [
  ['/hi/faridabad।?guests=300', '/hi/faridabad?guests=300'],
  ['/venues/samargrand%3Fguests%3D300', '/venues/samargrand?guests=300'],
] as const) {
  test(`not found · ${link} leads to ${url}`, async ({ page, allowErrors }) => {
    allowErrors(/status of 404/);
    await page.goto(link);
    await expect(page).toHaveURL(url);
    await expect(title(page)).toBeVisible();
  });
}

test('not found · the pages that the words of the path name are linked, with its parameters, and begin the search', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 404/);
  await page.goto(`/venues/hotel-${misspelt(hotelRajmahal)}.html?guests=300`);
  const meant = page.getByRole('navigation', { name: 'Perhaps you were looking for' });
  await expect(meant.getByRole('link', { name: hotelRajmahal.name })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search venues' })).toHaveValue(
    `hotel ${misspelt(hotelRajmahal)}`,
  );
  await meant.getByRole('link', { name: hotelRajmahal.name }).click();
  await expect(page).toHaveURL('/venues/hotelrajmahal?guests=300');
  await expect(title(page)).toHaveText(hotelRajmahal.name);
});

test('not found · an unknown path answers 404 with the main links and a search that works at first paint', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 404/);
  const response = await page.goto('/no/such/place');
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(title(page)).toHaveText('This page is not here');
  // Beside them are links to what the words of the path may mean.
  const links = main.getByRole('navigation', { name: 'Main pages' });
  for (const name of ['All venues', 'Faridabad', 'Noida', 'South Delhi', 'Gurgaon', 'Photos', 'Home']) {
    await expect(links.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await main.getByRole('searchbox', { name: 'Search venues' }).fill(wordOf(hotelRajmahal));
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(`/venues?q=${wordOf(hotelRajmahal)}`);
  await expect(page.getByRole('link', { name: hotelRajmahal.name, exact: true })).toBeVisible();
});

test('shell · after an exception outside of the page the number and a way to load it again are shown', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/The page failed/);
  await page.goto('/venues/samargrand');
  const heart = page.getByRole('button', { name: `Shortlist ${samarGrand.name}` });
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
