import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startFlow, type UserFlow } from 'lighthouse';
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { hostOf } from '../../tests/e2e/support/built-site.ts';
import { listen } from '../../tests/listen.ts';
import { chromiumArgs } from '../chromium.ts';
import { ensureChromium } from '../install-test-tools.ts';

/** Milliseconds between touching the screen and lifting the finger. */
const touchMs = 60;
const defaultSettleMs = 3000;

/** Values by name: in milliseconds, where the name has no other unit. */
export type Figures = Readonly<Record<string, number>>;

/** An act on a page, and all that follows from it. */
export interface Step {
  readonly name: string;
  /** A selector of Puppeteer; the act receives its first element. */
  readonly target: string;
  /** May return further figures. */
  readonly act: (element: ElementHandle, page: Page) => Promise<unknown>;
  /** How long that may take. */
  readonly settleMs?: number;
}

export const tap = (name: string, target: string): Step => ({
  name,
  target,
  async act(element, page) {
    await element.touchStart();
    await wait(touchMs);
    await page.touchscreen.touchEnd();
  },
});

/** Key by key, in place of the text that is there. */
export const type = (name: string, target: string, text: string, settleMs = defaultSettleMs): Step => ({
  name,
  target,
  async act(element) {
    await element.evaluate((field) => field instanceof HTMLInputElement && field.select());
    await element.type(text);
  },
  settleMs,
});

/** On a listing. */
export const filterSteps: readonly Step[] = [
  tap('open Filters', 'main button::-p-text(Filters)'),
  tap('tick a filter', 'dialog[open] label::-p-text(Banquet Halls)'),
  tap('apply filters', 'dialog[open] button::-p-text(Apply Filters)'),
  type('select an order', 'main select[name="sort"]', 'p'),
];

/** A build, with its figures that need no browser. */
export interface Build {
  readonly label: string;
  /** Beside the `vercel.json` whose headers allow its inline script. */
  readonly folder: string;
  readonly figures?: Figures;
}

/** Lighthouse's audits by the name of their figure. */
const loadAudits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};
const stepAudits = { INP: 'interaction-to-next-paint' };
const [tasks, resources] = ['long-tasks', 'resource-summary'] as const;
const onlyAudits = [...Object.values({ ...loadAudits, ...stepAudits }), tasks, resources];
const config = {
  extends: 'lighthouse:default',
  settings: { throttlingMethod: 'devtools' as const, onlyAudits },
};
const measuredResources = ['total', 'document', 'script'];

type Report = Awaited<ReturnType<UserFlow['createFlowResult']>>['steps'][number]['lhr'];

/** A row of Lighthouse's tables of tasks and of resources. */
type Row = Readonly<Record<'duration' | 'transferSize', number> & { resourceType: string }>;

/** The figures of a page's load, or of a step, whose name is put before theirs. */
function figuresOf({ audits }: Report, step = ''): Figures {
  const figures: Record<string, number> = {};
  for (const [name, audit] of Object.entries(step ? stepAudits : loadAudits)) {
    const { numericValue, errorMessage } = audits[audit] ?? {};
    if (errorMessage) throw new Error(`Lighthouse: ${audit}: ${errorMessage}`);
    if (numericValue !== undefined) figures[step + name] = numericValue;
  }
  const rowsOf = (audit: string) => {
    const { details } = audits[audit] ?? {};
    return details?.type === 'table' ? (details.items as unknown as readonly Row[]) : [];
  };
  figures[`${step}longest task`] = Math.max(0, ...rowsOf(tasks).map(({ duration }) => duration));
  for (const { resourceType, transferSize } of rowsOf(resources))
    if (measuredResources.includes(resourceType) && transferSize > 0)
      figures[`${step}KB, ${resourceType}`] = transferSize / 1000;
  return figures;
}

/** The figures of a page while it loads, and of each step on it, in an empty browser on Lighthouse's phone. */
async function measure(browser: Browser, url: string, steps: readonly Step[]): Promise<Figures> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    // tsx wraps functions that are sent to the page in calls of it.
    await page.evaluateOnNewDocument('globalThis.__name = (value) => value');
    const flow = await startFlow(page, { config });
    await flow.navigate(url);
    const more: unknown[] = [];
    for (const { name, target, act, settleMs = defaultSettleMs } of steps) {
      const element = await page.waitForSelector(target, { visible: true });
      if (!element) throw new Error(`There is no ${target}`);
      await flow.startTimespan({ name });
      more.push(await act(element, page));
      await wait(settleMs);
      await flow.endTimespan();
    }
    const measured = (await flow.createFlowResult()).steps;
    const figures = measured.map(({ lhr, name }, step) => figuresOf(lhr, step > 0 ? `${name}: ` : ''));
    return Object.assign({}, ...figures, ...more);
  } finally {
    await context.close();
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const format = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 4 : 0 });

/**
 * Prints the medians of builds that are measured alternately, on pages by path, and their ratios to the first build. A failed
 * measurement is reported, and the others go on.
 */
export async function compareBuilds(
  builds: readonly Build[],
  pages: Readonly<Record<string, readonly Step[]>>,
  runs: number,
): Promise<void> {
  /** The values of each build, by figure. */
  const results = new Map<string, number[][]>();
  const add = (build: number, page: string, figures: Figures) => {
    for (const [figure, value] of Object.entries(figures)) {
      const row = results.get(`${page}${figure}`) ?? builds.map(() => []);
      row[build]?.push(value);
      results.set(`${page}${figure}`, row);
    }
  };
  const browser = await puppeteer.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  const servers = await Promise.all(
    builds.map(async ({ folder }) => {
      const host = await hostOf(folder, {}, join(folder, '../vercel.json'));
      return listen(host);
    }),
  );
  const machine = `${await browser.version()}, ${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)}`;
  for (let run = 1; run <= runs; run += 1) {
    for (const [path, steps] of Object.entries(pages)) {
      for (const [build, { label }] of builds.entries()) {
        console.error(`${new Date().toTimeString().slice(0, 8)} run ${run}, ${path}, ${label}`);
        await measure(browser, `${servers[build]?.url}${path}`, steps).then(
          (figures) => add(build, `\`${path}\`, `, figures),
          (error) => {
            process.exitCode = 1;
            console.error('  failed:', error);
          },
        );
      }
    }
  }
  await browser.close();
  for (const { close } of servers) await close();
  for (const [build, { figures = {} }] of builds.entries()) add(build, '', figures);

  console.log(`\n${new Date().toISOString().slice(0, 16)}Z, ${machine}. Medians of ${runs}, most in ms.\n`);
  const head = ['', ...builds.map(({ label }) => label)];
  const rows = [...results].map(([figure, values]) => {
    const medians = values.map(median);
    const ratios = medians.map((value, build) =>
      build ? ` (${(value / (medians[0] ?? 0)).toFixed(2)}×)` : '',
    );
    return [figure, ...medians.map((value, build) => format(value) + ratios[build])];
  });
  for (const row of [head, head.map(() => '---'), ...rows]) console.log(`| ${row.join(' | ')} |`);
}
