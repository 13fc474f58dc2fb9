import { expect } from '@playwright/test';
import { findEngine, test } from '../browsers/fixtures.ts';
import { findLayoutViolations } from '../e2e/support/layout-violations.ts';

test.skip(({ engine }) => !findEngine(engine), 'Chromium 123 is not installed');

for (const path of ['/', '/faridabad', '/venues/hotelrajmahal', '/faridabadlp'])
  test(`chromium 123 · on ${path} the pictures of each carousel fill it, its arrow moves it, and nothing overflows or overlaps`, async ({
    visitor,
  }) => {
    await visitor.open(path);
    const rows = await visitor.call(readRows, null);
    expect(rows).not.toHaveLength(0);
    // At most two are in view on a phone.
    expect(rows.filter(({ width, item }) => item < 0.4 * width)).toEqual([]);
    await visitor.click('button', /^Next: /);
    await expect
      .poll(() => visitor.call(readRows, null))
      .toContainEqual(expect.objectContaining({ isMoved: true }));
    const lookAtEnd = async () => {
      await visitor.call(() => window.scrollTo({ top: 1e6, behavior: 'instant' }), null);
      return visitor.call(findLayoutViolations, null);
    };
    await expect.poll(lookAtEnd).toEqual([]);
  });

/** Runs in the page. */
function readRows() {
  const rows = document.querySelectorAll('[aria-roledescription="carousel"] > ul');
  return [...rows].map(({ clientWidth: width, scrollLeft, firstElementChild }) => ({
    width,
    item: firstElementChild?.clientWidth ?? 0,
    isMoved: scrollLeft > 0,
  }));
}
