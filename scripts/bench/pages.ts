import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus, loadavg } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../chromium.ts';
import { readHostConfig } from '../host/routing.ts';
import { createHost } from '../host/serve.ts';
import { earlyInputPart } from './early-input.ts';
import { type Build, benchPaths, floorName, floorPath, type Part, Results } from './figures.ts';
import { inpPart } from './inp.ts';
import { lighthousePart, scoresPart } from './lighthouse-run.ts';
import { backPart, navigationPart } from './navigation.ts';
import { bytesPart } from './page-bytes.ts';
import { scrollPart } from './scroll.ts';
import { tapsPart } from './taps.ts';

const root = join(import.meta.dirname, '../..');
const runs = Number(process.env.BENCH_RUNS ?? 5);
const only = process.env.BENCH_ONLY?.split(',');
const allParts: readonly Part[] = [
  lighthousePart,
  scoresPart,
  tapsPart,
  earlyInputPart,
  inpPart,
  navigationPart,
  backPart,
  scrollPart,
  bytesPart,
];

/**
 * Measures what visitors experience on an emulated phone, builds interleaved, as medians.
 * `BENCH_DIST=label=folder,…` (default `dist`), `BENCH_RUNS` (default 5), `BENCH_ONLY=part,…`, `BENCH_MARKDOWN=file`.
 */
async function benchPages(): Promise<void> {
  const unknown = only?.filter((name) => !allParts.some((part) => part.name === name)) ?? [];
  if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(', ')}`);
  const parts = allParts.filter(({ name }) => !only || only.includes(name));
  const served = await Promise.all(foldersToMeasure().map(serveBuild));
  const builds = served.map(({ build }) => build);
  const labels = builds.map(({ label }) => label);
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromiumArgs,
  });
  const results = new Results();
  try {
    await warmUp(builds);
    for (const part of parts) {
      await measurePart(part, builds, browser, results);
      console.log(`\n${part.title}\n${alignColumns(results.table(part, labels))}\n`);
    }
  } finally {
    await browser.close();
    for (const { server } of served) server.close();
  }
  const machine = describeMachine(browser.version(), results);
  console.log(machine);
  const tables = parts.map((part) => `### ${part.title}\n\n${toMarkdown(results.table(part, labels))}\n`);
  if (process.env.BENCH_MARKDOWN)
    await writeFile(process.env.BENCH_MARKDOWN, [`${machine}\n`, ...tables].join('\n'));
}

/** A failed measurement is reported, and the others go on. */
async function measurePart(
  part: Part,
  builds: readonly Build[],
  browser: Browser,
  results: Results,
): Promise<void> {
  for (let run = 1; run <= (part.once ? 1 : runs); run++) {
    console.log(`${new Date().toTimeString().slice(0, 8)} ${part.name}, run ${run}`);
    for (const { name, measure } of part.measurements) {
      for (const build of builds) {
        try {
          for (const figure of await measure(build, browser)) results.add(part, name, build, figure);
        } catch (error) {
          process.exitCode = 1;
          console.error(`  ${build.label}, ${name}:`, error instanceof Error ? error.message : error);
        }
      }
    }
  }
}

function foldersToMeasure(): { label: string; folder: string }[] {
  const given = process.env.BENCH_DIST?.split(',') ?? [join(root, 'dist')];
  return given.map((entry) => {
    const [label = '', folder = label] = entry.split('=');
    return { label: basename(label), folder: resolve(folder) };
  });
}

/** Serves a build with the `vercel.json` beside it, whose headers allow its inline script, and the floor page. */
async function serveBuild({ label, folder }: { label: string; folder: string }): Promise<{
  build: Build;
  server: Server;
}> {
  const floor = await floorPage(folder);
  const server = await createHost({
    folder,
    config: await readHostConfig(join(folder, '../vercel.json')),
    functions: {
      [floorPath]: { fetch: () => new Response(floor, { headers: { 'content-type': 'text/html' } }) },
    },
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  return { build: { label, folder, origin: `http://localhost:${port}` }, server };
}

/** The hand-written page with the picture of the home page. */
async function floorPage(folder: string): Promise<string> {
  const home = await readFile(join(folder, 'index.html'), 'utf8');
  const hero = /<picture[^>]*>(.*?)<\/picture>/s.exec(home)?.[1];
  if (!hero) throw new Error(`The home page in ${folder} has no picture`);
  const floor = await readFile(join(import.meta.dirname, 'floor.html'), 'utf8');
  return floor.replace('<!--hero-->', () => hero);
}

/** The local server compresses a file at its first request. */
async function warmUp(builds: readonly Build[]): Promise<void> {
  for (const { folder, origin } of builds) {
    const assets = await readdir(join(folder, 'assets'));
    for (const path of [...benchPaths, ...assets.map((file) => `/assets/${file}`)])
      await (await fetch(origin + path)).arrayBuffer();
  }
}

function describeMachine(chromiumVersion: string, results: Results): string {
  const [load = 0] = loadavg();
  const noise = results.spread(lighthousePart, `${floorName}: TBT`);
  return [
    `${new Date().toISOString().slice(0, 16)}Z, Chromium ${chromiumVersion}, ${cpus().length} processors, load ${load.toFixed(1)}, median of ${runs}.`,
    noise
      ? `Noise of the machine: TBT of the floor page, which has no script, ${Math.round(noise[0])} to ${Math.round(noise[1])} ms.`
      : '',
  ]
    .join(' ')
    .trim();
}

function alignColumns(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function toMarkdown(lines: readonly (readonly string[])[]): string {
  const [head = [], ...rows] = lines;
  return [head, head.map(() => '---'), ...rows].map((line) => `| ${line.join(' | ')} |`).join('\n');
}

await benchPages();
