import type { Page } from '@playwright/test';
import { canonical } from '../host/routes.ts';
import { expect, test } from './fixtures.ts';
import { findLayoutFaults } from './layout-faults.ts';
import { recordShifts, shiftSoFar } from './layout-shifts.ts';
import { takenOver } from './visit.ts';

/** In parts, so that both workers have something to do at each width. */
const parts = [
  canonical.filter((_, index) => index % 2 === 0),
  canonical.filter((_, index) => index % 2 === 1),
];

for (const width of [320, 360, 768, 1024, 1440]) {
  for (const [part, paths] of parts.entries()) {
    test(`lead · at ${width} px nothing overflows, overlaps, jumps or lies under a floating control (${part + 1} of 2)`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: width < 768 ? 740 : 900 });
      await page.addInitScript(recordShifts);
      const faults: string[] = [];
      for (const path of paths) {
        await page.goto(path);
        await takenOver(page);
        await toTheEnd(page);
        const found = await page.evaluate(findLayoutFaults);
        faults.push(...found.map((fault) => `${path}: ${fault}`));
        const { sum, moved } = await page.evaluate(shiftSoFar);
        if (sum > 0.01) faults.push(`${path}: moves by ${sum.toFixed(3)}: ${moved.join(', ')}`);
      }
      expect(faults).toEqual([]);
    });
  }
}

/** So that what waits for the scroll is there. */
async function toTheEnd(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
    }
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    await frame();
  });
}

test('lead · the rupee sign is drawn by the site’s fonts, not as an empty box', async ({ page }) => {
  for (const path of ['/faridabad', '/venues/samargrand']) {
    await page.goto(path);
    // As on a device that has the fonts: on a first visit they wait where they would move something.
    await page.evaluate(async () => {
      const { dataset } = document.documentElement;
      dataset.displayFont = '';
      dataset.textFont = '';
      await Promise.all([...document.fonts].map((font) => font.load().catch(() => {})));
    });
    expect(
      await page.evaluate(() =>
        [...document.fonts].some(
          ({ family, status }) => family.includes('Figtree rupee') && status === 'loaded',
        ),
      ),
    ).toBe(true);
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
