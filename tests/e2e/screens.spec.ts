import type { Page } from '@playwright/test';
import { locales, localPath } from '../../src/i18n/locale.ts';
import { axeViolations } from './support/axe-violations.ts';
import { expect, test } from './support/fixtures.ts';
import { recordShifts, shiftSoFar } from './support/layout-shifts.ts';
import {
  findForcedColourViolations,
  findLargeTextViolations,
  findLayoutViolations,
  findLowScreenViolations,
} from './support/layout-violations.ts';
import {
  inLargeStyle,
  inLargeText,
  mostShift,
  resize,
  scrollThrough,
  toEnd,
} from './support/layout-widths.ts';
import { pageKinds, reach, uiStates } from './support/screens.ts';
import { findOrderViolations } from './support/style-order.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const phones = [360, 320];
const wide = [1440, 768];

/** Collects what is found, with where. */
function createReport() {
  const violations: string[] = [];
  return {
    violations,
    add: (where: string, found: readonly string[]) => {
      violations.push(...found.map((text) => `${where}: ${text}`));
    },
  };
}

type Report = ReturnType<typeof createReport>;

/** On a phone, with text of 32 px: in the browser's settings, and as a style. */
async function checkLargeText(page: Page, where: string, { add }: Report): Promise<void> {
  await resize(page, 360);
  await inLargeText(page, async () =>
    add(`${where} in text of 32 px`, await page.evaluate(findLargeTextViolations)),
  );
  await resize(page, 320);
  await inLargeStyle(page, async () =>
    add(`${where} in a style of 200 %`, await page.evaluate(findLargeTextViolations)),
  );
}

/** Of the same kind as another one: in one of the languages. */
const twins = new Set<string>(['/venues', '/venues/basantvatika', '/images']);

// One visit has all checks. In one language the page is loaded on a phone, in the other on a desktop.
for (const [index, path] of pageKinds.entries()) {
  test(`screens · on ${path} nothing overflows, overlaps, shifts or lies under a floating control, also in large text, and axe finds nothing`, async ({
    page,
    allowErrors,
  }) => {
    if (path === '/nowhere') allowErrors(/status of 404/);
    await page.addInitScript(recordShifts);
    const report = createReport();
    for (const locale of twins.has(path) ? locales.slice(index % 2, (index % 2) + 1) : locales) {
      const isPhoneFirst = (locale === 'hi') === (index % 2 === 0);
      const widths = isPhoneFirst ? phones : wide;
      const [loadWidth = 0] = widths;
      await resize(page, loadWidth);
      await page.goto(localPath(path, locale), { waitUntil: 'load' });
      await scrollThrough(page);
      const { sum, moved } = await page.evaluate(shiftSoFar);
      if (sum > mostShift.plain)
        report.add(`${locale} at ${loadWidth} px`, [`shifts by ${sum.toFixed(3)}: ${moved.join(', ')}`]);
      if (!isPhoneFirst) {
        report.add(`${locale} at ${loadWidth} px`, await axeViolations(page));
        report.add(locale, await findOrderViolations(page));
        await page.emulateMedia({ forcedColors: 'active' });
        report.add(`${locale} in forced colours`, await page.evaluate(findForcedColourViolations));
        await page.emulateMedia({ forcedColors: null });
      }
      for (const width of widths) {
        await resize(page, width);
        await toEnd(page);
        report.add(`${locale} at ${width} px`, await page.evaluate(findLayoutViolations));
      }
      if (isPhoneFirst) {
        // A screen of 1280 x 1024 at 400 % zoom.
        await page.setViewportSize({ width: 320, height: 256 });
        await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
        report.add(`${locale} at 400 %`, await page.evaluate(findLowScreenViolations));
        await checkLargeText(page, locale, report);
      }
    }
    expect(report.violations).toEqual([]);
  });
}

const [english, hindi] = [uiStates('en'), uiStates('hi')];
/** Dialogs of every page: on a short one. */
const isOnAnyPage = /^(dialog-call-back|outbox|search)/;
const isVisited = ({ media, within }: (typeof english)[number]) => !media && !within;
for (const [index, { name, fullPage }] of english.filter(isVisited).entries()) {
  const inLanguage = [english, hindi][index % 2]?.find((state) => state.name === name);
  const [state, language] = inLanguage
    ? ([inLanguage, index % 2 ? 'hi' : 'en'] as const)
    : ([english.at(-1), 'en'] as const);
  const width = fullPage && index % 4 > 1 ? 1280 : 360;
  test(`screens · in the state "${name}" (${language}) axe finds nothing at ${width} px, and nothing scrolls sideways in text of 32 px`, async ({
    page,
    allowErrors,
  }) => {
    if (!state) throw new Error(`No state ${name}`);
    allowErrors(/Network error|Failed to load resource/);
    await resize(page, width);
    await reach(page, isOnAnyPage.test(name) ? { ...state, path: localPath('/whyus', language) } : state);
    const report = createReport();
    report.add(`at ${width} px`, await axeViolations(page, fullPage ? undefined : state.shown(page).first()));
    await checkLargeText(page, name, report);
    expect(report.violations).toEqual([]);
  });
}
