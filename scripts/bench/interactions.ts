import type { Browser, Locator, Page } from '@playwright/test';
import { launchBrowser, paintOf, printTimes, repeats, slow, slowdown, wake } from './slowed.ts';

const phone = { viewport: { width: 412, height: 823 }, hasTouch: true };
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

const visits = [
  ['the first press, which takes the page over, until its dialog is painted', firstPress],
  ['the first scroll of a listing, which takes it over: its longest task', firstScroll],
  ['a step back to the middle of a listing, until it is painted', stepBack],
] as const;

/**
 * Milliseconds from input to the next paint (Event Timing), and to the paint that shows what was asked for; the processor
 * slowed four times, median of five.
 */
export async function measureInteractions(origin: string): Promise<void> {
  const browser = await launchBrowser();
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
        await slow(page);
        const place = target(page);
        if (key) await place.click();
        else await place.hover();
        await page.waitForTimeout(rest);
        const seen = asked && paintOf(page, asked, 'pointerup');
        times.push(await timeOf(page, () => (key ? page.keyboard.press(key) : press(page))));
        if (seen) painted.push(await seen);
        await page.close();
      }
      printTimes(name, times);
      if (asked) printTimes('  until what was asked for is painted', painted);
    }
    for (const [name, measure] of visits) {
      const times: number[] = [];
      for (let run = 0; run < repeats; run++) times.push(await measure(browser, origin));
      printTimes(name, times);
    }
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

/** A press before any other sign of a visitor: the code has come, and nothing of it has run. */
async function firstPress(browser: Browser, origin: string): Promise<number> {
  const page = await browser.newPage(phone);
  await page.goto(origin);
  await page.waitForLoadState('networkidle');
  await slow(page);
  const painted = paintOf(page, 'dialog[open]', 'pointerdown');
  await page.getByRole('button', { name: 'Call Back', exact: true }).tap();
  const time = await painted;
  await page.close();
  return time;
}

/** Milliseconds of the longest task while somebody begins to read a list, two screens in a second and a half, and after that. */
async function firstScroll(browser: Browser, origin: string): Promise<number> {
  const page = await browser.newPage(phone);
  await page.goto(`${origin}/faridabad`);
  await page.waitForLoadState('networkidle');
  await slow(page);
  await page.evaluate(() => {
    const longest = { duration: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.duration = Math.max(longest.duration, duration);
    }).observe({ type: 'longtask' });
  });
  await page.mouse.move(200, 400);
  for (let turn = 0; turn < 24; turn++) {
    await page.mouse.wheel(0, 60);
    await page.waitForTimeout(50);
  }
  // Until every card is whole, and nothing is left to do.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main article')].every((card) => card.querySelector('button')),
  );
  const longest = await page.evaluate(
    () => (window as unknown as { longest: { duration: number } }).longest.duration,
  );
  await page.close();
  return Math.round(longest);
}

async function stepBack(browser: Browser, origin: string): Promise<number> {
  const page = await browser.newPage(phone);
  await page.goto(`${origin}/faridabad`);
  await wake(page);
  await page.waitForLoadState('networkidle');
  const card = page.getByRole('main').getByRole('article').nth(8);
  await card.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  const name = card.getByRole('heading').getByRole('link');
  const venue = (await name.textContent()) ?? '';
  await name.click();
  await page.getByRole('heading', { level: 1, name: venue }).waitFor();
  await page.waitForLoadState('networkidle');
  await slow(page);
  const painted = paintOf(page, 'main h1', 'popstate');
  await page.evaluate(() => window.history.back());
  const time = await painted;
  await page.close();
  return time;
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
