import type { Page } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import { expect, test } from './support/fixtures.ts';
import { findHeaderMistakes } from './support/header-mistakes.ts';
import { recordShifts, shiftSoFar } from './support/layout-shifts.ts';
import { inLargeText } from './support/layout-widths.ts';

const toHindi = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'हिन्दी' });
const toEnglish = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'English' });

test('language · the switch opens the same page with the same filters, order and search, there and back', async ({
  page,
}) => {
  const search = '?q=lagoona&type=banquet-hall&sort=price';
  await page.goto(`/southdelhi${search}`);
  await toHindi(page).click();
  await expect(page).toHaveURL(`/hi/southdelhi${search}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page.getByRole('button', { name: 'बैंक्वेट हॉल हटाएँ' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'नाम या जगह से खोजें' }).fill('hotel');
  await expect(toEnglish(page)).toHaveAttribute('href', `/southdelhi${search.replace('lagoona', 'hotel')}`);
  await toEnglish(page).click();
  await expect(page).toHaveURL(`/southdelhi${search.replace('lagoona', 'hotel')}`);
});

test('language · at every width the header holds the switch, and nothing in it overlaps or is cut off', async ({
  page,
}) => {
  const mistakes: string[] = [];
  const check = async (path: string, widths: readonly number[]) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      mistakes.push(
        ...(await page.evaluate(findHeaderMistakes)).map((text) => `${path} at ${width}: ${text}`),
      );
    }
  };
  for (const path of ['/hi/whyus', '/venues/samargrand']) {
    await page.goto(path);
    await check(path, [320, 360, 390, 768, 1024, 1440]);
    await test.step('a wide name of the business', async () => {
      const name = page.getByRole('banner').getByText(site.name, { exact: true });
      await name.evaluate((span) => {
        span.textContent = 'Mandap Moments';
      });
      await check(`${path} with a wide name`, [320, 360, 390]);
      await inLargeText(page, () => check(`${path} with a wide name in large text`, [320, 360]));
    });
  }
  expect(mistakes).toEqual([]);
});

test.describe('a browser that prefers Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('language · an English page suggests Hindi once, over the page', async ({ page }) => {
    const suggestion = page.getByRole('link', { name: 'हिन्दी में पढ़ें' });
    await page.addInitScript(recordShifts);
    await page.goto('/whyus');
    await expect(suggestion).toBeVisible();
    expect((await page.evaluate(shiftSoFar)).sum).toBeLessThan(0.01);
    await suggestion.click();
    await expect(page).toHaveURL('/hi/whyus');
    await toEnglish(page).click();
    await expect(page).toHaveURL('/whyus');
    // The menu works once the page is hydrated, when a suggestion would be shown.
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Photos' }).click();
    await expect(toHindi(page)).toHaveAttribute('href', '/hi/photos');
    await expect(suggestion).toBeHidden();
  });
});
