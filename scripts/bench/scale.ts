import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type FilteredVenue, rulesFor } from '../../src/features/listing/filters/filter-rules.ts';
import { filterVenues } from '../../src/features/listing/filters/filter-venues.ts';
import { noFilters } from '../../src/features/listing/filters/filters.ts';
import { type IndexedVenue, toRows } from '../../src/features/listing/listing-index.ts';
import { createCloseSearch } from '../../src/features/listing/search/close-search.ts';
import { createSearch, type SearchedEntry } from '../../src/features/listing/search/search-text.ts';
import { type SortedVenue, sortVenues } from '../../src/features/listing/sort-venues.ts';
import { locales, localPath } from '../../src/i18n/locale.ts';
import { dataUrl } from '../../src/lib/load-data.ts';
import type { ListingData, LongListingData } from '../../src/routes/listing/listing-data.ts';
import { copySite } from './venue-copies.ts';

// `npm run bench:scale`: time and memory to build, bytes, and time to filter with more venues, on copies of the site.
const counts = (process.env.BENCH_VENUES ?? '25,1000,5000').split(',').map(Number);
/** Another checkout to measure, such as one from before a change. */
const site = process.env.BENCH_SITE && resolve(process.env.BENCH_SITE);
const pages = ['/', '/venues/samargrand', '/faridabadlp', '/faridabad', '/venues'];
const repeats = 101;

type TimedVenue = FilteredVenue & SortedVenue & SearchedEntry;

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const size = (text: string) => `${kb(brotliCompressSync(text).length)} (${kb(Buffer.byteLength(text))})`;

/** The seconds that the build took, and the most memory that it held, in MB. */
async function build(folder: string): Promise<{ seconds: number; megabytes: number }> {
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exit = once(child, 'exit') as Promise<[number]>;
  let megabytes = 0;
  while (child.exitCode === null && child.signalCode === null) {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    megabytes = Math.max(megabytes, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    await Promise.race([exit, new Promise((done) => setTimeout(done, 500))]);
  }
  const [code] = await exit;
  if (code !== 0) throw new Error(`The copy in ${folder} could not be built`);
  return { seconds: (performance.now() - started) / 1000, megabytes };
}

async function measure(folder: string, count: number): Promise<void> {
  await copySite(folder, { count, ...(site && { site }) });
  const { seconds, megabytes } = await build(folder);
  const each = ((seconds / count) * 1000).toFixed(0);
  console.log(
    `\n${count} venues: built in ${seconds.toFixed(1)} s, ${each} ms a venue, ${megabytes.toFixed(0)} MB at most. With brotli (without):`,
  );
  const read = (file: string) => readFile(join(folder, 'dist', file), 'utf8');
  for (const path of pages.flatMap((page) => locales.map((locale) => localPath(page, locale)))) {
    const html = await read(`${path === '/' ? 'index' : path}.html`);
    const scripts = new Set(
      [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, one = '']) => one),
    );
    const sizes = await Promise.all(
      [...scripts].map(async (file) => brotliCompressSync(await read(file)).length),
    );
    const data = await read(dataUrl(buildOf(html), path));
    console.log(
      `  ${path} script ${kb(sizes.reduce((sum, bytes) => sum + bytes, 0))}, HTML ${size(html)}, data ${size(data)}`,
    );
    if (path === '/venues')
      await timeFilter(await allVenues(JSON.parse(data).data, dirname(dataUrl(buildOf(html), path)), read));
  }
  for (const locale of locales) {
    const base = dirname(
      dataUrl(buildOf(await read(`${localPath('/venues', locale)}.html`)), localPath('/venues', locale)),
    );
    const files = await readdir(join(folder, 'dist', base), { recursive: true });
    for (const file of files.filter((name) => /^(index\/\w+|search(\/\w+)?)\.json$/.test(name)).sort())
      console.log(`  ${locale} ${file} ${size(await read(join(base, file)))}`);
  }
}

const buildOf = (html: string) => /data-build="(\w+)"/.exec(html)?.[1] ?? '';

/** The venues of the page, or those of its index, as the browser decodes them. */
async function allVenues(
  { venues, long }: ListingData & Partial<LongListingData>,
  base: string,
  read: (file: string) => Promise<string>,
): Promise<readonly TimedVenue[]> {
  if (!long) return venues;
  const rows = async <Row extends object>(file: string) =>
    toRows<Row>(JSON.parse(await read(`${base}/${file}/${long.name}.json`)));
  const indexed = await rows<IndexedVenue>('index');
  const names = await rows<Omit<SearchedEntry, 'id'>>('search');
  return indexed.flatMap((venue, index) => {
    const name = names[index];
    return name ? [{ ...name, ...venue }] : [];
  });
}

/** Ticks and letters in the listing of all venues: the real filter and order, without throttling, the median. */
async function timeFilter(venues: readonly TimedVenue[]): Promise<void> {
  const search = createSearch(venues, await createCloseSearch(venues));
  const cases = {
    'two filters': { ...noFilters, types: ['banquet-hall'], facilities: ['alcohol'] },
    'a search text': { ...noFilters, text: 'palace 12' },
  } as const;
  for (const [name, filters] of Object.entries(cases)) {
    const times = Array.from({ length: repeats }, () => {
      const started = performance.now();
      const matches = search(filters.text);
      sortVenues(filterVenues(venues, filters, rulesFor(undefined), matches), 'recommended', { matches });
      return performance.now() - started;
    }).sort((a, b) => a - b);
    const median = times[Math.floor(repeats / 2)]?.toFixed(2);
    console.log(`  filter and order of ${venues.length}, ${name}: ${median} ms`);
  }
}

for (const count of counts) {
  const folder = await mkdtemp(join(tmpdir(), 'scale-'));
  await measure(folder, count).finally(() => rm(folder, { recursive: true }));
}
