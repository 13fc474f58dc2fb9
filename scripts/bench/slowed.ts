import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../chromium.ts';

/** How many times slower the processor of a measured page is made. */
export const slowdown = 4;
export const repeats = 5;

export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    // Larger than the page: of a frame whose change lies outside the window no paint is told.
    args: [...chromiumArgs, '--window-size=1600,1200'],
  });
}

export async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** A page's code waits for a sign of somebody; what lies below the first screen is laid out after it. */
export async function wake(page: Page): Promise<void> {
  // The first place of a mouse is where it rested: the second is a move.
  for (const place of [1, 2]) await page.mouse.move(place, place);
  await page.waitForSelector('html[data-ready][data-drawn]', { state: 'attached' });
}

/** Milliseconds from the next such event until a frame has shown the first element found with other words than before, or come. */
export function paintOf(page: Page, selector: string, event: string): Promise<number> {
  return page.evaluate(
    ([selector, event]) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`Nothing new at ${selector} within 10 s`)), 10_000);
        let pressed = Number.POSITIVE_INFINITY;
        window.addEventListener(
          event,
          ({ timeStamp }) => {
            pressed = timeStamp;
          },
          { capture: true, once: true },
        );
        const before = document.querySelector(selector)?.textContent;
        const watch = new MutationObserver(() => {
          const now = document.querySelector(selector)?.textContent;
          if (now === undefined || now === before || pressed === Number.POSITIVE_INFINITY) return;
          watch.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(Math.round(performance.now() - pressed))));
        });
        watch.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      }),
    [selector, event] as const,
  );
}

/** The median of some milliseconds, and each. */
export function printTimes(name: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  console.log(`  ${name}: ${sorted[Math.floor(sorted.length / 2)]} ms (${sorted.join(', ')})`);
}
