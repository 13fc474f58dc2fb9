import type { Page } from '@playwright/test';
import { localPath } from '../../src/i18n/locale.ts';
import { canonical } from '../host/routes.ts';
import { expect, test } from './support/fixtures.ts';
import { recordShifts, shiftSoFar } from './support/layout-shifts.ts';
import { findLargeTextViolations, findLayoutViolations } from './support/layout-violations.ts';
import { holdScripts, untilFetched } from './support/page-actions.ts';
import {
  eventDetails,
  functions,
  leave,
  linkedPages,
  pageKinds,
  pagesWithEvent,
  reach,
  uiStates,
} from './support/screens.ts';

interface Run {
  /** Pages are loaded at the first width and resized to the others. */
  readonly widths: readonly number[];
  readonly paths: readonly string[];
  /** The event details that the device has stored. */
  readonly stored?: string;
}

/** The largest sum of layout shifts, and that of a page which shows what its parameters ask for once it is hydrated. */
const mostShift = { plain: 0.01, withParameters: 0.02 };

const inHindi = (paths: readonly string[]) => paths.map((path) => localPath(path, 'hi'));

const everyOther = (paths: readonly string[], first: number) =>
  paths.filter((_, index) => index % 2 === first);

/**
 * The narrowest width shows every page, because their names and texts differ. With parameters: Hindi, which has the longer
 * words, on a phone, and English on a desktop, where little of it depends on them. On wide screens the languages alternate.
 */
const runs: readonly Run[] = [
  { widths: [360], paths: inHindi(linkedPages) },
  { widths: [320], paths: everyOther(canonical, 0) },
  { widths: [320], paths: everyOther(canonical, 1) },
  { widths: [1440], paths: everyOther(linkedPages, 1) },
  { widths: [360, 320], paths: inHindi(pageKinds) },
  { widths: [1440, 1024, 768], paths: everyOther(pageKinds, 0) },
  { widths: [1440, 1024, 768], paths: inHindi(everyOther(pageKinds, 1)) },
  ...[eventDetails, functions].map((stored) => ({ widths: [360], paths: inHindi(pagesWithEvent), stored })),
];

for (const [index, { widths, paths, stored = '' }] of runs.entries()) {
  test(`layout · at ${widths.join(', ')} px nothing overflows, overlaps, shifts or lies under a floating control (${index + 1} of ${runs.length})`, async ({
    page,
    allowErrors,
  }) => {
    test.setTimeout(120_000);
    allowErrors(/status of 404/);
    await page.addInitScript(recordShifts);
    await page.addInitScript((text) => text && localStorage.setItem('event-details', text), stored);
    const [loadWidth = 0] = widths;
    const violations: string[] = [];
    const report = (path: string, found: readonly string[]) =>
      violations.push(...found.map((text) => `${path}: ${text}`));
    for (const path of paths) {
      await resize(page, loadWidth);
      const isHeld = path.includes('?') || stored !== '';
      await (isHeld ? openSlowly(page, path) : page.goto(path, { waitUntil: 'load' }));
      await scrollThrough(page);
      const { sum, moved } = await page.evaluate(shiftSoFar);
      if (sum > (isHeld ? mostShift.withParameters : mostShift.plain))
        report(`${path} at ${loadWidth}`, [`shifts by ${sum.toFixed(3)}: ${moved.join(', ')}`]);
      for (const width of widths) {
        await resize(page, width);
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
        report(`${path} at ${width}`, await page.evaluate(findLayoutViolations));
      }
    }
    expect(violations).toEqual([]);
  });
}

/** Each dialog in the state with the most text, and the pages that depend on event details. */
const largeTextStates =
  /^(menu|chat|dialog-(call-back-(thanks|failed)|price-[12]-error|dates-(errors|same-date))|filters|lightbox|search|form-errors-landing|event-details-four-errors|functions-venue|totals-listing|compare-three|plan-four-venues)$/;

test('layout · with text of 32 px no page or dialog of a phone scrolls sideways, and the header keeps its controls', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({
    ...(baseURL ? { baseURL } : {}),
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const violations = await largeTextViolations(page, pageKinds, largeTextStates);
  await browser.close();
  expect(violations).toEqual([]);
});

/** Unlike the browser's font size, it leaves the breakpoints, which are in rem, where they are. */
test('layout · with a style of 200 % at 320 px no venue, plan or filter sheet scrolls sideways', async ({
  page,
}) => {
  await resize(page, 320);
  await page.addInitScript(() => {
    const style = new CSSStyleSheet();
    style.replaceSync('html { font-size: 200% !important }');
    document.adoptedStyleSheets = [style];
  });
  const paths = ['/venues/hotelrajmahal', '/venues/basantvatika'];
  expect(await largeTextViolations(page, paths, /^(filters|plan-four-venues)$/)).toEqual([]);
});

/** Of pages in every second language, and of the named states, too. */
async function largeTextViolations(page: Page, paths: readonly string[], names: RegExp) {
  const violations: string[] = [];
  const check = async (name: string) => {
    const found = await page.evaluate(findLargeTextViolations);
    violations.push(...found.map((text) => `${name}: ${text}`));
  };
  for (const [index, path] of paths.entries()) {
    await page.goto(index % 2 ? path : localPath(path, 'hi'), { waitUntil: 'load' });
    await scrollThrough(page);
    await check(path);
  }
  const [english, hindi] = [uiStates('en'), uiStates('hi')];
  const states = english.filter(({ name }) => names.test(name));
  for (const [index, { name }] of states.entries()) {
    const state = (index % 2 ? english : hindi).find((one) => one.name === name);
    if (!state) throw new Error(`No state ${name}`);
    await reach(page, state);
    await check(name);
    await leave(page);
  }
  return violations;
}

const resize = (page: Page, width: number) =>
  page.setViewportSize({ width, height: width < 768 ? 740 : 900 });

/** Opens a page whose script arrives after the first paint: what hydration changes then shifts. */
async function openSlowly(page: Page, path: string) {
  const releaseScripts = await holdScripts(page);
  await page.goto(path);
  releaseScripts();
  await untilFetched(page, 'call-back-dialog');
  await expect(page.locator('[data-held]')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
}

/** Scrolls screen by screen, so that lazy parts are rendered. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      // The checks need no frame; one that never comes must not stop them.
      await new Promise<unknown>((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 1000);
      });
    }
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
