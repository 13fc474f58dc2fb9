import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { uiStates } from './support/screens.ts';

const dialog = (page: Page) => page.getByRole('dialog');

/** The controls that open a dialog and the lightbox, which is another library's. */
const openers = uiStates('en').filter(
  ({ name, control, act }) => control && !act && /^(dialog-call-back|lightbox)$/.test(name),
);

for (const { name, path, control } of openers) {
  test(`dialogs · a double click on its control opens "${name}", which stays open as it is`, {
    // On wide screens a dialog of a form is a card: one of them is enough.
    tag: name === 'dialog-call-back' ? '@wide' : [],
  }, async ({ page }) => {
    await page.goto(path);
    const opener = control?.(page);
    await opener?.click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await opener?.dblclick();
    await expect(dialog(page)).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
    await expect(dialog(page)).toBeVisible();
  });
}
