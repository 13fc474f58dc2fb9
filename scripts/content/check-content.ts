import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { closestWord } from './closest-word.ts';
import { venueMistakes } from './venue-mistakes.ts';

const pictureGroups = ['home', 'bridalwear', 'decor', 'jewellery', 'makeup', 'mehndi', 'destination-wedding'];
const named = v.looseObject({ id: v.string(), hasPage: v.optional(v.unknown()) });
const listOfNamed = v.array(named);
const venuesFolder = 'src/content/venues';

/**
 * Reads the venues, their list and their pictures under `root` (the repository's folder), and gives one sentence for
 * each mistake: the file, the field, and the mend. No sentences means that all is well. Never throws.
 */
export async function contentMistakes(root: string): Promise<string[]> {
  const slugs = readdirSync(join(root, venuesFolder))
    .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
    .map((name) => basename(name, '.ts'));
  const list = readFileSync(join(root, venuesFolder, 'index.ts'), 'utf8');
  const perVenue = await Promise.all(slugs.map((slug) => mistakesOf(root, slug, slugs)));
  return [
    ...perVenue.flat(),
    ...slugs.flatMap((slug) => listMistakes(list, slug)),
    ...(await pictureMistakes(root, slugs)),
  ];
}

async function mistakesOf(root: string, slug: string, slugs: readonly string[]): Promise<string[]> {
  const file = `${venuesFolder}/${slug}.ts`;
  const read = await readModule(join(root, file), 'venue');
  if ('problem' in read) return [`${file}: ${read.problem}`];
  const mistakes = venueMistakes(read.value);
  const result = v.safeParse(named, read.value);
  if (result.success && result.output.id !== slug) {
    const { id } = result.output;
    const taken = slugs.includes(id) ? `, which is the id of ${id}.ts already` : '';
    mistakes.unshift(`id is "${id}"${taken}. The id is the name of its file: write id: '${slug}'.`);
  }
  return mistakes.map((mistake) => `${file}: ${mistake}`);
}

/** A file's export, or what keeps it from being read. */
async function readModule(file: string, name: string): Promise<{ value: unknown } | { problem: string }> {
  try {
    const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href);
    if (name in module) return { value: module[name] };
    return { problem: `it exports no ${name}. Begin it with "export const ${name} = {".` };
  } catch (error) {
    const why = String(error instanceof Error ? error.message : error).split('\n')[0];
    return { problem: `it cannot be read (${why}). Look for a missing comma, quote or bracket.` };
  }
}

function listMistakes(list: string, slug: string): string[] {
  const file = `${venuesFolder}/index.ts`;
  const name = new RegExp(`import \\{ venue as (\\w+) \\} from '\\./${slug}\\.ts'`).exec(list)?.[1];
  if (!name) {
    return [
      `${file}: ${slug} is not listed. Add import { venue as … } from './${slug}.ts' and its name to entries, or delete ${slug}.ts.`,
    ];
  }
  const times = list.slice(list.indexOf('entries')).match(new RegExp(`^\\s*${name},$`, 'gm'))?.length ?? 0;
  if (times === 1) return [];
  if (times === 0)
    return [`${file}: ${name} is imported but not in entries. Add it where the venue should stand.`];
  return [`${file}: ${name} stands ${times} times in entries. Leave one.`];
}

async function pictureMistakes(root: string, slugs: readonly string[]): Promise<string[]> {
  const groups = [...slugs, ...pictureGroups];
  const file = 'src/content/pictures.ts';
  const read = await readModule(join(root, file), 'pictures');
  const pictures = v.safeParse(listOfNamed, 'value' in read ? read.value : undefined);
  if (!pictures.success)
    return [`${file}: it cannot be read. Restore it, or delete it and run npm run images.`];
  const shown = new Set(pictures.output.map(({ id }) => id.split('/')[0] ?? ''));
  const misnamed = (folder: string, where: string) => {
    const closest = closestWord(folder, groups);
    return `${where}: there is no venue or category called ${folder}.${closest ? ` Did you mean ${closest}?` : ''}`;
  };
  const photoFolders = existsSync(join(root, 'photos'))
    ? readdirSync(join(root, 'photos'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    : [];
  return [
    ...slugs
      .filter((slug) => !shown.has(slug))
      .map(
        (slug) =>
          `${venuesFolder}/${slug}.ts: the venue has no picture. Put photographs in photos/${slug}/ (01-front.jpg, 02-hall.jpg …) and run npm run images.`,
      ),
    ...[...shown]
      .filter((group) => !groups.includes(group))
      .map(
        (group) => `${misnamed(group, file)} Where it was taken away, npm run images takes its pictures too.`,
      ),
    ...photoFolders
      .filter(({ name }) => !groups.includes(name))
      .map(({ name }) => `${misnamed(name, `photos/${name}`)} Rename the folder.`),
  ];
}
