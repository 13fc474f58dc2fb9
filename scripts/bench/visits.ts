import { setTimeout as wait } from 'node:timers/promises';
import type { KeyInput, Page } from 'puppeteer-core';
import { floor, floorPath } from './flows.ts';
import { type Figures, locate, type Part, tapAt, timeToResult, visit } from './phone.ts';

/** Seconds between the first paint and the input. */
const delays = [0.3, 1, 3, 8];
/** Seconds before the input at which its target is located. */
const aimBefore = 0.3;
/** Milliseconds that a page gets to come to rest, and for which the result of an input must last. */
const settleMs = 2000;

interface Input {
  readonly path: string;
  /** Finds the target. The function that it returns gives the input, and the time of it. */
  readonly aim: (page: Page) => Promise<() => Promise<number>>;
  /** A condition in JavaScript. */
  readonly result: string;
}

const tap = (selector: string, text?: string) => async (page: Page) => {
  const place = await locate(page, selector, text);
  return () => tapAt(page, place);
};

const type = (selector: string, keys: string) => async (page: Page) => {
  await page.waitForSelector(selector);
  await page.focus(selector);
  return async () => {
    let pressed = 0;
    for (const key of keys) {
      pressed = Date.now();
      await page.keyboard.press(key as KeyInput);
    }
    return pressed;
  };
};

const dialog = 'document.querySelector("dialog[open]:focus-within")';
const listingAt = (path: string) =>
  `location.pathname === "${path}" && document.querySelector("main article")`;

/** Taps that open something, until it is shown and has the focus. */
export const taps: Part = atEachDelay({
  [`${floor}, Call Back`]: { path: floorPath, aim: tap('button', 'Call Back'), result: dialog },
  '/, Call Back': { path: '/', aim: tap('button', 'Call Back'), result: dialog },
  '/, Faridabad': { path: '/', aim: tap('main a[href="/faridabad"]'), result: listingAt('/faridabad') },
  '/faridabad, Filters': { path: '/faridabad', aim: tap('main button', 'Filters'), result: dialog },
  'venue, See Prices': {
    path: '/venues/hotelrajmahal',
    aim: tap('main button', 'See Prices'),
    result: dialog,
  },
});

/** Keys, from the last one to their result. */
export const inputs: Part = atEachDelay({
  'search for “raj”': {
    path: '/faridabad',
    aim: type('main input[type="search"]', 'raj'),
    result: 'location.search === "?q=raj" && document.querySelectorAll("main article").length < 9',
  },
  'order by price': {
    path: '/faridabad',
    aim: type('main select[name="sort"]', 'p'),
    result: 'location.search === "?sort=price"',
  },
  'city on /': { path: '/', aim: type('main select', 'n'), result: listingAt('/noida') },
});

function atEachDelay(all: Readonly<Record<string, Input>>): Part {
  const measure =
    ({ path, aim, result }: Input, delay: number) =>
    async (page: Page, origin: string): Promise<Figures> => {
      const painted = await visit(page, origin + path);
      const until = (seconds: number) => wait(Math.max(0, painted + seconds * 1000 - Date.now()));
      await until(delay - aimBefore);
      const act = await aim(page);
      await until(delay);
      const ms = await timeToResult(page, act, result);
      await wait(settleMs);
      return { result: (await page.evaluate(`Boolean(${result})`)) ? ms : Number.POSITIVE_INFINITY };
    };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, input]) =>
      delays.map((delay) => [`${name} at +${delay} s`, measure(input, delay)]),
    ),
  );
}

/** A step back from a venue to a part of a listing that was never scrolled past. */
export const back: Part = { middle: measureBack(0.5), end: measureBack(0.9) };

function measureBack(part: number): Part[string] {
  return async (page, origin) => {
    await visit(page, `${origin}/faridabad`);
    await wait(4 * settleMs);
    await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), part);
    await wait(settleMs);
    const card = await page.evaluate(() => {
      const links = [...document.querySelectorAll('main article :is(h2, h3) a')];
      const middle = (link: Element) => Math.abs(link.getBoundingClientRect().top - innerHeight / 2);
      const [nearest] = links.toSorted((a, b) => middle(a) - middle(b));
      return nearest?.getAttribute('href') ?? '';
    });
    const link = `main article :is(h2, h3) a[href="${card}"]`;
    const top = `document.querySelector('${link}')?.getBoundingClientRect().top`;
    const place = await locate(page, link);
    const before = Number(await page.evaluate(top));
    const opened = await timeToResult(page, () => tapAt(page, place), `location.pathname === "${card}"`);
    if (opened === Number.POSITIVE_INFINITY) throw new Error(`A tap on ${card} does not open it`);
    await wait(settleMs);
    const goBack = async () => {
      const started = Date.now();
      await page.evaluate(() => history.back());
      return started;
    };
    const painted = await timeToResult(page, goBack, `${top} > 0 && ${top} < innerHeight`);
    await wait(settleMs);
    return { painted, 'px off': Math.abs(Number(await page.evaluate(top)) - before) };
  };
}
