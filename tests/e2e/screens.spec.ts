import { localPath } from '../../src/i18n/locale.ts';
import { expect, test } from './support/fixtures.ts';
import {
  checkLargeText,
  checkLayout,
  checkShifts,
  checkStates,
  checkStyles,
  createReport,
} from './support/layout-checks.ts';
import { recordShifts } from './support/layout-shifts.ts';
import { findLowScreenViolations } from './support/layout-violations.ts';
import { mostShift, resize } from './support/layout-widths.ts';
import { pageKinds, statesOn, uiStates } from './support/screens.ts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(recordShifts);
});

/** Of the same kind as another one: in every-page.spec.ts. */
const twins = /^\/(venues|images)$/;
/** Loaded on a desktop, because `layout.spec.ts` loads them on a phone, or the other one of their kind is. */
const wideFirst = /^\/($|venues\/basantvatika|faridabadlp|gurgaon|photos|nowhere)/;

for (const [index, path] of pageKinds.entries()) {
  if (twins.test(path)) continue;
  const locale = index % 2 ? 'en' : 'hi';
  const address = localPath(path, locale);
  test(`screens · on ${address}, and in what opens there, nothing overflows, overlaps, shifts or lies under a floating control, also in large text, and axe finds nothing`, async ({
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
      if (width === 1440) await checkStyles(page, report);
      if (width === 360 || width === 320) await checkLargeText(page, width, report);
    }
    // A screen of 1280 x 1024 at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    report.add(await page.evaluate(findLowScreenViolations), 'at 400 %');
    await checkStates(page, states, locale, report);
    expect(report.violations).toEqual([]);
  });
}

function widthsOf(path: string): readonly [number, ...number[]] {
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
