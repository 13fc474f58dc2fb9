import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Waits until the service worker controls this page and has cached it. */
export async function untilWorkerControls(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const cached = await caches.match(location.pathname);
        return cached !== undefined && navigator.serviceWorker.controller !== null;
      }),
    )
    .toBe(true);
}
