import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { recordShifts, shiftSoFar } from './support/layout-shifts.ts';
import { cards, scrollToCard } from './support/listing-page.ts';
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

test('back navigation · links within a page lead to their sections, and each step back to where the page was left, down to every card of the list', async ({
  page,
}) => {
  await page.addInitScript(recordShifts);
  await page.goto('/faridabad');
  const chosen = cards(page).nth(8);
  const link = chosen.getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await scrollToCard(page, link);
  await expect(chosen).toBeInViewport();
  const before = await positions(page);
  await link.click();
  await expect(title(page)).toHaveText(name);
  await expect.poll(() => scrolled(page)).toBe(0);
  const beforeReviews = await jump(page, 'Reviews', 'Ratings & Reviews');
  const beforePolicies = await jump(page, 'Policies', 'Venue Policies');
  const atPolicies = await scrolled(page);
  await goByMenu(page, 'Photos');
  await expect(title(page)).toHaveText('Our Event Photos');
  for (const position of [atPolicies, beforePolicies, beforeReviews]) {
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(position);
  }
  await expect(title(page)).toHaveText(name);
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

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Follows a link within the page; returns where the page was left. */
async function jump(page: Page, link: string, heading: string): Promise<number> {
  const section = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: link });
  await section.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    element.addEventListener('click', () => sessionStorage.setItem('left', `${window.scrollY}`));
  });
  await section.click();
  const from = Number(await page.evaluate(() => sessionStorage.getItem('left')));
  await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
  return from;
}

test('back navigation · a reload in the middle of a list with totals leaves every card where it was, and a step back before the script loads the page of the address', async ({
  page,
}) => {
  await page.goto('/faridabad?guests=300&sort=total');
  const chosen = cards(page).nth(12);
  const total = chosen.getByText('Your total, 300 guests');
  await expect(total).toBeVisible();
  await scrollToCard(page, chosen);
  const before = await positions(page);
  await test.step('a reload keeps the positions', async () => {
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(title(page)).toBeVisible();
    release();
    await expect(total).toBeVisible();
    await expectSamePositions(page, before);
  });
  await goByMenu(page, 'Photos');
  await expect(title(page)).toHaveText('Our Event Photos');
  await test.step('a step back before the script of a reloaded page', async () => {
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(title(page)).toHaveText('Our Event Photos');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/faridabad?sort=total');
    release();
    await expect(title(page)).toContainText('Faridabad');
    await goByMenu(page, 'Photos');
    await expect(title(page)).toHaveText('Our Event Photos');
  });
});

/** What the browser does with a page that it puts into its cache and takes out again, while `meanwhile` runs. */
function returnFromCache(page: Page, meanwhile = () => {}) {
  return page.evaluate(`
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    (${meanwhile})();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    history.scrollRestoration;
  `);
}

test('back navigation · a page from the browser’s cache keeps its form, which is empty once it was sent in the other language', async ({
  page,
}) => {
  await page.goto('/venues/hotelrajmahal');
  const phone = page.getByLabel('Phone number').first();
  await phone.pressSequentially('98765');
  await expect.poll(() => returnFromCache(page)).toBe('manual');
  await expect(phone).toHaveValue('98765');
  // What looks at it is loaded with the first focus.
  await expect(async () => {
    await phone.fill('98765');
    await returnFromCache(page, () => sessionStorage.clear());
    await expect(phone).toHaveValue('', { timeout: 5_000 });
  }).toPass();
});
