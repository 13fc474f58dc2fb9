import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { canonicalPaths } from '../../src/routes/pages.ts';
import { readHostConfig } from '../host/routing.ts';
import { createHost } from '../host/serve.ts';
import { measureInteractions } from './interactions.ts';
import { measurePage, type PageFigures } from './lighthouse-run.ts';

const root = join(import.meta.dirname, '../..');
const copy = join(root, '.cache/bench-pages');
const runs = Number(process.env.BENCH_RUNS ?? 5);
const pages = ['/', '/faridabad', '/venues/hotelrajmahal', '/photos', '/faridabadlp'];

/** Lighthouse (mobile) on five pages and on the floor, a page written by hand, in one run; then slowed interactions. `BENCH_ROUTES=all` looks at every other route too. */
async function benchPages(): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  await cp(join(root, 'dist'), copy, { recursive: true });
  await writeFile(join(copy, 'floor.html'), await floorPage());
  const server = await createHost({
    folder: copy,
    config: await readHostConfig(join(root, 'vercel.json')),
    functions: {},
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    const floor = await measurePage(`${origin}/floor`, runs);
    print('the floor', floor);
    for (const path of pages) print(path, await measurePage(origin + path, runs), floor);
    if (process.env.BENCH_ROUTES === 'all') await measureOthers(origin);
    await measureInteractions(origin);
  } finally {
    server.close();
  }
}

/** The four scores of every other route, from one run each; what is not full there is told by as many runs as the pages have. */
async function measureOthers(origin: string): Promise<void> {
  const others = canonicalPaths().filter((path) => !pages.includes(path));
  console.log(`\nThe other ${others.length} routes, one run each`);
  for (const path of others) {
    const once = await measurePage(origin + path, 1);
    console.log(`  ${path}: ${inShort(once)}`);
    if (!shortOf(once)) continue;
    const page = await measurePage(origin + path, runs);
    console.log(`    median of ${runs}: ${inShort(page)}`);
    for (const failure of page.failures) console.log(`    not full: ${failure}`);
  }
}

function inShort(page: PageFigures): string {
  const scores = shortOf(page) || 'all four scores 100';
  return `${scores}; CLS ${page.cls}, TBT ${page.tbt} ms (own work ${page.ownTbt} ms)`;
}

/** The scores that are not full, in words; empty where all are. */
function shortOf({ scores }: PageFigures): string {
  const short = Object.entries(scores).filter(([, score]) => score < 100);
  return short.map(([name, score]) => `${name} ${score}`).join(', ');
}

/** The floor shows the picture that the home page shows, from the same files. */
async function floorPage(): Promise<string> {
  const home = await readFile(join(copy, 'index.html'), 'utf8');
  const hero = /<picture[^>]*>(.*?)<\/picture>/s.exec(home)?.[1];
  if (!hero) throw new Error('The home page has no picture');
  const floor = await readFile(join(import.meta.dirname, 'floor.html'), 'utf8');
  return floor.replace('<!--hero-->', () => hero);
}

/** What a page costs, and behind each figure how many times the floor's that is; nothing where the floor has none. */
function print(name: string, page: PageFigures, floor?: PageFigures): void {
  const times = (value: number, least: number | undefined) =>
    least ? ` (${(value / least).toFixed(2)}×)` : '';
  const ms = (key: 'fcp' | 'lcp' | 'speedIndex' | 'tbt') =>
    `${page[key]} ms${times(page[key], floor?.[key])}`;
  const score = (key: keyof PageFigures['scores']) =>
    `${page.scores[key]}${times(page.scores[key], floor?.scores[key])}`;
  const bytes = Object.entries(page.bytes).map(
    ([type, size]) => `${type} ${(size / 1024).toFixed(1)}${times(size, floor?.bytes[type])}`,
  );
  console.log(`\n${name}, median of ${runs}`);
  console.log(
    `  FCP ${ms('fcp')}  LCP ${ms('lcp')}  Speed Index ${ms('speedIndex')}  TBT ${ms('tbt')}, own work ${page.ownTbt} ms  CLS ${page.cls}${times(page.cls, floor?.cls)}`,
  );
  console.log(
    `  scores: performance ${score('performance')}, accessibility ${score('accessibility')}, best practices ${score('bestPractices')}, SEO ${score('seo')}`,
  );
  console.log(
    `  KB over the wire: ${bytes.join(', ')}; ${page.requests} requests${times(page.requests, floor?.requests)}`,
  );
  for (const failure of page.failures) console.log(`  not full: ${failure}`);
}

await benchPages();
