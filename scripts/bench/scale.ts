import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListedVenue } from '../../src/content/venue-summary.ts';
import { rulesFor } from '../../src/features/listing/filters/filter-rules.ts';
import { filterVenues } from '../../src/features/listing/filters/filter-venues.ts';
import { noFilters } from '../../src/features/listing/filters/filters.ts';
import { sortVenues } from '../../src/features/listing/sort-venues.ts';
import type { PageData } from '../../src/routes/route-data.ts';
import { brotli, scriptBytes } from './first-load.ts';
import { copySite } from './scale-copy.ts';

// `npm run bench:scale`: build time and bytes with 25, 1,000 and 5,000 venues, on copies of it in `.cache/scale`.
const counts = (process.env.BENCH_VENUES ?? '25,1000,5000').split(',').map(Number);
const copies = join(import.meta.dirname, '../../.cache/scale');
const repeats = 101;
/** One frame at 60 a second, in milliseconds. */
const frame = 16;
const pages = { home: 'index', venue: 'venues/samargrand', city: 'faridabad', all: 'venues' };

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

async function build(folder: string): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(`The copy in ${folder} could not be built`);
  return (performance.now() - started) / 1000;
}

async function measure(count: number): Promise<void> {
  const folder = join(copies, String(count));
  await copySite(folder, count);
  const seconds = await build(folder);
  console.log(
    `\n${count} venues: built in ${seconds.toFixed(1)} s, ${((seconds / count) * 1000).toFixed(0)} ms a venue`,
  );
  const dist = join(folder, 'dist');
  const index = await readFile(join(dist, 'index.html'), 'utf8');
  const hash = /data-build="(\w+)"/.exec(index)?.[1];
  for (const [name, file] of Object.entries(pages)) {
    const html = await readFile(join(dist, `${file}.html`), 'utf8');
    const data = await readFile(join(dist, `data/${hash}/${file}.json`), 'utf8');
    console.log(
      `  ${name.padEnd(6)} script ${kb(scriptBytes(dist, html))}, HTML ${kb(brotli(html))} (${kb(html.length)} uncompressed), data ${kb(brotli(data))}`,
    );
  }
  const search = await readFile(join(dist, `data/${hash}/search.json`), 'utf8');
  console.log(`  search.json ${kb(brotli(search))} (${kb(search.length)} uncompressed)`);
  const payload = JSON.parse(await readFile(join(dist, `data/${hash}/venues.json`), 'utf8'));
  timeFilter((payload as { data: PageData<'listing'>['data'] }).data.venues);
  await rm(folder, { recursive: true });
}

/** Typing and ticking in the listing of all venues: the real filter and order, without throttling, the median. */
function timeFilter(venues: readonly ListedVenue[]): void {
  const rules = rulesFor(undefined);
  const cases = {
    'two filters': { ...noFilters, types: ['banquet-hall'], facilities: ['alcohol'] },
    'a search text': { ...noFilters, text: 'palace 12' },
  } as const;
  for (const [name, filters] of Object.entries(cases)) {
    const times = Array.from({ length: repeats }, () => {
      const started = performance.now();
      sortVenues(filterVenues(venues, filters, rules), 'recommended', { text: filters.text });
      return performance.now() - started;
    }).sort((a, b) => a - b);
    const median = times[Math.floor(repeats / 2)] ?? Number.NaN;
    console.log(
      `  filter and order of ${venues.length}, ${name}: ${median.toFixed(2)} ms${median < frame ? '' : ', more than a frame'}`,
    );
  }
}

for (const count of counts) await measure(count);
