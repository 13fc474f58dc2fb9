import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../chromium.ts';

const slowdown = 4;
const repeats = 5;
/** Milliseconds between pointing at something and pressing it. */
const rest = 500;
/** Milliseconds between a button's going down and its coming up. */
const hold = 100;

interface Interaction {
  readonly name: string;
  readonly path: string;
  /** Pointed at, and left to rest, before it is pressed. */
  readonly target: (page: Page) => Locator;
  /** A key for the focused target; else it is clicked. */
  readonly key?: string;
  /** Its words change, or come, with what was asked for. */
  readonly asked?: string;
}

const interactions: readonly Interaction[] = [
  {
    name: 'filter toggle',
    path: '/faridabad',
    target: (page) => page.getByRole('checkbox', { name: 'Banquet Halls' }).first(),
    asked: 'main h1',
  },
  {
    name: 'typing in search',
    path: '/faridabad',
    target: (page) => page.getByRole('searchbox').first(),
    key: 'r',
  },
  {
    name: 'opening a dialog',
    path: '/',
    target: (page) => page.getByRole('button', { name: 'Request a Call Back' }).first(),
    asked: 'dialog[open]',
  },
  {
    name: 'page change to a listing',
    path: '/',
    target: (page) => page.getByRole('link', { name: 'Venues', exact: true }).first(),
    asked: 'main h1',
  },
  {
    name: 'page change to the pictures',
    path: '/',
    target: (page) => page.getByRole('link', { name: 'Photos', exact: true }).first(),
    asked: 'main h1',
  },
];

/**
 * Milliseconds from input to the next paint (Event Timing), and to the paint that shows what was asked for; the processor
 * slowed four times, median of five.
 */
export async function measureInteractions(origin: string): Promise<void> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    // Larger than the page: of a frame whose change lies outside the window no paint is told.
    args: [...chromiumArgs, '--window-size=1600,1200'],
  });
  console.log(`\nInteractions, processor slowed ${slowdown} times, median of ${repeats}`);
  try {
    for (const { name, path, target, key, asked } of interactions) {
      const times: number[] = [];
      const painted: number[] = [];
      for (let run = 0; run < repeats; run++) {
        const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
        await page.goto(origin + path);
        await wake(page);
        await page.waitForLoadState('networkidle');
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
        const place = target(page);
        if (key) await place.click();
        else await place.hover();
        await page.waitForTimeout(rest);
        const seen = asked && paintOf(page, asked, 'pointerup');
        times.push(await timeOf(page, () => (key ? page.keyboard.press(key) : press(page))));
        if (seen) painted.push(await seen);
        await page.close();
      }
      print(name, times);
      if (asked) print('  until what was asked for is painted', painted);
    }
    const first: number[] = [];
    for (let run = 0; run < repeats; run++) first.push(await firstPress(browser, origin));
    print('the first press, which takes the page over, until its dialog is painted', first);
  } finally {
    await browser.close();
  }
}

/** Presses where the pointer rests, for as long as hands do. `click()` would look what lies there, within what is measured. */
async function press(page: Page): Promise<void> {
  await page.mouse.down();
  await page.waitForTimeout(hold);
  await page.mouse.up();
}

function print(name: string, times: number[]): void {
  const sorted = times.sort((a, b) => a - b);
  console.log(`  ${name}: ${sorted[Math.floor(repeats / 2)]} ms (${sorted.join(', ')})`);
}

/** A press before any other sign of a visitor: the code has come, and nothing of it has run. */
async function firstPress(browser: Browser, origin: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, hasTouch: true });
  await page.goto(origin);
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const painted = paintOf(page, 'dialog[open]', 'pointerdown');
  await page.getByRole('button', { name: 'Call Back', exact: true }).tap();
  const time = await painted;
  await page.close();
  return time;
}

/** Milliseconds from the next such event until a frame has shown the first element found with other words than before, or come. */
function paintOf(page: Page, selector: string, event: string): Promise<number> {
  return page.evaluate(
    ([selector, event]) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`Nothing new at ${selector} within 10 s`)), 10_000);
        let pressed = Number.POSITIVE_INFINITY;
        document.addEventListener(
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

/** A page's code waits for a sign of somebody; what lies below the first screen is laid out after it. */
async function wake(page: Page): Promise<void> {
  // The first place of a mouse is where it rested: the second is a move.
  for (const place of [1, 2]) await page.mouse.move(place, place);
  await page.waitForSelector('html[data-ready][data-drawn]', { state: 'attached' });
}

/** The longest event of one action, from input to the paint that follows it; 16 ms at least, since no shorter one is told. */
async function timeOf(page: Page, action: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const longest = { duration: 16 };
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
