import type { Page } from '@playwright/test';
import { localPath } from '../../src/i18n/locale.ts';
import { canonical } from '../host/routes.ts';
import { expect, test } from './fixtures.ts';
import { recordShifts, shiftSoFar } from './layout-shifts.ts';
import { findLayoutViolations } from './layout-violations.ts';
import { pageTypes } from './page-types.ts';

/** In English the narrowest width shows every page, whose names and texts differ; the others one page of each kind. */
const runs: readonly { width: number; paths: readonly string[] }[] = [
  { width: 320, paths: canonical.filter((_, index) => index % 2 === 0) },
  { width: 320, paths: canonical.filter((_, index) => index % 2 === 1) },
  ...[360, 768, 1024, 1440].map((width) => ({ width, paths: pageTypes })),
  ...[320, 360, 768, 1024, 1440].map((width) => ({
    width,
    paths: pageTypes.map((path) => localPath(path, 'hi')),
  })),
];

for (const [index, { width, paths }] of runs.entries()) {
  test(`layout · at ${width} px nothing overflows, overlaps, shifts or lies under a floating control (${index + 1} of ${runs.length})`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: width < 768 ? 740 : 900 });
    await page.addInitScript(recordShifts);
    const violations: string[] = [];
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'load' });
      await scrollToEnd(page);
      const found = await page.evaluate(findLayoutViolations);
      violations.push(...found.map((violation) => `${path}: ${violation}`));
      const { sum, moved } = await page.evaluate(shiftSoFar);
      if (sum > 0.01) violations.push(`${path}: shifts by ${sum.toFixed(3)}: ${moved.join(', ')}`);
    }
    expect(violations).toEqual([]);
  });
}

/** Scrolls screen by screen, so that lazy parts are rendered. */
async function scrollToEnd(page: Page) {
  await page.evaluate(async () => {
    // The checks need no frame; one that never comes must not stop them.
    const frame = () =>
      new Promise<unknown>((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 1000);
      });
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
    }
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    await frame();
  });
}

test('fonts · the rupee sign is drawn by the site’s fonts, not as an empty box', async ({ page }) => {
  for (const path of ['/faridabad', '/venues/samargrand']) {
    await page.goto(path);
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.fonts].some(
            ({ family, status }) => family.includes('Figtree rupee') && status === 'loaded',
          ),
        ),
      )
      .toBe(true);
    const signs = await page.evaluate(() => {
      const holders = [...document.querySelectorAll<HTMLElement>('main *')].filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.includes('₹')),
      );
      const fonts = new Set(
        holders.map((element) => {
          const { fontStyle, fontWeight, fontFamily } = getComputedStyle(element);
          return `${fontStyle} ${fontWeight} 40px ${fontFamily}`;
        }),
      );
      const draw = (font: string, text: string) => {
        const canvas = document.createElement('canvas');
        canvas.width = canvas.height = 60;
        const pen = canvas.getContext('2d');
        if (!pen) throw new Error('No canvas');
        pen.font = font;
        pen.fillText(text, 5, 45);
        return canvas.toDataURL();
      };
      // U+FFFFF is no character: any font shows its empty box for it.
      return [...fonts].map((font) => ({
        font,
        there: draw(font, '₹') !== draw(font, '\u{FFFFF}') && draw(font, '₹') !== draw(font, ' '),
        own: font.includes('Figtree rupee'),
      }));
    });
    expect(signs.length).toBeGreaterThan(0);
    expect(signs.filter(({ there, own }) => !there || !own)).toEqual([]);
  }
});
