import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { copySite } from '../../tests/scale/venue-copies.ts';
import { onShutdown } from '../on-shutdown.ts';
import { type Build, compareBuilds, filterSteps, type } from './compare.ts';

/** `npm run bench:scale`: copies of this site, and of another checkout, with many venues: their build, and a long listing on a phone. */
const {
  beside = [],
  venues,
  runs,
} = parseArgs({
  options: {
    beside: { type: 'string' },
    venues: { type: 'string', default: '5000' },
    runs: { type: 'string', default: '3' },
  },
}).values;
const search = 'main input[type="search"]';
/** Long enough to index the names of all venues. */
const indexMs = 15_000;

/** A module that prints the most memory that its process held, in KB, when it ends. */
const printMemory = 'data:text/javascript,process.on("exit",()=>console.log(process.resourceUsage().maxRSS))';

/** Builds a copy of a checkout in an empty folder. */
async function buildCopy(site: string, folder: string): Promise<Build> {
  await copySite(folder, { count: Number(venues), site: resolve(site) });
  const started = performance.now();
  const args = ['--import', 'tsx', '--import', printMemory, 'scripts/build.ts'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder });
  const gigabytes = Number(stdout.trim().split('\n').at(-1)) / 2 ** 20;
  const figures = { 'build: s': (performance.now() - started) / 1000, 'build: GB at most': gigabytes };
  return { label: site, folder: join(folder, 'dist'), figures };
}

const folder = await mkdtemp(join(tmpdir(), 'scale-'));
const cleanUp = () => rm(folder, { recursive: true, force: true });
onShutdown(cleanUp);
try {
  const builds: Build[] = [];
  for (const site of [beside, '.'].flat())
    builds.push(await buildCopy(site, join(folder, `${builds.length}`)));
  const pages = {
    '/venues/samargrand': [],
    '/faridabad': [
      type('search', search, 'rajmehal', indexMs),
      type('misspell a word of most venues', search, 'faridabd'),
      ...filterSteps,
    ],
  };
  await compareBuilds(builds, pages, Number(runs));
} finally {
  await cleanUp();
}
