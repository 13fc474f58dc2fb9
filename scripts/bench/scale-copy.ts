import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const taken = ['src', 'scripts', 'api', 'index.html', 'vite.config.ts', 'tsconfig.json', 'package.json'];

/**
 * A copy of the site in `folder`, with venues made up until it has `count`. Each is written as its own file, like a real
 * one, with the pictures' names of the venue that it is made from; pictures themselves are left out.
 */
export async function copySite(folder: string, count: number): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of taken) await cp(join(root, name), join(folder, name), { recursive: true });
  for (const name of ['favicon.svg', 'wordmark.svg'])
    await cp(join(root, 'public', name), join(folder, 'public', name));
  // One drawing a venue, made once and kept: not what is measured here.
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
  const made: string[] = [];
  const madePictures: string[] = [];
  for (let number = bases.length; number < count; number++) {
    const [, , base = ''] = bases[number % bases.length] ?? [];
    const id = `made-up-${number}`;
    made.push(id);
    await writeFile(join(content, `venues/${id}.ts`), venueFile(id, base, number));
    for (const line of lines)
      if (line.startsWith(`  {"id":"${base}/`)) madePictures.push(line.replace(`"${base}/`, `"${id}/`));
  }
  const names = made.map((_, place) => `madeUp${place}`);
  const imports = made.map((id, place) => `import { venue as ${names[place]} } from './${id}.ts';\n`);
  await writeFile(
    indexFile,
    imports.join('') + index.replace('\n];', `\n${names.map((name) => `  ${name},\n`).join('')}];`),
  );
  await writeFile(picturesFile, pictures.replace('\n];', `\n${madePictures.join('\n')}\n];`));
}

/** A venue like another, with a name, a place and prices of its own. */
function venueFile(id: string, base: string, number: number): string {
  return `import { venue as base } from './${base}.ts';
const { plate } = base as { plate?: { veg: number; nonVeg: number | null } };
export const venue = {
  ...base,
  id: '${id}',
  name: 'Made-up Palace ${number}',
  locality: 'Sector ${number % 90}',
  address: 'Sector ${number % 90}, Made-up Road ${number}',
  hasPage: true,
  ...(plate ? { plate: { ...plate, veg: plate.veg + ${(number * 37) % 900} } } : {}),
};
`;
}
