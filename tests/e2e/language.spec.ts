import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { findHeaderMistakes } from './support/header-mistakes.ts';
import { recordShifts, shiftSoFar } from './support/layout-shifts.ts';

const toHindi = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'हिन्दी' });
const toEnglish = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'English' });
const suggestion = (page: Page) => page.getByRole('link', { name: 'हिन्दी में पढ़ें' });

test('language · the switch opens the same page with the same filters, order and search, there and back', async ({
  page,
}) => {
  const search = '?q=grand&type=banquet-hall&sort=price';
  await page.goto(`/faridabad${search}`);
  await expect(toHindi(page)).toHaveAttribute('href', `/hi/faridabad${search}`);
  await toHindi(page).click();
  await expect(page).toHaveURL(`/hi/faridabad${search}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page.getByRole('button', { name: 'बैंक्वेट हॉल हटाएँ' })).toBeVisible();
  await expect(toEnglish(page)).toHaveAttribute('href', `/faridabad${search}`);
  await page.getByRole('searchbox', { name: 'नाम या जगह से खोजें' }).fill('hotel');
  await expect(toEnglish(page)).toHaveAttribute('href', `/faridabad${search.replace('grand', 'hotel')}`);
  await page.getByRole('searchbox', { name: 'नाम या जगह से खोजें' }).fill('grand');
  await expect(toEnglish(page)).toHaveAttribute('href', `/faridabad${search}`);
  await toEnglish(page).click();
  await expect(page).toHaveURL(`/faridabad${search}`);
});

test('language · at every width the header holds the switch, and nothing in it overlaps or is cut off', async ({
  page,
}) => {
  const mistakes: string[] = [];
  for (const path of ['/hi/faridabad', '/venues/samargrand']) {
    for (const width of [320, 360, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      if (new URL(page.url()).pathname !== path) await page.goto(path);
      mistakes.push(
        ...(await page.evaluate(findHeaderMistakes)).map((text) => `${path} at ${width}: ${text}`),
      );
    }
  }
  expect(mistakes).toEqual([]);
});

test.describe('a browser that prefers Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('language · an English page suggests Hindi once, over the page', async ({ page }) => {
    await page.addInitScript(recordShifts);
    await page.goto('/whyus');
    await expect(suggestion(page)).toBeVisible();
    expect((await page.evaluate(shiftSoFar)).sum).toBeLessThan(0.01);
    await suggestion(page).click();
    await expect(page).toHaveURL('/hi/whyus');
    await toEnglish(page).click();
    await expect(page).toHaveURL('/whyus');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Photos' }).click();
    await expect(toHindi(page)).toHaveAttribute('href', '/hi/photos');
    await expect(suggestion(page)).toBeHidden();
  });
});
