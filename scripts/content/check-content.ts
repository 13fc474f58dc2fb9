import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { listMistakes } from './list-mistakes.ts';
import { pictureMistakes } from './picture-mistakes.ts';
import { readModule } from './read-module.ts';
import { venueMistakes } from './venue-mistakes.ts';
import { venueSlugs, venuesFolder } from './venue-slugs.ts';

const named = v.looseObject({ id: v.string() });

/**
 * Reads the venues, their list and their pictures under `root` (the repository's folder), and gives one sentence for
 * each mistake: the file, the field, and the mend. No sentences means that all is well.
 */
export async function contentMistakes(root: string): Promise<string[]> {
  const slugs = venueSlugs(root);
  const perVenue = await Promise.all(slugs.map((slug) => mistakesOf(root, slug, slugs)));
  return [...perVenue.flat(), ...mistakesOfList(root, slugs), ...(await pictureMistakes(root, slugs))];
}

function mistakesOfList(root: string, slugs: readonly string[]): string[] {
  const file = `${venuesFolder}/index.ts`;
  if (!existsSync(join(root, file))) return [`${file}: it is not there. Restore it: git checkout ${file}`];
  return listMistakes(readFileSync(join(root, file), 'utf8'), slugs);
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
