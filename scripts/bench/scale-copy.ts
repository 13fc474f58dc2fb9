import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const copied = [
  'src',
  'scripts',
  'api',
  'index.html',
  'vite.config.ts',
  'vercel.json',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/**
 * Copies the site to `folder` and adds generated venues until it has `count`. Each has its own file, like a real one, and
 * the picture names of the venue that it is derived from; picture files are not copied.
 */
export async function copySite(folder: string, count: number): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of copied) await cp(join(root, name), join(folder, name), { recursive: true });
  for (const name of ['favicon.svg', 'wordmark.svg'])
    await cp(join(root, 'public', name), join(folder, 'public', name));
  // The messages are compiled by a plugin that the project names by its path.
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  // Social pictures are generated once and cached; they are not measured.
  await writeFile(
    join(folder, 'scripts/social-pictures.ts'),
    'export async function writeSocialPictures(): Promise<void> {}\n',
  );
  await addVenues(join(folder, 'src/content'), count);
}

async function addVenues(content: string, count: number): Promise<void> {
  const indexFile = join(content, 'venues/index.ts');
  const index = await readFile(indexFile, 'utf8');
  const bases = [...index.matchAll(/import \{ venue as (\w+) \} from '\.\/([\w-]+)\.ts';/g)];
  const picturesFile = join(content, 'pictures.ts');
  const pictures = await readFile(picturesFile, 'utf8');
  const lines = pictures.split('\n');
  const ids: string[] = [];
  const pictureLines: string[] = [];
  for (let number = bases.length; number < count; number++) {
    const [, , base = ''] = bases[number % bases.length] ?? [];
    const id = `generated-${number}`;
    ids.push(id);
    await writeFile(join(content, `venues/${id}.ts`), venueFile(id, base, number));
    for (const line of lines)
      if (line.startsWith(`  {"id":"${base}/`)) pictureLines.push(line.replace(`"${base}/`, `"${id}/`));
  }
  const names = ids.map((_, index) => `generated${index}`);
  const imports = ids.map((id, position) => `import { venue as ${names[position]} } from './${id}.ts';\n`);
  await writeFile(
    indexFile,
    imports.join('') + index.replace('\n];', `\n${names.map((name) => `  ${name},\n`).join('')}];`),
  );
  await writeFile(picturesFile, pictures.replace('\n];', `\n${pictureLines.join('\n')}\n];`));
}

/** The source of a venue that differs from `base` in name, place and price. */
function venueFile(id: string, base: string, number: number): string {
  return `import { venue as base } from './${base}.ts';
const { plate } = base as { plate?: { veg: number; nonVeg: number | null } };
export const venue = {
  ...base,
  id: '${id}',
  name: 'Generated Palace ${number}',
  nameHi: 'नया महल ${number}',
  locality: { en: 'Sector ${number % 90}', hi: 'सेक्टर ${number % 90}' },
  address: {
    en: 'Sector ${number % 90}, Generated Road ${number}',
    hi: 'सेक्टर ${number % 90}, नई सड़क ${number}',
  },
  hasPage: true,
  ...(plate ? { plate: { ...plate, veg: plate.veg + ${(number * 37) % 900} } } : {}),
};
`;
}
