import type { Page } from '@playwright/test';

/** Presses Tab until something of this name has the focus. */
export async function tabTo(page: Page, name: RegExp, most = 60): Promise<void> {
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press('Tab');
    const now = await page.evaluate(() => {
      const { activeElement: at } = document;
      const label = at instanceof HTMLInputElement || at instanceof HTMLSelectElement ? at.labels?.[0] : null;
      return (at?.getAttribute('aria-label') ?? label?.textContent ?? at?.textContent ?? '').trim();
    });
    if (name.test(now)) return;
  }
  throw new Error(`Tab does not come to ${name}`);
}
