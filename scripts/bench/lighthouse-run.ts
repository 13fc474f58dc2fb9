import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumArgs, findChromium } from '../chromium.ts';
import { workBlocked } from './work-blocked.ts';

export interface PageFigures {
  /** Milliseconds, but for CLS. */
  readonly fcp: number;
  readonly lcp: number;
  readonly speedIndex: number;
  readonly tbt: number;
  /** The same of the page's own work alone; see `workBlocked`. */
  readonly ownTbt: number;
  readonly cls: number;
  /** 0 to 100. */
  readonly scores: {
    readonly performance: number;
    readonly accessibility: number;
    readonly bestPractices: number;
    readonly seo: number;
  };
  /** Bytes over the wire by kind of file. */
  readonly bytes: Readonly<Record<string, number>>;
  readonly requests: number;
  /** Audits that cost points. */
  readonly failures: readonly string[];
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

interface Run {
  readonly result: Result;
  readonly ownTbt: number;
}

/** Lighthouse with its mobile defaults, so many times; each figure is the median. */
export async function measurePage(url: string, runs: number): Promise<PageFigures> {
  const all: Run[] = [];
  for (let run = 0; run < runs; run++) all.push(await runAgainOnce(url));
  const results = all.map(({ result }) => result);
  const metric = (id: string) =>
    median(results.map((result) => result.audits[id]?.numericValue ?? Number.NaN));
  const score = (id: string) =>
    Math.round(100 * median(results.map((result) => result.categories[id]?.score ?? 0)));
  const requests = networkRequests(results[0]);
  return {
    fcp: Math.round(metric('first-contentful-paint')),
    lcp: Math.round(metric('largest-contentful-paint')),
    speedIndex: Math.round(metric('speed-index')),
    tbt: Math.round(metric('total-blocking-time')),
    ownTbt: Math.round(median(all.map(({ ownTbt }) => ownTbt))),
    cls: Number(metric('cumulative-layout-shift').toFixed(4)),
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
    },
    bytes: bytesByType(requests),
    requests: requests.length,
    failures: failedAudits(results[0]),
  };
}

/** Lighthouse now and then loses the browser's record and says itself to run it again: one such run must not end them all. */
async function runAgainOnce(url: string): Promise<Run> {
  try {
    return await runOnce(url);
  } catch (error) {
    console.warn(`  ${url} is run once more: ${error instanceof Error ? error.message : error}`);
    return runOnce(url);
  }
}

async function runOnce(url: string): Promise<Run> {
  const chromePath = findChromium();
  const chrome = await launch({
    ...(chromePath ? { chromePath } : {}),
    chromeFlags: ['--headless=new', ...chromiumArgs],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    if (result.lhr.runtimeError) throw new Error(`Lighthouse: ${result.lhr.runtimeError.message}`);
    return { result: result.lhr, ownTbt: workBlocked(result.artifacts.Trace.traceEvents) };
  } finally {
    chrome.kill();
  }
}

interface NetworkRequest {
  readonly resourceType?: string;
  readonly transferSize: number;
}

function networkRequests(result: Result | undefined): readonly NetworkRequest[] {
  const details = result?.audits['network-requests']?.details;
  return details?.type === 'table' ? (details.items as unknown as NetworkRequest[]) : [];
}

function bytesByType(requests: readonly NetworkRequest[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { resourceType = 'Other', transferSize } of requests) {
    sums[resourceType] = (sums[resourceType] ?? 0) + transferSize;
  }
  return { ...sums, total: Object.values(sums).reduce((sum, size) => sum + size, 0) };
}

function failedAudits(result: Result | undefined): string[] {
  const categories = Object.values(result?.categories ?? {});
  return categories.flatMap((category) =>
    category.auditRefs
      .filter((ref) => ref.weight > 0 && (result?.audits[ref.id]?.score ?? 1) < 0.9)
      .map((ref) => `${category.id}: ${result?.audits[ref.id]?.title}`),
  );
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
