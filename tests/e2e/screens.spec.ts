import type { Page } from '@playwright/test';
import { m } from '../../src/i18n/compiled/messages.js';
import { type Locale, localPath } from '../../src/i18n/locale.ts';
import { expect, test } from './support/fixtures.ts';
import {
  checkAnimated,
  checkInsets,
  checkLargeText,
  checkLayout,
  checkPaper,
  checkShifts,
  checkStates,
  checkStyles,
  createReport,
  recordMoves,
} from './support/layout-checks.ts';
import { findLowScreenViolations } from './support/layout-violations.ts';
import { mostShift, resize } from './support/layout-widths.ts';
import { pageKinds, statesOn, uiStates } from './support/screens.ts';

test.beforeEach(({ page }) => recordMoves(page));

/** Of the same kind as another one, whose styles and widths of a phone are checked. */
const twins = /^\/(venues|images)$/;
/** Loaded on a desktop, because `layout.spec.ts` loads them on a phone, or the other one of their kind is. */
const wideFirst = /^\/($|venues\/basantvatika|faridabadlp|gurgaon|photos|nowhere)/;

for (const [index, path] of pageKinds.entries()) {
  const locale = index % 2 ? 'en' : 'hi';
  const address = localPath(path, locale);
  test(`screens · on ${address}, and in what opens there, nothing overflows, overlaps, moves or lies under a floating control or a notch, also in large text and on paper, and axe finds nothing`, async ({
    page,
    allowErrors,
  }) => {
    const states = statesOn[path] ?? [];
    if (path === '/nowhere') allowErrors(/status of 404/);
    if (states.includes('outbox')) allowErrors(/Network error|Failed to load resource/);
    const report = createReport(address);
    const [first, ...others] = widthsOf(path);
    await resize(page, first);
    await page.goto(address, { waitUntil: 'load' });
    await checkShifts(page, mostShift.plain, report);
    for (const width of [first, ...others]) {
      await resize(page, width);
      await checkLayout(page, report);
      if (width === 1440 && !twins.test(path)) await checkStyles(page, report);
      if (width === 360 || width === 320) await checkLargeText(page, width, report);
    }
    // A screen of 1280 x 1024 at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    report.add(await page.evaluate(findLowScreenViolations), 'at 400 %');
    await checkInsets(page, report);
    await checkPaper(page, path, report);
    if (path === '/faridabad') await expectJump(page, locale);
    await checkAnimated(page, report);
    await checkStates(page, states, locale, report);
    if (path === '/') {
      await page.keyboard.press('Escape');
      const name = m.navigation_why_us({}, { locale });
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await expect(page).toHaveTitle(new RegExp(m.why_us_title({}, { locale })));
      await checkAnimated(page, report, 'navigation');
    }
    expect(report.violations).toEqual([]);
  });
}

/** A card's carousel jumps. */
async function expectJump(page: Page, locale: Locale) {
  const card = page.getByRole('main').getByRole('article').first();
  await card
    .getByRole('button', { name: m.venues_card_show_picture({ number: 3 }, { locale }), exact: true })
    .click();
  const row = card.getByRole('region').getByRole('list');
  await expect.poll(() => row.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth))).toBe(2);
}

function widthsOf(path: string): readonly [number, ...number[]] {
  if (twins.test(path)) return [1440, 768];
  return wideFirst.test(path) ? [1440, 768, 360, 320] : [360, 1440, 768, 320];
}

test('screens · each state is visited by its page here, or by its address in layout.spec.ts', () => {
  const visited = Object.entries(statesOn).flatMap(([path, states]) =>
    pageKinds.includes(path) || path.includes('?') ? states : [],
  );
  // A state within another one is seen there, and those on paper in print.spec.ts.
  const others = uiStates('en').filter(
    ({ name, media, within }) => !media && !within && !visited.includes(name),
  );
  expect(others.map(({ name }) => name)).toEqual([]);
});
