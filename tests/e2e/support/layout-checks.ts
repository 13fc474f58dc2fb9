/** What is checked on a page that is open, and in its states. */
import type { Page } from '@playwright/test';
import type { Locale } from '../../../src/i18n/locale.ts';
import { animatedSoFar, recordAnimated } from './animated.ts';
import { axeViolations } from './axe-violations.ts';
import { recordShifts, shiftSoFar } from './layout-shifts.ts';
import {
  findEmptySections,
  findForcedColourViolations,
  findLargeTextViolations,
  findLayoutViolations,
  findTextsInInsets,
} from './layout-violations.ts';
import { inLargeStyle, inLargeText, resize, scrollThrough, toEnd } from './layout-widths.ts';
import { enter, type UiState, uiStates } from './screens.ts';
import { findOrderViolations } from './style-order.ts';

/** Collects what is found, with where. */
export function createReport(where: string, violations: string[] = []) {
  return {
    violations,
    add: (found: readonly string[], part = '') => {
      violations.push(...found.map((text) => `${where}${part && `, ${part}`}: ${text}`));
    },
  };
}

type Report = ReturnType<typeof createReport>;

/** A phone on its side, with the width in pixels of its notch. */
const sideways = { width: 844, height: 390 };
const inset = 47;
/** Higher than what the pages of `short` contain. */
const sheet = { width: 794, height: 4000 };
const short = /^\/(list-your-business|shortlist|compare|plan)$/;

/** Before the page is opened: asks for reduced motion, and records what moves all the same. */
export async function recordMoves(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(recordShifts);
  await page.addInitScript(recordAnimated);
}

const atWidth = (page: Page) => `at ${page.viewportSize()?.width} px`;

/** What has moved since the page was opened, until all of it has been in view. */
export async function checkShifts(page: Page, most: number, { add }: Report): Promise<void> {
  await scrollThrough(page);
  const { sum, moved } = await page.evaluate(shiftSoFar);
  if (sum > most) add([`shifts by ${sum.toFixed(3)}: ${moved.join(', ')}`], atWidth(page));
}

export async function checkLayout(page: Page, { add }: Report): Promise<void> {
  await toEnd(page);
  add(await page.evaluate(findLayoutViolations), atWidth(page));
}

/** What does not depend on the width. */
export async function checkStyles(page: Page, { add }: Report): Promise<void> {
  add(await axeViolations(page), 'axe');
  add(await findOrderViolations(page));
  await page.emulateMedia({ forcedColors: 'active' });
  add(await page.evaluate(findForcedColourViolations), 'forced colours');
  await page.emulateMedia({ forcedColors: null });
}

/** On a phone, with text of 32 px: at 360 px in the browser's settings, and at 320 px as a style. */
export async function checkLargeText(
  page: Page,
  width: 360 | 320,
  { add }: Report,
  part = 'the page',
): Promise<void> {
  await resize(page, width);
  await (width === 360 ? inLargeText : inLargeStyle)(page, async () =>
    add(await page.evaluate(findLargeTextViolations), `${part} in text of 32 px, ${atWidth(page)}`),
  );
}

export async function checkAnimated(page: Page, { add }: Report, part = 'the page'): Promise<void> {
  add(await page.evaluate(animatedSoFar), `${part}, animated`);
}

/** On a phone on its side: texts beside the notch. */
export async function checkInsets(page: Page, { add }: Report, part = 'the page'): Promise<void> {
  await page.setViewportSize(sideways);
  const session = await page.context().newCDPSession(page);
  const setInsets = (insets: object) => session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await setInsets({ left: inset, right: inset, bottom: 21 });
  add(await page.evaluate(findTextsInInsets, inset), `${part} beside a notch`);
  await setInsets({});
  await session.detach();
}

/** On paper: headings over nothing, and short pages as high as their sheet, to which Firefox would add a blank one. */
export async function checkPaper(page: Page, path: string, { add }: Report): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  add(await page.getByRole('main').evaluate(findEmptySections), 'on paper');
  if (short.test(path)) {
    await page.setViewportSize(sheet);
    const { height } = (await page.locator('body').boundingBox()) ?? sheet;
    if (height >= sheet.height) add(['as high as the sheet'], 'on paper');
  }
  await page.emulateMedia({ media: null });
}

async function checkState(page: Page, state: UiState, report: Report): Promise<void> {
  const { name, fullPage, shown } = state;
  report.add(await axeViolations(page, fullPage ? undefined : shown(page).first()), `${name}, axe`);
  for (const width of [360, 320] as const) await checkLargeText(page, width, report, name);
  await checkInsets(page, report, name);
  await checkAnimated(page, report, name);
}

/** Brings the page into its states, on a phone, and some of those that differ as a whole on a desktop. */
export async function checkStates(
  page: Page,
  names: readonly string[],
  locale: Locale,
  report: Report,
): Promise<void> {
  for (const name of names) {
    const index = uiStates(locale).findIndex((one) => one.name === name);
    const state = uiStates(locale)[index];
    if (!state) throw new Error(`No state ${name}`);
    await resize(page, 360);
    // Closes the dialog of the one before.
    await page.keyboard.press('Escape');
    await enter(page, state);
    if (state.fullPage && index % 2) await resize(page, 1280);
    await checkState(page, state, report);
  }
}
