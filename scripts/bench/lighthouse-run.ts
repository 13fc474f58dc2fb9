import { launch } from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';
import { chromiumArgs, findChromium } from '../chromium.ts';
import { benchPaths, type Figure, floorName, floorPath, type Part } from './figures.ts';

/** Lighthouse with its mobile defaults, the throttling applied by the browser. */
export const lighthousePart: Part = {
  name: 'lighthouse',
  title: 'Lighthouse, applied throttling, multiples of the floor page',
  measurements: [
    {
      name: floorName,
      measure: async ({ origin }) => {
        const figures = await measureApplied(origin + floorPath);
        return figures.map(({ name, value, unit }) => ({ name, value, unit }));
      },
    },
    ...benchPaths.map((path) => ({
      name: path,
      measure: ({ origin }: { origin: string }) => measureApplied(origin + path),
    })),
  ],
};

/** Scores that do not depend on throttling, and the performance score of Lighthouse's simulation for information. */
export const scoresPart: Part = {
  name: 'lighthouse',
  title: 'Lighthouse, simulated throttling (for information), one run',
  once: true,
  measurements: benchPaths.map((path) => ({
    name: path,
    measure: ({ origin }) => measureScores(origin + path),
  })),
};

const metricIds = new Set([
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
]);

async function measureApplied(url: string): Promise<Figure[]> {
  const result = await runWithRetry(url, {
    throttlingMethod: 'devtools',
    onlyCategories: ['performance'],
  });
  const metric = (id: string) => result.audits[id]?.numericValue ?? Number.NaN;
  return [
    {
      name: 'FCP',
      value: metric('first-contentful-paint'),
      unit: 'ms',
      target: '1.25×',
      ratioTo: `${floorName}: FCP`,
    },
    {
      name: 'LCP',
      value: metric('largest-contentful-paint'),
      unit: 'ms',
      target: '1.35×',
      ratioTo: `${floorName}: LCP`,
    },
    { name: 'TBT', value: metric('total-blocking-time'), unit: 'ms', target: '400 ms' },
    { name: 'CLS', value: metric('cumulative-layout-shift'), unit: 'shift', target: '0.01' },
    { name: 'performance', value: scoreOf(result, 'performance'), unit: 'score' },
  ];
}

async function measureScores(url: string): Promise<Figure[]> {
  const result = await runWithRetry(url, {});
  const failed = Object.values(result.categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ id, auditRefs }) =>
      auditRefs
        .filter((audit) => audit.weight > 0 && (result.audits[audit.id]?.score ?? 1) < 1)
        .map((audit) => `${id}: ${result.audits[audit.id]?.title}`),
    );
  for (const audit of failed) console.log(`  ${url}: ${audit}`);
  return [
    { name: 'accessibility', value: scoreOf(result, 'accessibility'), unit: 'score', target: '100' },
    { name: 'best practices', value: scoreOf(result, 'best-practices'), unit: 'score', target: '100' },
    { name: 'SEO', value: scoreOf(result, 'seo'), unit: 'score', target: '100' },
    { name: 'performance, simulated', value: scoreOf(result, 'performance'), unit: 'score' },
  ];
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function scoreOf(result: Result, category: string): number {
  return 100 * (result.categories[category]?.score ?? 0);
}

/** Lighthouse occasionally loses its trace and asks to be run again. */
async function runWithRetry(url: string, flags: Flags): Promise<Result> {
  try {
    return await run(url, flags);
  } catch (error) {
    console.warn(`  ${url} is run again: ${error instanceof Error ? error.message : error}`);
    return run(url, flags);
  }
}

async function run(url: string, flags: Flags): Promise<Result> {
  const chromePath = findChromium();
  const chrome = await launch({
    ...(chromePath ? { chromePath } : {}),
    chromeFlags: ['--headless=new', ...chromiumArgs],
  });
  try {
    const result = await lighthouse(url, { ...flags, port: chrome.port, logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const failed = Object.values(result.lhr.audits).find(
      ({ id, scoreDisplayMode }) => scoreDisplayMode === 'error' && metricIds.has(id),
    );
    if (failed) throw new Error(`Lighthouse: ${failed.id}: ${failed.errorMessage}`);
    if (result.lhr.runtimeError) throw new Error(`Lighthouse: ${result.lhr.runtimeError.message}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}
