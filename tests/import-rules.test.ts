/** The table in CONTRIBUTING.md, checked against every import of `src` and `api`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const [, table = ''] =
  /## Imports\n(.*?)\n## /s.exec(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')) ?? [];
const namesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
/** What the files of each name may import. `*` stands for any characters. */
const rules = new Map(
  [...table.matchAll(/^\| (`.*?) \|(.*)\|$/gm)].flatMap(([, files = '', imports = '']) =>
    namesIn(files).map((name) => [name, namesIn(imports)] as const),
  ),
);
const names = [...rules.keys(), 'react*'].sort((a, b) => b.length - a.length);

const matches = (name: string, text: string, end = '') =>
  new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '.*')}${end}$`).test(text);

/** The longest name of the table that stands for a path or a package. */
const nameOf = (path: string) => names.find((name) => matches(name, path.replace(/^src\//, ''), '(/.*)?'));

/** The imports and re-exports, of types, styles and `import()` too, that the table does not allow in this file. */
function forbiddenImports(file: string, code: string): string[] {
  const from = nameOf(file);
  const allowed = from ? [from, ...(rules.get(from) ?? [])] : [];
  const forbidden: string[] = [];
  const check = ({ source }: { source: object | null }) => {
    if (!source) return;
    const specifier = 'value' in source ? String(source.value) : 'a computed name';
    const isPackage = /^[@\w:-]+(\/|$)/.test(specifier);
    const target = isPackage ? specifier : posix.join(posix.dirname(file), specifier.replace(/\?.*/, ''));
    const to = nameOf(target);
    const isAllowed = to ? allowed.some((name) => matches(name, to)) : isPackage;
    if (!isAllowed || !(isPackage || existsSync(join(root, target))))
      forbidden.push(`${file} imports ${specifier}`);
  };
  new Visitor({
    ImportDeclaration: check,
    ExportAllDeclaration: check,
    ExportNamedDeclaration: check,
    ImportExpression: check,
    TSImportType: check,
  }).visit(parseSync(file, code).program);
  return forbidden;
}

const files = ['src', 'api'].flatMap((top) =>
  readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
    .map((file) => posix.join(top, file))
    .filter((file) => /(?<!\.test|-test-setup)\.tsx?$/.test(file)),
);

test('imports · every file keeps to the table', () => {
  expect(files.filter((file) => !nameOf(file))).toEqual([]);
  expect(files.flatMap((file) => forbiddenImports(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test.each([
  ['src/features/gallery/x.tsx', "import { VenueCard } from '../venues/card/venue-card.tsx'"],
  ['src/features/listing/filters/x.ts', "export * from '../../leads/submit-lead.ts'"],
  ['src/lib/x.ts', "import type { Filters } from '../features/listing/filters/filters.ts'"],
  ['src/lib/x.ts', "type Filters = import('../features/listing/filters/filters.ts').Filters"],
  ['src/lib/x.ts', "import { useShortlist } from '../visitor/shortlist-store.ts'"],
  ['src/visitor/x.ts', "import { submitLead } from '../features/leads/submit-lead.ts'"],
  ['src/visitor/x.ts', "import { site } from '../content/site.ts'"],
  ['src/components/x.tsx', "const venues = import('../content/venues/index.ts')"],
  ['src/components/x.tsx', "import { site } from '../content/site.ts'"],
  ['src/components/x.tsx', "import '../features/leads/forms/lead-form.module.css'"],
  ['src/content/x.ts', "import { useState } from 'react'"],
  ['src/content/x.ts', "import { venueEntries } from './venues/index.ts'"],
  ['src/features/leads/lead-schema.ts', "import { submitLead } from './submit-lead.ts'"],
  ['src/features/leads/kinds/x.ts', "import { useLeadForm } from '../forms/use-lead-form.tsx'"],
  ['src/routes/home/x-page.tsx', "export { cityTexts } from '../../content/city-texts.ts'"],
  ['src/routes/home/x-page.tsx', "import { pictures } from '../../content/pictures.ts'"],
  ['src/routes/x.ts', "import { App } from '../app/app.tsx'"],
  ['api/_mail/x.ts', "import { submitLead } from '../../src/features/leads/submit-lead.ts'"],
  ['api/_mail/x.ts', "import { leadSchema } from '../../src/features/leads/lead-schema'"],
  ['src/lib/x.ts', "import { prerender } from '../../scripts/prerender.ts'"],
  ['src/app/x.ts', "const page = import('../routes/' + name)"],
])('imports · in %s, %s is refused', (file, code) => {
  expect(forbiddenImports(file, code)).toHaveLength(1);
});
