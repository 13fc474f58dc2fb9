import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { budgetBandIds } from '../../src/domain/budget-bands.ts';
import { cityIds, facilities, mealFilters, venueTypes } from '../../src/domain/choices.ts';
import type { FilteredVenue } from '../../src/features/listing/filters/filter-groups.ts';
import { countChoices, filterVenues } from '../../src/features/listing/filters/filter-venues.ts';
import { noFilters } from '../../src/features/listing/filters/filters.ts';
import { rulesFor } from '../../src/features/listing/filters/listing-rules.ts';
import { type IndexedVenue, toRows } from '../../src/features/listing/listing-index.ts';
import { createCloseSearch } from '../../src/features/listing/search/close-search.ts';
import {
  createSearch,
  type SearchedEntry,
  type TextMatches,
} from '../../src/features/listing/search/search-text.ts';
import { type SortedVenue, sortVenues } from '../../src/features/listing/sort-venues.ts';
import { baseLocale, locales, localPath } from '../../src/i18n/locale.ts';
import { dataUrl } from '../../src/lib/load-data.ts';
import type { ListingData, LongListingData } from '../../src/routes/listing/listing-data.ts';
import { copySite } from './venue-copies.ts';

// `npm run bench:scale`: time and memory to build, bytes, and time to filter with more venues, on copies of the site.
const counts = (process.env.BENCH_VENUES ?? '25,1000,5000').split(',').map(Number);
/** Another checkout to measure, such as one from before a change. */
const site = process.env.BENCH_SITE && resolve(process.env.BENCH_SITE);
const pages = ['/', '/venues/samargrand', '/faridabadlp', '/faridabad', '/venues'];
const repeats = 101;

/** The cells of each row of the table, by the number of venues. */
const rows = new Map<string, Map<number, string>>();
const add = (row: string, count: number, cell: string) =>
  rows.set(row, (rows.get(row) ?? new Map()).set(count, cell));

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
  add('Build', count, `${seconds.toFixed(0)} s, ${((seconds / count) * 1000).toFixed(0)} ms a venue`);
  add('Build: most memory', count, `${(megabytes / 1000).toFixed(1)} GB`);
  const read = (file: string) => readFile(join(folder, 'dist', file), 'utf8');
  for (const path of pages.flatMap((page) => locales.map((locale) => localPath(page, locale)))) {
    const html = await read(`${path === '/' ? 'index' : path}.html`);
    const scripts = new Set(
      [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, one = '']) => one),
    );
    const sizes = await Promise.all(
      [...scripts].map(async (file) => brotliCompressSync(await read(file)).length),
    );
    add(`\`${path}\`: script`, count, kb(sizes.reduce((sum, bytes) => sum + bytes, 0)));
    add(`\`${path}\`: HTML`, count, size(html));
    add(`\`${path}\`: data`, count, size(await read(dataUrl(buildOf(html), path))));
  }
  for (const locale of locales) {
    const url = dataUrl(
      buildOf(await read(`${localPath('/venues', locale)}.html`)),
      localPath('/venues', locale),
    );
    const base = dirname(url);
    const files = await readdir(join(folder, 'dist', base), { recursive: true });
    for (const file of files.filter((name) => /^(index\/\w+|search(\/\w+)?)\.json$/.test(name)).sort())
      add(`${locale} \`${file}\``, count, size(await read(join(base, file))));
    if (locale === baseLocale)
      await timeListing(JSON.parse(await read(url)).data, count, (file) => read(join(base, file)));
  }
}

const buildOf = (html: string) => /data-build="(\w+)"/.exec(html)?.[1] ?? '';

/** What the browser does with the listing of all venues, without throttling: the real functions, medians. */
async function timeListing(
  { venues: ofPage, localities, long }: ListingData & Partial<LongListingData>,
  count: number,
  read: (file: string) => Promise<string>,
): Promise<void> {
  const decode = async <Row extends object>(folder: string) => {
    const text = await read(`${folder}/${long?.name}.json`);
    const time = median(() => toRows<Row>(JSON.parse(text)));
    add(`Parse and decode \`${folder}/venues.json\``, count, time);
    return toRows<Row>(JSON.parse(text));
  };
  const venues: readonly (FilteredVenue & SortedVenue)[] = long
    ? await decode<IndexedVenue>('index')
    : ofPage;
  const names = long ? await decode<Omit<SearchedEntry, 'id'>>('search') : ofPage;
  const entries = names.map((name, index) => ({ ...name, id: venues[index]?.id ?? '' }));
  const search = createSearch(entries, await createCloseSearch(entries));
  const rules = rulesFor(undefined);
  const filters = { ...noFilters, types: ['banquet-hall'], facilities: ['alcohol'] } as const;
  const choices = {
    cities: cityIds,
    localities: localities.map(({ id }) => id),
    budgets: budgetBandIds,
    types: venueTypes,
    facilities,
    meals: mealFilters,
  };
  const groups = Object.keys(choices) as (keyof typeof choices)[];
  const listed = (matches?: TextMatches) =>
    sortVenues(filterVenues(venues, filters, rules, matches), 'rating', { matches });
  const counted = () =>
    groups.map((group) => countChoices(venues, filters, rules, group, choices[group], undefined));
  add(
    'Two filters and an order',
    count,
    median(() => listed()),
  );
  add('The counts of all choices', count, median(counted));
  add(
    'A search text',
    count,
    median(() => search('palace 12')),
  );
}

/** The median of the times that an action takes. */
function median(act: () => unknown): string {
  const times = Array.from({ length: repeats }, () => {
    const started = performance.now();
    act();
    return performance.now() - started;
  }).sort((a, b) => a - b);
  return `${times[Math.floor(repeats / 2)]?.toFixed(1)} ms`;
}

for (const count of counts) {
  const folder = await mkdtemp(join(tmpdir(), 'scale-'));
  await measure(folder, count).finally(() => rm(folder, { recursive: true }));
}
console.log(
  `With brotli (without):\n\n| Venues | ${counts.join(' | ')} |\n|---|${'---|'.repeat(counts.length)}`,
);
for (const [row, cells] of rows)
  console.log(`| ${row} | ${counts.map((count) => cells.get(count) ?? '').join(' | ')} |`);
