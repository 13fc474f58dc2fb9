import type { Page } from '@playwright/test';
import { faultsOf, screens } from './axe-faults.ts';
import { expect, test } from './fixtures.ts';
import { visit } from './visit.ts';

/** Something that opens or goes wrong. */
export interface AxeState {
  readonly name: string;
  readonly path: string;
  /** Widths in pixels at which there is such a thing; absent means all. */
  readonly widths?: readonly number[];
  /** Leaves the page in the state to look at. */
  readonly reach: (page: Page) => Promise<void>;
}

/** One test a state, at each of its widths. */
export function testStates(states: readonly AxeState[]): void {
  for (const { name, path, widths = [360, 1280], reach } of states) {
    test(`lead · axe finds nothing with ${name}`, async ({ page, allowErrors }) => {
      allowErrors(/Network error|Failed to load resource/);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const screen of screens.filter(({ width }) => widths.includes(width))) {
        await page.setViewportSize(screen);
        await visit(page, path);
        await reach(page);
        expect(await faultsOf(page), `at ${screen.width} px`).toEqual([]);
        // What was typed and kept must not be there at the next width.
        await page.evaluate(() => localStorage.clear());
      }
    });
  }
}
