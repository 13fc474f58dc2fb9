/** What is checked on a page that is open, and in its states. */
import type { Page } from '@playwright/test';
import type { Locale } from '../../../src/i18n/locale.ts';
import { axeViolations } from './axe-violations.ts';
import { shiftSoFar } from './layout-shifts.ts';
import {
  findForcedColourViolations,
  findLargeTextViolations,
  findLayoutViolations,
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

async function checkState(page: Page, state: UiState, report: Report): Promise<void> {
  const { name, fullPage, shown } = state;
  report.add(await axeViolations(page, fullPage ? undefined : shown(page).first()), `${name}, axe`);
  for (const width of [360, 320] as const) await checkLargeText(page, width, report, name);
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
