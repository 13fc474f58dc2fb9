import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { recordShifts, shiftSoFar } from './support/layout-shifts.ts';
import { cards } from './support/listing-page.ts';
import { goByMenu, holdScripts, title } from './support/page-actions.ts';

/** The scroll position and every card's top and height, in pixels. */
function positions(page: Page) {
  return page.evaluate(() => ({
    scrolled: window.scrollY,
    cards: Array.from(document.querySelectorAll('main article'), (card) => {
      const { top, height } = card.getBoundingClientRect();
      return { top, height };
    }),
  }));
}

/** Waits until everything is within 2 px of where it was. */
async function expectSamePositions(page: Page, before: Awaited<ReturnType<typeof positions>>) {
  const largestDifference = async () => {
    const now = await positions(page);
    if (now.cards.length !== before.cards.length) return Number.POSITIVE_INFINITY;
    const differences = now.cards.flatMap(({ top, height }, index) => {
      const card = before.cards[index];
      return card ? [Math.abs(top - card.top), Math.abs(height - card.height)] : [];
    });
    return Math.max(Math.abs(now.scrolled - before.scrolled), ...differences);
  };
  await expect.poll(largestDifference).toBeLessThanOrEqual(2);
}

test('back navigation · from a venue to the middle of a long list, every card is where it was, and forward works too', {
  tag: '@wide',
}, async ({ page }) => {
  await page.addInitScript(recordShifts);
  await page.goto('/faridabad');
  const chosen = cards(page).nth(8);
  const link = chosen.getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.scrollIntoViewIfNeeded();
  await expect(chosen).toBeInViewport();
  const before = await positions(page);
  await link.click();
  await expect(title(page)).toHaveText(name);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  // The bar of a venue's page has other columns: a shift where the page comes later than half a second after the tap.
  const atVenue = await page.evaluate(shiftSoFar);
  await page.goBack();
  await expect(title(page)).toContainText('Faridabad');
  await expectSamePositions(page, before);
  const { sum, moved } = await page.evaluate(shiftSoFar);
  expect(sum - atVenue.sum, moved.slice(atVenue.moved.length).join(', ')).toBeLessThanOrEqual(0.01);
  await page.goForward();
  await expect(title(page)).toHaveText(name);
});

test('back navigation · a reload in the middle of a list with an order and totals leaves every card where it was', async ({
  page,
}) => {
  await page.goto('/faridabad?guests=300&sort=total');
  const chosen = cards(page).nth(12);
  await expect(chosen.getByText('Your total, 300 guests')).toBeVisible();
  await chosen.scrollIntoViewIfNeeded();
  const before = await positions(page);
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(title(page)).toBeVisible();
  release();
  await expect(chosen.getByText('Your total, 300 guests')).toBeVisible();
  await expectSamePositions(page, before);
});

test('back navigation · a step back before the script of a reloaded page loads the page of the address', async ({
  page,
}) => {
  await page.goto('/noida');
  await goByMenu(page, 'Photos');
  await expect(title(page)).toHaveText('Our Event Photos');
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(title(page)).toHaveText('Our Event Photos');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/noida');
  release();
  await expect(title(page)).toContainText('Noida');
  await goByMenu(page, 'Photos');
  await expect(title(page)).toHaveText('Our Event Photos');
});

test('back navigation · a link within the page leads to its section, and each step back to where the page was left', async ({
  page,
}) => {
  await page.goto('/faridabad');
  const link = cards(page).nth(12).getByRole('heading').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => window.scrollY);
  const left = await scrolled();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(title(page)).toHaveText(name);
  /** Follows a link within the page; returns where the page was left. */
  const jump = async (link: string, heading: string) => {
    const section = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: link });
    await section.evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
      element.addEventListener('click', () => sessionStorage.setItem('left', `${window.scrollY}`));
    });
    await section.click();
    const from = Number(await page.evaluate(() => sessionStorage.getItem('left')));
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
    return from;
  };
  const beforeReviews = await jump('Reviews', 'Ratings & Reviews');
  const beforePolicies = await jump('Policies', 'Venue Policies');
  const atPolicies = await scrolled();
  await goByMenu(page, 'Photos');
  await expect(title(page)).toHaveText('Our Event Photos');
  for (const position of [atPolicies, beforePolicies, beforeReviews]) {
    await page.goBack();
    await expect.poll(scrolled).toBe(position);
  }
  await page.goBack();
  await expect(title(page)).toContainText('Faridabad');
  await expect.poll(scrolled).toBe(left);
});
