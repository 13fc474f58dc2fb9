import type { Page } from '@playwright/test';
import { loadVenues } from '../../src/content/venues/index.ts';
import { localPath } from '../../src/i18n/locale.ts';
import { paths } from '../../src/lib/paths.ts';
import { expect, test } from './support/fixtures.ts';
import { recordShifts, shiftSoFar } from './support/layout-shifts.ts';
import { findLayoutViolations } from './support/layout-violations.ts';
import { mostShift, resize, scrollThrough, toEnd } from './support/layout-widths.ts';
import { holdScripts, untilFetched } from './support/page-actions.ts';
import { eventDetails, functions, linkedPages, pagesWithEvent } from './support/screens.ts';

const inHindi = (addresses: readonly string[]) => addresses.map((path) => localPath(path, 'hi'));

interface Run {
  readonly width: number;
  readonly paths: readonly string[];
  /** The event details that the device has stored. */
  readonly stored?: string;
}

const everyOther = (paths: readonly string[], first: number) =>
  paths.filter((_, index) => index % 2 === first);

const venues = loadVenues();
const longest = (lengthOf: (venue: (typeof venues)[number]) => number) => {
  const [venue] = venues.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  return venue ? [paths.venue(venue)] : [];
};
/** Pages of the kinds that `screens.spec.ts` visits, with another content, and those with the longest texts. */
const others = [
  '/faridabad/banquet-halls',
  '/terms-and-conditions',
  ...venues.filter(({ id }) => id === 'noida-one').map((venue) => paths.venue(venue)),
  ...longest(({ name }) => name.length),
  ...longest(({ name }) => Math.max(...name.split(' ').map((word) => word.length))),
  ...longest(({ address }) => address.length),
  ...longest(({ halls }) => halls.length),
];

/**
 * With parameters: Hindi, which has the longer words, on a phone, and English on a desktop, where little of it depends on them.
 */
const runs: readonly Run[] = [
  ...[0, 1].map((first) => ({ width: 360, paths: inHindi(everyOther(linkedPages, first)) })),
  { width: 320, paths: others },
  { width: 1440, paths: linkedPages.filter((_, index) => index % 4 === 1) },
  ...[eventDetails, functions].map((stored, first) => ({
    width: 360,
    paths: inHindi(everyOther(pagesWithEvent, first)),
    stored,
  })),
];

for (const [index, { width, paths: addresses, stored = '' }] of runs.entries()) {
  test(`layout · at ${width} px nothing overflows, overlaps, shifts or lies under a floating control (${index + 1} of ${runs.length})`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/status of 404/);
    await resize(page, width);
    await page.addInitScript(recordShifts);
    await page.addInitScript((text) => text && localStorage.setItem('event-details', text), stored);
    const violations: string[] = [];
    for (const path of addresses) {
      const report = (found: readonly string[]) =>
        violations.push(...found.map((text) => `${path}: ${text}`));
      const isHeld = path.includes('?') || stored !== '';
      await (isHeld ? openSlowly(page, path) : page.goto(path, { waitUntil: 'load' }));
      await scrollThrough(page);
      const { sum, moved } = await page.evaluate(shiftSoFar);
      if (sum > (isHeld ? mostShift.withParameters : mostShift.plain))
        report([`shifts by ${sum.toFixed(3)}: ${moved.join(', ')}`]);
      await toEnd(page);
      report(await page.evaluate(findLayoutViolations));
    }
    expect(violations).toEqual([]);
  });
}

/** Opens a page whose script arrives after the first paint: what hydration changes then shifts. */
async function openSlowly(page: Page, path: string) {
  const releaseScripts = await holdScripts(page);
  await page.goto(path);
  releaseScripts();
  await untilFetched(page, 'call-back-dialog');
  await expect(page.locator('[data-held]')).toHaveCount(0);
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
