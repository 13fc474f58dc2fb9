import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { recordShifts, shiftSoFar } from './layout-shifts.ts';
import { goByMenu, hold } from './visit.ts';

test('fast 1 · the fonts come after the first paint, are put to use, and move nothing', async ({ page }) => {
  await page.addInitScript(recordShifts);
  const letCome = await hold(page, '**/*.woff2');
  await page.goto('/testimonials');
  expect(await drawnFont(page)).not.toBe('Marcellus');
  letCome();
  await expect.poll(() => drawnFont(page)).toBe('Marcellus');
  await expect(page.locator('html')).toHaveAttribute('data-text-font');
  expect((await page.evaluate(shiftSoFar))?.sum).toBeLessThanOrEqual(0.01);
});

test('fast 1 · fonts that would move what is read wait for the next page', async ({ page }) => {
  await page.addInitScript(recordShifts);
  const letCome = await hold(page, '**/*.woff2');
  await page.goto('/');
  // As if each font took more lines than what stands in for it.
  await page.addStyleTag({
    content: ':is([data-display-font], [data-text-font]) main { padding-top: 2rem !important }',
  });
  const still = await page.evaluate(shiftSoFar);
  const come = page.waitForResponse('**/figtree-latin*.woff2');
  letCome();
  await (await come).finished();
  await page.waitForFunction(
    () => [...document.fonts].filter(({ status }) => status === 'loaded').length >= 3,
  );
  expect(await page.evaluate(shiftSoFar)).toEqual(still);
  expect(await drawnFont(page)).not.toBe('Marcellus');
  await goByMenu(page, 'Testimonials');
  await expect(page).toHaveURL('/testimonials');
  await expect.poll(() => drawnFont(page)).toBe('Marcellus');
});

test('fast 1 · nothing counts as moved where the fonts come before the styles of what lies below', async ({
  page,
}) => {
  await page.addInitScript(recordShifts);
  const letCome = await hold(page, '**/*.css');
  const opened = page.goto('/images');
  await page.waitForFunction(
    () => [...document.fonts].filter(({ status }) => status === 'loaded').length > 2,
  );
  // Time for the page to do something with them.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) await new Promise((done) => requestIdleCallback(done));
  });
  letCome();
  await opened;
  await expect(page.locator('html')).toHaveAttribute('data-drawn');
  const { sum, moved } = await page.evaluate(shiftSoFar);
  expect(sum, moved.join(', ')).toBeLessThanOrEqual(0.01);
});

/** The font that the browser draws the page's heading with, whatever the styles ask for. */
async function drawnFont(page: Page): Promise<string | undefined> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'main h1' });
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
  await browser.detach();
  return fonts[0]?.familyName;
}
