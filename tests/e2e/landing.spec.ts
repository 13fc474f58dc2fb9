import { expect, test } from './support/fixtures.ts';
import { findHeaderMistakes } from './support/header-mistakes.ts';

test('landing · in both languages and at every width the enquiry is in the bar with its words, large enough for a finger, and leads to its form', async ({
  page,
}) => {
  for (const [path, words] of [
    ['/faridabadlp', 'Enquire Now'],
    ['/hi/faridabadlp', 'अभी पूछें'],
  ] as const) {
    await page.goto(path);
    const bar = page.getByRole('banner');
    await expect(bar).toHaveCSS('position', 'fixed');
    const enquire = bar.getByRole('link', { name: words, exact: true });
    for (const width of [320, 360, 390, 767, 768, 820, 895, 896, 1024, 1215, 1216, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(enquire.getByText(words), `${path} at ${width}`).toBeInViewport({ ratio: 1 });
      const box = await enquire.boundingBox();
      expect.soft(box?.height, `${path} at ${width}`).toBeGreaterThanOrEqual(44);
      expect.soft(box?.width, `${path} at ${width}`).toBeGreaterThanOrEqual(64);
      expect.soft(await page.evaluate(findHeaderMistakes), `${path} at ${width}`).toEqual([]);
    }
    await enquire.click();
    await expect(page.locator('#enquire').getByRole('textbox').first()).toBeInViewport();
    await page.setViewportSize({ width: 320, height: 740 });
  }
});
