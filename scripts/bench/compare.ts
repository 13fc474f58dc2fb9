import { setTimeout as wait } from 'node:timers/promises';
import { startFlow, type UserFlow } from 'lighthouse';
import type { Page } from 'puppeteer-core';
import { type Figures, locate, type Part, tapAt } from './phone.ts';

/** The name and the path of the hand-written page, `floor.html`. */
export const floor = 'floor page';
export const floorPath = '/floor';
/** Milliseconds that an interaction and all that follows from it may take. */
const settleMs = 3000;
/** CSS pixels per second. */
const scrollSpeed = 5000;

/** Lighthouse's audits by the name of their figure. */
const loadAudits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};
const config = {
  extends: 'lighthouse:default',
  settings: {
    throttlingMethod: 'devtools' as const,
    onlyAudits: [...Object.values(loadAudits), 'long-tasks', 'interaction-to-next-paint', 'resource-summary'],
  },
};

type Report = Awaited<ReturnType<UserFlow['createFlowResult']>>['steps'][number]['lhr'];

interface Step {
  readonly name: string;
  /** Returns further figures, or nothing. */
  readonly act: (page: Page) => Promise<Figures>;
}

const tap = (selector: string, text?: string) => async (page: Page) => {
  await tapAt(page, await locate(page, selector, text));
  return {};
};

const journey: readonly Step[] = [
  { name: 'fast scroll', act: scrollToEnd },
  { name: 'open Filters', act: tap('main button', 'Filters') },
  { name: 'tick a filter', act: tap('dialog[open] label span', 'Banquet Halls') },
  { name: 'apply filters', act: tap('dialog[open] button', 'Apply Filters') },
  {
    name: 'select an order',
    act: async (page) => {
      await page.focus('main select[name="sort"]');
      await page.keyboard.press('p');
      return {};
    },
  },
  { name: 'shortlist a venue', act: tap('main article button[aria-pressed]') },
  { name: 'open See Prices', act: tap('main article button', 'See Prices') },
];

/** Pages while they load, and each step of a journey on them: for every page a user flow of Lighthouse. */
export const flows: Part = {
  [floor]: measureFlow(floorPath),
  '/': measureFlow('/'),
  '/faridabad': measureFlow('/faridabad', journey),
  venue: measureFlow('/venues/hotelrajmahal', [{ name: 'open Call Back', act: tap('button', 'Call Back') }]),
  '/photos': measureFlow('/photos'),
  '/faridabadlp': measureFlow('/faridabadlp'),
};

function measureFlow(path: string, steps: readonly Step[] = []): Part[string] {
  return async (page, origin) => {
    const flow = await startFlow(page, { config });
    await flow.navigate(origin + path);
    const more: Figures[] = [];
    for (const { name, act } of steps) {
      await flow.startTimespan({ name });
      more.push(await act(page));
      await wait(settleMs);
      await flow.endTimespan();
    }
    const [load, ...spans] = (await flow.createFlowResult()).steps;
    if (!load) throw new Error(`Lighthouse gave no result for ${path}`);
    return Object.assign({}, loadFigures(load.lhr), ...spans.map(spanFigures), ...more);
  };
}

function loadFigures(report: Report): Figures {
  const names = Object.entries(loadAudits);
  const items = itemsOf<{ resourceType: string; transferSize: number }>(report, 'resource-summary');
  const kilobytes = items
    .filter(({ resourceType }) => ['total', 'document', 'script'].includes(resourceType))
    .map(({ resourceType, transferSize }) => [`KB, ${resourceType}`, transferSize / 1000]);
  return {
    ...Object.fromEntries(names.map(([name, audit]) => [name, numberOf(report, audit)])),
    'longest task': longestTask(report),
    ...Object.fromEntries(kilobytes),
  };
}

/** INP, or the longest task of a step without an interaction. */
function spanFigures({ name, lhr }: { name: string; lhr: Report }): Figures {
  const inp = numberOf(lhr, 'interaction-to-next-paint');
  return inp === undefined ? { [`longest task, ${name}`]: longestTask(lhr) } : { [`INP, ${name}`]: inp };
}

function numberOf(report: Report, audit: string): number | undefined {
  const { numericValue, errorMessage } = report.audits[audit] ?? {};
  if (errorMessage) throw new Error(`Lighthouse: ${audit}: ${errorMessage}`);
  return numericValue;
}

function itemsOf<Item>(report: Report, audit: string): readonly Item[] {
  const { details } = report.audits[audit] ?? {};
  return details?.type === 'table' ? (details.items as unknown as Item[]) : [];
}

const longestTask = (report: Report) =>
  Math.max(0, ...itemsOf<{ duration: number }>(report, 'long-tasks').map(({ duration }) => duration));

/** Returns the percentage of frames in which a card in view has no rendered heading. */
async function scrollToEnd(page: Page): Promise<Figures> {
  const seen = await page.evaluateHandle(() => {
    const seen = { frames: 0, blank: 0 };
    const isBlank = (card: Element) => {
      const { top, bottom } = card.getBoundingClientRect();
      if (bottom <= 0 || top >= innerHeight || bottom === top) return false;
      return !card.querySelector('h2, h3')?.checkVisibility({ contentVisibilityAuto: true });
    };
    const countFrame = () => {
      seen.frames++;
      if ([...document.querySelectorAll('main ul:has(> li article) > li')].some(isBlank)) seen.blank++;
      requestAnimationFrame(countFrame);
    };
    requestAnimationFrame(countFrame);
    return seen;
  });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const session = await page.createCDPSession();
  await session.send('Input.synthesizeScrollGesture', {
    x: 200,
    y: 400,
    yDistance: -height,
    speed: scrollSpeed,
  });
  const { frames, blank } = await seen.jsonValue();
  return { '% of frames with blank cards': (100 * blank) / frames };
}
