import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Until the worker answers for this page, and has kept it. */
export async function workerInControl(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const kept = await caches.match(location.pathname);
        return kept !== undefined && navigator.serviceWorker.controller !== null;
      }),
    )
    .toBe(true);
}
