import { chromium, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../chromium.ts';

const slowdown = 4;
const repeats = 5;

interface Interaction {
  readonly name: string;
  readonly path: string;
  /** Pressed before there was any sign of a visitor. */
  readonly asleep?: boolean;
  readonly act: (page: Page) => Promise<void>;
}

const interactions: readonly Interaction[] = [
  {
    name: 'filter toggle',
    path: '/faridabad',
    act: (page) => page.getByRole('checkbox', { name: 'Banquet Halls' }).first().click(),
  },
  {
    name: 'typing in search',
    path: '/faridabad',
    act: (page) => page.getByRole('searchbox').first().press('r'),
  },
  {
    name: 'opening a dialog',
    path: '/',
    act: (page) => page.getByRole('button', { name: 'Request a Call Back' }).first().click(),
  },
  {
    name: 'opening a dialog with the first touch, the code still asleep',
    path: '/',
    asleep: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Request a Call Back' }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'page change',
    path: '/',
    act: (page) => page.getByRole('link', { name: 'Photos', exact: true }).first().click(),
  },
];

/** Milliseconds from input to the next paint (Event Timing), the processor slowed four times, median of five. */
export async function measureInteractions(origin: string): Promise<void> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromiumArgs,
  });
  console.log(`\nInteractions, processor slowed ${slowdown} times, median of ${repeats}`);
  try {
    for (const { name, path, asleep, act } of interactions) {
      const times: number[] = [];
      for (let run = 0; run < repeats; run++) {
        const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
        await page.goto(origin + path);
        if (!asleep) await wake(page);
        await page.waitForLoadState('networkidle');
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
        times.push(await timeOf(page, () => act(page)));
        await page.close();
      }
      const sorted = times.sort((a, b) => a - b);
      console.log(`  ${name}: ${sorted[Math.floor(repeats / 2)]} ms (${sorted.join(', ')})`);
    }
  } finally {
    await browser.close();
  }
}

/** A page's code waits for a sign of somebody; what lies below the first screen is laid out after it. */
async function wake(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.waitForSelector('html[data-ready][data-drawn]', { state: 'attached' });
}

/** The longest event of one action, from input to the paint that follows it. */
async function timeOf(page: Page, action: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const longest = { duration: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) longest.duration = Math.max(longest.duration, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await action();
  await page.waitForLoadState('networkidle');
  // Two frames: the paint, and the observer's turn after it.
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          setTimeout(
            () => resolve((window as unknown as { longest: { duration: number } }).longest.duration),
            200,
          ),
        );
      }),
  );
}
