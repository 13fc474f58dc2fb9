import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { recordShifts, shiftSoFar } from './layout-shifts.ts';
import { goByMenu } from './visit.ts';

/** What a card in brief does not have. */
const prices = { name: /^See Prices/ };

test('fast 1 · a step back to a long list finds what was in view whole and in its place, and the others as high as they were @wide', async ({
  page,
}) => {
  await page.addInitScript(recordShifts);
  const cards = await openList(page);
  const chosen = cards.nth(8);
  await chosen.evaluate((card) => card.scrollIntoView({ behavior: 'instant' }));
  const left = await standing(page);
  const inView = left.cards.filter(({ isInView }) => isInView);
  const link = chosen.getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  const goOn = await holdIdle(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Faridabad');
  await expect.poll(() => standing(page)).toEqual(left);
  for (const { name } of inView)
    await expect(cards.filter({ hasText: name }).getByRole('button', prices)).toBeVisible();
  for (const faraway of [cards.first(), cards.last()]) {
    await expect(faraway.getByRole('heading')).toBeAttached();
    await expect(faraway.getByRole('button', prices)).toHaveCount(0);
  }

  await goOn();
  for (const faraway of [cards.first(), cards.last()])
    await expect(faraway.getByRole('button', prices)).toBeAttached();
  await expect.poll(() => standing(page)).toEqual(left);
  const { sum, moved } = await page.evaluate(shiftSoFar);
  expect(sum, moved.join(', ')).toBeLessThanOrEqual(0.01);
});

test('fast 1 · who left a long list by the menu, further down than what they pressed in it, finds what was in view whole', async ({
  page,
}) => {
  const cards = await openList(page);
  await cards
    .first()
    .getByRole('button', { name: /shortlist/i })
    .click();
  await cards.nth(8).evaluate((card) => card.scrollIntoView({ behavior: 'instant' }));
  await goByMenu(page, 'Photos');
  // The address changes before the page does.
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Faridabad');

  await holdIdle(page);
  await page.goBack();
  await expect(cards.nth(8).getByRole('button', prices)).toBeAttached();
  await expect(cards.nth(8)).toBeInViewport();
  await expect(cards.first().getByRole('button', prices)).toHaveCount(0);
});

/** The cards of a long list, once all of them are whole and laid out. */
async function openList(page: Page): Promise<Locator> {
  await page.goto('/faridabad');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.last().getByRole('button', prices)).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-drawn');
  return cards;
}

/** Where the page is scrolled to; each card's name, place in the window and height, in whole pixels. */
function standing(page: Page) {
  return page.evaluate(() => ({
    scrolled: Math.round(window.scrollY),
    cards: Array.from(document.querySelectorAll('main article'), (card) => {
      const { top, bottom, height } = card.getBoundingClientRect();
      return {
        name: card.querySelector('h2')?.textContent ?? '',
        top: Math.round(top),
        height: Math.round(height),
        isInView: bottom > 0 && top < window.innerHeight,
      };
    }),
  }));
}

/** Lets the page have no idle moment until the returned function is called. */
async function holdIdle(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const idle = window.requestIdleCallback.bind(window);
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (call) => waiting.push(call);
    window.addEventListener(
      'go-on',
      () => {
        window.requestIdleCallback = idle;
        for (const call of waiting) idle(call);
      },
      { once: true },
    );
  });
  return async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('go-on')));
  };
}
