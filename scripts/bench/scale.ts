import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { ListedVenue } from '../../src/domain/venue-summary.ts';
import { rulesFor } from '../../src/features/listing/filters/filter-rules.ts';
import { filterVenues } from '../../src/features/listing/filters/filter-venues.ts';
import { noFilters } from '../../src/features/listing/filters/filters.ts';
import { sortVenues } from '../../src/features/listing/sort-venues.ts';

// `npm run bench:scale`: time to build, bytes, and time to filter with more venues, on copies of the site.
const counts = (process.env.BENCH_VENUES ?? '25,1000,5000').split(',').map(Number);
const root = join(import.meta.dirname, '../..');
const notCopied = /^(\.\w+|node_modules|dist|photos|tests|shots|public\/pictures)$/;
const pages = { home: 'index', venue: 'venues/samargrand', city: 'faridabad', all: 'venues' };
const repeats = 101;

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const brotli = (text: string | Buffer) => brotliCompressSync(text).length;

/** Copies the site, with generated venues that differ from the real ones in name, place and price. */
async function copySite(folder: string, count: number): Promise<void> {
  await cp(root, folder, { recursive: true, filter: (file) => !notCopied.test(relative(root, file)) });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const edit = async (name: string, from: string, to: string) => {
    const text = await readFile(join(folder, name), 'utf8');
    if (!text.includes(from)) throw new Error(`${name} does not contain ${from}`);
    await writeFile(
      join(folder, name),
      text.replace(from, () => to),
    );
  };
  const index = 'src/content/venues/index.ts';
  await edit(index, 'export const venueEntries:', 'const realEntries:');
  await edit(index, '\n];', `\n];\n${generateEntries(count)}`);
  // A generated venue has the pictures of the real one that its id ends with.
  await edit(
    'src/routes/venue-summary.ts',
    'byGroup.get(group)',
    'byGroup.get(group.replace(/^generated-\\d+-/, ""))',
  );
  // Social pictures are drawn once and cached; they are not measured.
  await writeFile(
    join(folder, 'scripts/social-pictures.ts'),
    'export const writeSocialPictures = () => {};\n',
  );
}

const generateEntries = (count: number) => `
export const venueEntries = Array.from({ length: ${count} }, (_, number) => {
  const real = realEntries[number % realEntries.length];
  if (number < realEntries.length) return real;
  const sector = number % 90;
  return {
    ...real,
    id: 'generated-' + number + '-' + real.id,
    name: 'Generated Palace ' + number,
    nameHi: 'नया महल ' + number,
    locality: { en: 'Sector ' + sector, hi: 'सेक्टर ' + sector },
    address: { en: 'Sector ' + sector + ', Road ' + number, hi: 'सेक्टर ' + sector + ', सड़क ' + number },
    hasPage: true,
    ...(real.plate ? { plate: { ...real.plate, veg: real.plate.veg + ((number * 37) % 900) } } : {}),
  };
});
`;

/** Returns the seconds that the build took. */
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

async function measure(folder: string, count: number): Promise<void> {
  await copySite(folder, count);
  const seconds = await build(folder);
  const each = ((seconds / count) * 1000).toFixed(0);
  console.log(`\n${count} venues: built in ${seconds.toFixed(1)} s, ${each} ms a venue`);
  const read = (file: string) => readFile(join(folder, 'dist', file), 'utf8');
  const hash = /data-build="(\w+)"/.exec(await read('index.html'))?.[1];
  for (const [name, file] of Object.entries(pages)) {
    const html = await read(`${file}.html`);
    const data = await read(`data/${hash}/${file}.json`);
    const scripts = new Set(
      [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, one = '']) => one),
    );
    const scriptBytes = (await Promise.all([...scripts].map(read))).reduce(
      (sum, text) => sum + brotli(text),
      0,
    );
    console.log(
      `  ${name.padEnd(6)} script ${kb(scriptBytes)}, HTML ${kb(brotli(html))} (${kb(html.length)} uncompressed), data ${kb(brotli(data))}`,
    );
  }
  const search = await read(`data/${hash}/search.json`);
  console.log(`  search.json ${kb(brotli(search))} (${kb(search.length)} uncompressed)`);
  timeFilter(JSON.parse(await read(`data/${hash}/venues.json`)).data.venues);
}

/** Ticks and letters in the listing of all venues: the real filter and order, without throttling, the median. */
function timeFilter(venues: readonly ListedVenue[]): void {
  const cases = {
    'two filters': { ...noFilters, types: ['banquet-hall'], facilities: ['alcohol'] },
    'a search text': { ...noFilters, text: 'palace 12' },
  } as const;
  for (const [name, filters] of Object.entries(cases)) {
    const times = Array.from({ length: repeats }, () => {
      const started = performance.now();
      sortVenues(filterVenues(venues, filters, rulesFor(undefined)), 'recommended', { text: filters.text });
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
