import { site } from '../../src/content/site.ts';
import { expect, test } from './support/fixtures.ts';
import { findHeaderMistakes } from './support/header-mistakes.ts';
import { recordShifts, shiftSoFar } from './support/layout-shifts.ts';
import { inLargeText } from './support/layout-widths.ts';

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

  test('language · the suggestion of Hindi on an English page lies over it', async ({ page }) => {
    const suggestion = page.getByRole('link', { name: 'हिन्दी में पढ़ें' });
    await page.addInitScript(recordShifts);
    await page.goto('/whyus');
    await expect(suggestion).toBeVisible();
    expect((await page.evaluate(shiftSoFar)).sum).toBeLessThan(0.01);
  });
});
