import { type Browser, type CDPSession, errors, type Locator, type Page } from '@playwright/test';

/** A mid-range phone on slow 4G, as Lighthouse's mobile defaults describe them. */
const cpuSlowdown = 4;
const kbitPerSecond = 1000 / 8;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1600 * kbitPerSecond,
  uploadThroughput: 750 * kbitPerSecond,
};
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const desktop = { viewport: { width: 1280, height: 800 } };

/** Milliseconds between touching the screen and lifting the finger. */
const touchMs = 60;
/** Milliseconds after which an input counts as lost. */
const lostMs = 15_000;
const tapKey = 'bench-tap';

export interface ThrottledPage {
  readonly page: Page;
  readonly session: CDPSession;
  /** Milliseconds since the epoch. */
  readonly firstPaint: number;
}

interface VisitOptions {
  readonly screen?: 'phone' | 'desktop';
  readonly throttled?: boolean;
  /** Called before the page is requested. */
  readonly onSession?: (session: CDPSession) => Promise<void>;
}

/** Opens a page as a first visit, calls back at its first contentful paint and closes the page. */
export async function withPage<Result>(
  browser: Browser,
  url: string,
  callback: (visit: ThrottledPage) => Promise<Result>,
  { screen = 'phone', throttled = true, onSession }: VisitOptions = {},
): Promise<Result> {
  // Requests made by a service worker would escape the throttling.
  const context = await browser.newContext({
    ...(screen === 'phone' ? phone : desktop),
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (throttled) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', network);
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    }
    await onSession?.(session);
    // tsx wraps functions that are sent to the page in calls of `__name`.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript((key) => {
      addEventListener(
        'pointerup',
        ({ timeStamp }) => sessionStorage.setItem(key, String(performance.timeOrigin + timeStamp)),
        { capture: true },
      );
    }, tapKey);
    await page.goto(url, { waitUntil: 'commit' });
    const paint = await page.waitForFunction(() => {
      const [entry] = performance.getEntriesByName('first-contentful-paint');
      return entry && performance.timeOrigin + entry.startTime;
    });
    return await callback({ page, session, firstPaint: Number(await paint.jsonValue()) });
  } finally {
    await context.close();
  }
}

/** Waits until so many seconds after the first paint. */
export async function waitUntil({ firstPaint }: ThrottledPage, seconds: number): Promise<void> {
  await wait(firstPaint + seconds * 1000 - Date.now());
}

export async function wait(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}

/** The center of an element in CSS pixels, after scrolling there if a fixed bar covers it or it is outside the viewport. */
export async function centerOf(target: Locator): Promise<{ x: number; y: number }> {
  return target.evaluate((element) => {
    const center = () => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const { x, y } = center();
    if (!element.contains(document.elementFromPoint(x, y)))
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return center();
  });
}

/** Taps with touch events of the browser process, which do not wait for the page. */
export async function tapAt({ session }: ThrottledPage, point: { x: number; y: number }): Promise<void> {
  const start = session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await wait(touchMs);
  await Promise.all([start, session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })]);
}

export interface Expected {
  /** Each must match an element that is visible in the viewport. */
  readonly selectors: readonly string[];
  readonly path?: string;
}

/** Milliseconds from lifting the finger to the frame that shows what is expected; `Infinity` if that does not come. */
export async function timeToResult(
  { page }: ThrottledPage,
  tap: () => Promise<void>,
  ...expected: readonly Expected[]
): Promise<number[]> {
  await page.evaluate((key) => sessionStorage.removeItem(key), tapKey);
  const times = expected.map(async ({ selectors, path }) => {
    try {
      const shown = await page.waitForFunction(
        ({ selectors, path, key }): number | Promise<number> => {
          const tapped = Number(sessionStorage.getItem(key));
          if (!tapped || (path && path !== location.pathname)) return 0;
          const visible = (element: Element) => {
            const { top, bottom, width } = element.getBoundingClientRect();
            const inView = width > 0 && bottom > top && bottom > 0 && top < innerHeight;
            return inView && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
          };
          const all = selectors.every((selector) => [...document.querySelectorAll(selector)].some(visible));
          if (!all) return 0;
          return new Promise<number>((resolve) => {
            requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now() - tapped));
          });
        },
        { selectors, path, key: tapKey },
        { timeout: lostMs },
      );
      return Number(await shown.jsonValue());
    } catch (error) {
      if (error instanceof errors.TimeoutError) return Number.POSITIVE_INFINITY;
      throw error;
    }
  });
  const [results] = await Promise.all([Promise.all(times), tap()]);
  return results;
}
