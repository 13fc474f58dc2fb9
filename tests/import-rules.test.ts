/** Which folder may import which, by deliberate violations: each is a file that the linter must refuse, or let pass. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** A file of each folder, to be imported from the others. */
const targets = {
  'src/i18n': 'src/i18n/locale.ts',
  'src/content': 'src/content/site.ts',
  'src/lib': 'src/lib/paths.ts',
  'src/components': 'src/components/button.tsx',
  'src/features/venues': 'src/features/venues/card/venue-card.tsx',
  'src/features/listing': 'src/features/listing/filters/filters.ts',
  'src/features/estimate': 'src/features/estimate/estimate-total.ts',
  'src/features/leads': 'src/features/leads/submit-lead.ts',
  'src/features/shortlist': 'src/features/shortlist/recently-viewed.tsx',
  'src/features/gallery': 'src/features/gallery/photo-grid.tsx',
  'src/routes': 'src/routes/home/home-page.tsx',
  'src/app': 'src/app/app.tsx',
  api: 'api/_mail/rate-limits.ts',
} as const;
type Folder = keyof typeof targets;

const shared: readonly Folder[] = ['src/i18n', 'src/content', 'src/lib', 'src/components'];
const features = Object.keys(targets).filter((folder) => folder.startsWith('src/features/')) as Folder[];

/** The table of CONTRIBUTING.md. */
const mayImport: Readonly<Record<Folder, readonly Folder[]>> = {
  'src/i18n': [],
  'src/content': ['src/i18n'],
  'src/lib': ['src/i18n', 'src/content'],
  'src/components': ['src/i18n', 'src/lib'],
  'src/features/venues': shared,
  'src/features/listing': [...shared, 'src/features/venues', 'src/features/estimate'],
  'src/features/estimate': shared,
  'src/features/leads': shared,
  'src/features/shortlist': [...shared, 'src/features/venues', 'src/features/estimate'],
  'src/features/gallery': shared,
  'src/routes': [...shared, ...features],
  'src/app': [...shared, ...features, 'src/routes'],
  api: ['src/i18n', 'src/content'],
};

type Row = readonly [file: string, imports: string];
const folders = Object.keys(targets) as Folder[];
const pairs = folders.flatMap((from) =>
  folders.filter((to) => to !== from).map((to) => ({ from, to, allowed: mayImport[from].includes(to) })),
);
/** Each pair twice: from the folder itself and from a folder inside it. `app` is restricted by the others, not itself. */
const rows = (allowed: boolean): Row[] =>
  pairs
    .filter((pair) => pair.allowed === allowed && !(pair.from === 'src/app' && !allowed))
    .flatMap(({ from, to }) =>
      ['', 'inside/'].map((depth): Row => {
        const file = `${from}/${depth}to-${to.replaceAll('/', '-')}.ts`;
        return [file, posix.relative(posix.dirname(file), targets[to])];
      }),
    );

const refusedRows: readonly Row[] = [
  ...rows(false),
  ['src/features/leads/lead-schema.ts', './forms/lead-form.tsx'],
  ['src/features/leads/visit-calendar.ts', 'react'],
  ['src/features/venues/all-venues.ts', '../../content/venues/index.ts'],
  ['src/features/gallery/all-pictures.ts', '../../content/pictures.ts'],
  ['src/lib/all-venues.ts', '../content/venues/index.ts'],
  ['src/routes/home/all-venues.tsx', '../../content/venues/index.ts'],
  ['src/routes/home/city-texts.tsx', '../../content/city-texts.ts'],
  ['api/_mail/all-venues.ts', '../../src/content/venues/index.ts'],
  ['api/_mail/submit.ts', '../../src/features/leads/submit-lead.ts'],
];

const allowedRows: readonly Row[] = [
  ...rows(true),
  ['src/routes/home/home-data.ts', '../../content/venues/index.ts'],
  ['src/routes/venue-summary.ts', '../content/pictures.ts'],
  ['src/routes/listing/listing-data.ts', '../../content/city-texts.ts'],
  ['api/_mail/schema.ts', '../../src/features/leads/lead-schema.ts'],
  ['api/_mail/calendar.ts', '../../src/features/leads/visit-calendar.ts'],
];

let folder: string;
let refused: Set<string>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rules-'));
  cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
  for (const [file, imports] of [...refusedRows, ...allowedRows]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `import '${imports}';\n`);
  }
  const options = [
    '--only=style/noRestrictedImports',
    '--vcs-enabled=false',
    '--reporter=github',
    '--max-diagnostics=none',
  ];
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/biome'), ['lint', ...options, '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const diagnostics = stdout.matchAll(/noRestrictedImports,file=([^,]+),/g);
  refused = new Set([...diagnostics].map(([, file = '']) => relative(realpathSync(folder), file)));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(refusedRows)('imports · %s may not import %s', (file) => {
  expect(refused).toContain(file);
});

test.each(allowedRows)('imports · %s may import %s', (file) => {
  expect(refused).not.toContain(file);
});

test('imports · no file imports itself through others, types included', () => {
  const files = ['src', 'api'].flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => posix.join(top, file)),
  );
  const graph = new Map(files.map((file) => [file, importsOf(file)]));
  expect(files.flatMap((file) => findCycle(graph, file) ?? [])).toEqual([]);
});

function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const specifiers = text.matchAll(/(?:from|import\()\s*'(\.[^']+\.tsx?)'/g);
  return [...specifiers].map(([, specifier = '']) => posix.join(posix.dirname(file), specifier));
}

/** The path back to `start`, where there is one. */
function findCycle(graph: ReadonlyMap<string, readonly string[]>, start: string): string | undefined {
  const visited = new Set<string>();
  const walk = (file: string, path: readonly string[]): string | undefined => {
    for (const next of graph.get(file) ?? []) {
      if (next === start) return [...path, start].join(' > ');
      if (visited.has(next)) continue;
      visited.add(next);
      const found = walk(next, [...path, next]);
      if (found) return found;
    }
    return undefined;
  };
  return walk(start, [start]);
}
