import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus, loadavg } from 'node:os';
import { basename, join, resolve } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import { chromiumArgs, findChromium } from '../chromium.ts';
import { readHostConfig } from '../host/routing.ts';
import { createHost } from '../host/serve.ts';
import { floor, floorPath, flows } from './flows.ts';
import { type Part, withPage } from './phone.ts';
import { back, inputs, taps } from './visits.ts';

/** `npm run bench:pages`: what visitors experience on an emulated phone, builds measured alternately, as medians. */
const parts: Readonly<Record<string, Part>> = { pages: flows, taps, inputs, back };
const runs = Number(process.env.BENCH_RUNS ?? 5);
const names = process.env.BENCH_ONLY?.split(',') ?? Object.keys(parts);
const folders = process.env.BENCH_DIST?.split(',') ?? ['dist'];

interface Build {
  readonly label: string;
  readonly origin: string;
  readonly server: Server;
}

/** Serves a build with the `vercel.json` beside it, whose headers allow its inline script, and the floor page. */
async function serve(entry: string): Promise<Build> {
  const [label = '', folder = label] = entry.split('=');
  const home = await readFile(join(folder, 'index.html'), 'utf8');
  const [picture = ''] = /<source.*?<img[^>]*>/s.exec(home) ?? [];
  if (!picture) throw new Error(`The home page in ${folder} has no picture`);
  const page = await readFile(join(import.meta.dirname, 'floor.html'), 'utf8');
  const html = page.replace('<!--picture-->', () => picture);
  const server = await createHost({
    folder: resolve(folder),
    config: await readHostConfig(join(folder, '../vercel.json')),
    functions: {
      [floorPath]: { fetch: () => new Response(html, { headers: { 'content-type': 'text/html' } }) },
    },
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  return { label: basename(label), origin: `http://localhost:${port}`, server };
}

/** Values by figure and build. */
type Results = Map<string, Map<Build, number[]>>;

/** A failed measurement is reported, and the others go on. */
async function measurePart(part: Part, builds: readonly Build[], browser: Browser): Promise<Results> {
  const results: Results = new Map();
  for (let run = 1; run <= runs; run++) {
    for (const [name, measure] of Object.entries(part)) {
      for (const build of builds) {
        console.error(`${new Date().toTimeString().slice(0, 8)} run ${run}, ${name}, ${build.label}`);
        try {
          const figures = await withPage(browser, (page) => measure(page, build.origin));
          for (const [figure, value] of Object.entries(figures)) {
            const row = results.get(`${name}: ${figure}`) ?? new Map<Build, number[]>();
            results.set(`${name}: ${figure}`, row.set(build, [...(row.get(build) ?? []), value]));
          }
        } catch (error) {
          process.exitCode = 1;
          console.error('  failed:', error instanceof Error ? error.message : error);
        }
      }
    }
  }
  return results;
}

const median = (values: readonly number[] = []) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A Markdown table with a row per figure and a column per build; FCP and LCP also as multiples of the floor page. */
function table(results: Results, builds: readonly Build[]): string {
  const cell = (row: string, build: Build) => {
    const values = results.get(row)?.get(build) ?? [];
    const lost = values.filter((value) => value === Number.POSITIVE_INFINITY).length;
    const value = median(values);
    const base = median(results.get(`${floor}${/: [FL]CP$/.exec(row)?.[0]}`)?.get(build));
    return [
      value.toLocaleString('en', { maximumFractionDigits: value < 1 ? 4 : 0 }),
      base ? ` (${(value / base).toFixed(2)}×)` : '',
      lost > 0 ? ` (lost ${lost} of ${values.length})` : '',
    ].join('');
  };
  const rows = [...results.keys()].map((row) => [row, ...builds.map((build) => cell(row, build))]);
  const head = ['', ...builds.map(({ label }) => label)];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

const executablePath = findChromium();
if (!executablePath) throw new Error('Chromium is not installed');
const browser = await puppeteer.launch({ executablePath, args: chromiumArgs });
const builds = await Promise.all(folders.map(serve));
const [load = 0] = loadavg();
console.log(
  `${new Date().toISOString().slice(0, 16)}Z, ${await browser.version()}, ${cpus().length} processors, load ${load.toFixed(1)}. Medians of ${runs}, ms where nothing else is said.`,
);
try {
  for (const name of names) {
    const part = parts[name];
    if (!part) throw new Error(`No such part: ${name}`);
    console.log(`\n### ${name}\n\n${table(await measurePart(part, builds, browser), builds)}`);
  }
} finally {
  await browser.close();
  for (const { server } of builds) server.close();
}
