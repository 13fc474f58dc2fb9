/** Who may import whom, by deliberate breaches: each is a file that the linter must refuse, or let pass. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A file of each room, to be imported from the others. */
const doors = {
  content: 'content/site.ts',
  ui: 'ui/button.tsx',
  venues: 'venues/eventDetails.ts',
  gallery: 'gallery/photo-grid.tsx',
  leads: 'leads/open-lead-dialog.ts',
  shortlist: 'shortlist/shortlist-store.ts',
  layout: 'layout/header.tsx',
  pages: 'pages/home-page.tsx',
  paths: 'paths.ts',
} as const;
type Room = keyof typeof doors;

/** CONTRIBUTING's table. */
const mayImport: Readonly<Record<Exclude<Room, 'paths'>, readonly Room[]>> = {
  content: [],
  ui: [],
  venues: ['ui', 'content', 'paths'],
  gallery: ['ui', 'content', 'paths'],
  leads: ['ui', 'content', 'paths'],
  shortlist: ['ui', 'content', 'paths', 'venues'],
  layout: ['ui', 'content', 'paths', 'leads'],
  pages: ['ui', 'content', 'paths', 'venues', 'gallery', 'leads', 'shortlist'],
};
const everyPair = Object.entries(mayImport).flatMap(([from, allowed]) =>
  Object.entries(doors)
    .filter(([to]) => to !== from)
    .map(([to, file]) => ({
      may: allowed.includes(to as Room),
      row: [`src/${from}/to-${to}.ts`, `../${file}`] as const,
    })),
);
const rows = (may: boolean) => everyPair.filter((pair) => pair.may === may).map(({ row }) => row);

const breaches: readonly (readonly [file: string, imports: string])[] = [
  ...rows(false),
  ['src/content/breach-1.ts', '../paths.ts'],
  ['src/content/breach-2.ts', '../ui/button.tsx'],
  ['src/content/venues/breach.ts', '../../venues/eventDetails.ts'],
  ['src/content/deeper/breach.ts', '../../ui/button.tsx'],
  ['src/venues/deeper/breach.ts', '../../leads/open-lead-dialog.ts'],
  ['src/ui/breach-1.ts', '../content/site.ts'],
  ['src/ui/breach-2.ts', '../paths.ts'],
  ['src/ui/breach-3.ts', '../leads/open-lead-dialog.ts'],
  ['src/venues/breach-1.ts', '../leads/open-lead-dialog.ts'],
  ['src/venues/breach-2.ts', '../gallery/photo-grid.tsx'],
  ['src/venues/breach-3.ts', '../shortlist/shortlist-store.ts'],
  ['src/venues/breach-4.ts', '../pages/home-page.tsx'],
  ['src/venues/breach-5.ts', '../content/venues/index.ts'],
  ['src/gallery/breach-1.ts', '../venues/venue-card.tsx'],
  ['src/gallery/breach-2.ts', '../leads/open-lead-dialog.ts'],
  ['src/gallery/breach-3.ts', '../content/pictures.ts'],
  ['src/leads/breach-1.ts', '../venues/eventDetails.ts'],
  ['src/leads/breach-2.ts', '../layout/header.tsx'],
  ['src/leads/breach-3.ts', '../../api/send-email.ts'],
  ['src/features/leads/lead-schema.ts', './lead-form.tsx'],
  ['src/features/leads/visit-calendar.ts', 'react'],
  ['src/shortlist/breach-1.ts', '../leads/open-lead-dialog.ts'],
  ['src/shortlist/breach-2.ts', '../gallery/photo-grid.tsx'],
  ['src/layout/breach-1.ts', '../venues/venue-card.tsx'],
  ['src/layout/breach-2.ts', '../pages/home-page.tsx'],
  ['src/layout/breach-3.ts', '../routes.tsx'],
  ['src/pages/breach-1.ts', '../routes.tsx'],
  ['src/pages/breach-2.ts', '../layout/header.tsx'],
  ['src/pages/home/breach.ts', '../../content/venues/index.ts'],
  ['src/app/routes.tsx', './venues/venue-card.tsx'],
  ['src/app/entry-client.tsx', './gallery/photo-grid.tsx'],
  ['src/app/start.ts', './leads/open-lead-dialog.ts'],
  ['src/pages/breach-3.ts', '../../api/send-email.ts'],
  ['src/ui/breach-4.ts', '../track.ts'],
  ['api/breach-1.ts', '../src/lib/event-details.ts'],
  ['api/_mail/breach-2.ts', '../../src/leads/submit-lead.ts'],
  ['api/_mail/breach-3.ts', '../../src/ui/button.tsx'],
];

const allowed: readonly (readonly [file: string, imports: string])[] = [
  ...rows(true),
  ['src/content/venues/lamphall.ts', '../types.ts'],
  ['src/ui/lamp.ts', './button.tsx'],
  ['src/venues/lamp-1.ts', '../ui/button.tsx'],
  ['src/venues/lamp-2.ts', '../content/types.ts'],
  ['src/venues/lamp-3.ts', '../paths.ts'],
  ['src/gallery/lamp.ts', '../track.ts'],
  ['src/leads/lamp.ts', '../content/site.ts'],
  ['src/shortlist/lamp.ts', '../venues/eventDetails.ts'],
  ['src/layout/lamp.ts', '../leads/open-lead-dialog.ts'],
  ['src/pages/lamp-1.ts', '../venues/eventDetails.ts'],
  ['src/pages/home/lamp-2.ts', '../../gallery/photo-grid.tsx'],
  ['src/app/app.tsx', './layout/layout.tsx'],
  ['src/app/entry-server.tsx', './ui/later-part.tsx'],
  ['api/_mail/lamp-1.ts', '../../src/leads/lead-schema.ts'],
  ['api/_mail/lamp-2.ts', '../../src/leads/visit-calendar.ts'],
  ['api/_mail/lamp-3.ts', '../../src/content/site.ts'],
];

let folder: string;
let refused: Set<string>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rules-'));
  cpSync('biome.json', join(folder, 'biome.json'));
  for (const [file, imports] of [...breaches, ...allowed]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `import '${imports}';\n`);
  }
  const options = [
    '--only=style/noRestrictedImports',
    '--vcs-enabled=false',
    '--reporter=github',
    '--max-diagnostics=none',
  ];
  const biome = join(import.meta.dirname, '../node_modules/.bin/biome');
  const { stdout } = spawnSync(biome, ['lint', ...options, '.'], { cwd: folder, encoding: 'utf8' });
  const places = stdout.matchAll(/noRestrictedImports,file=([^,]+),/g);
  refused = new Set([...places].map(([, file = '']) => relative(realpathSync(folder), file)));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(breaches)('lead · %s may not import %s', (file) => {
  expect(refused).toContain(file);
});

test.each(allowed)('lead · %s may import %s', (file) => {
  expect(refused).not.toContain(file);
});
