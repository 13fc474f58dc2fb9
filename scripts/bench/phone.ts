import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type Page, TimeoutError } from 'puppeteer-core';

/** Lighthouse's mobile defaults: a mid-range phone on slow 4G. */
const viewport = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const cpuSlowdown = 4;
const bytesPerKbit = 1000 / 8;
const network = { download: 1600 * bytesPerKbit, upload: 750 * bytesPerKbit, latency: 150 };

/** Milliseconds between touching the screen and lifting the finger. */
const touchMs = 60;
/** Milliseconds after which an input counts as lost. */
const lostMs = 15_000;

/** Values by name: in milliseconds, where the name has no other unit. `Infinity` is an input without a result. */
export type Figures = Readonly<Record<string, number>>;
/** Measurements by name. Each gets an empty page. */
export type Part = Readonly<Record<string, (page: Page, origin: string) => Promise<Figures>>>;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** An empty page with its own cache and storage. */
export async function withPage<Result>(
  browser: Browser,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    // tsx wraps functions that are sent to the page in calls of `__name`.
    await page.evaluateOnNewDocument('globalThis.__name = (value) => value');
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Opens a URL as a first visit on the phone; returns the time of the first contentful paint in milliseconds since the epoch. */
export async function visit(page: Page, url: string): Promise<number> {
  // Requests made by a service worker would escape the throttling.
  await page.setBypassServiceWorker(true);
  await page.setViewport(viewport);
  await page.emulateNetworkConditions(network);
  await page.emulateCPUThrottling(cpuSlowdown);
  await page.evaluate((to) => location.assign(to), url);
  const paint = await page.waitForFunction(() => {
    const [entry] = performance.getEntriesByName('first-contentful-paint');
    return entry && performance.timeOrigin + entry.startTime;
  });
  return Number(await paint.jsonValue());
}

/**
 * The center of the first visible element with this text, once there is one, in CSS pixels; it is scrolled into view if it
 * is outside the viewport or covered.
 */
export async function locate(page: Page, selector: string, text = ''): Promise<Point> {
  const found = await page.waitForFunction(
    (selector, text) => {
      const target = [...document.querySelectorAll(selector)].find(
        (element) => element.checkVisibility() && (!text || element.textContent?.trim() === text),
      );
      const center = (element: Element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      if (!target) return undefined;
      const { x, y } = center(target);
      if (!target.contains(document.elementFromPoint(x, y)))
        target.scrollIntoView({ block: 'center', behavior: 'instant' });
      return center(target);
    },
    {},
    selector,
    text,
  );
  return (await found.jsonValue()) as Point;
}

/** Taps with touch events of the browser process, which do not wait for the page; returns when the finger was lifted. */
export async function tapAt(page: Page, point: Point): Promise<number> {
  const session = await page.createCDPSession();
  const start = session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await wait(touchMs);
  const lifted = Date.now();
  await Promise.all([start, session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })]);
  return lifted;
}

/**
 * Milliseconds from the time that `act` returns to the frame that shows its result, a condition in JavaScript; `Infinity`
 * if it does not come.
 */
export async function timeToResult(page: Page, act: () => Promise<number>, result: string): Promise<number> {
  const frame =
    'new Promise((done) => requestAnimationFrame(() => done(performance.timeOrigin + performance.now())))';
  const shown = page
    .waitForFunction(`(${result}) && ${frame}`, { timeout: lostMs })
    .catch((error: unknown) => {
      if (error instanceof TimeoutError) return undefined;
      throw error;
    });
  const [started, handle] = await Promise.all([act(), shown]);
  return handle ? Number(await handle.jsonValue()) - started : Number.POSITIVE_INFINITY;
}
