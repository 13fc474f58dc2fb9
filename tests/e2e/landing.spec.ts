import { site } from '../../src/content/site.ts';
import { expect, test } from './support/fixtures.ts';
import { findHeaderMistakes } from './support/header-mistakes.ts';

const languages = [
  ['/faridabadlp', 'Enquire Now'],
  ['/hi/faridabadlp', 'अभी पूछें'],
] as const;

for (const [path, words] of languages) {
  test(`landing · at every width "${words}" is in the bar with its words, large enough for a finger, and leads to the enquiry`, async ({
    page,
  }) => {
    await page.goto(path);
    const bar = page.getByRole('banner');
    await expect(bar).toHaveCSS('position', 'fixed');
    const enquire = bar.getByRole('link', { name: words, exact: true });
    for (const width of [320, 360, 390, 767, 768, 820, 895, 896, 1024, 1215, 1216, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(enquire.getByText(words), `at ${width}`).toBeInViewport({ ratio: 1 });
      const box = await enquire.boundingBox();
      expect.soft(box?.height, `at ${width}`).toBeGreaterThanOrEqual(44);
      expect.soft(box?.width, `at ${width}`).toBeGreaterThanOrEqual(64);
      expect.soft(await page.evaluate(findHeaderMistakes), `at ${width}`).toEqual([]);
    }
    await enquire.click();
    await expect(page.locator('#enquire').getByRole('textbox').first()).toBeInViewport();
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('landing · "Enquire Now" in the bar calls, because the form cannot be sent', async ({ page }) => {
    for (const [path, words] of languages) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const enquire = page.getByRole('banner').getByRole('link', { name: words, exact: true });
      await expect(enquire).toBeInViewport({ ratio: 1 });
      await expect(enquire).toHaveAttribute('href', site.phone.href);
      await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
    }
  });
});
