import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closestWord } from './closest-word.ts';
import { lineOf, propertiesAt } from './line-of.ts';
import { pictureMistakes } from './picture-mistakes.ts';
import { readModule } from './read-module.ts';
import { textMistakes } from './text-mistakes.ts';
import { locatedMistakes } from './venue-mistakes.ts';
import { venueSlugs, venuesFolder } from './venue-slugs.ts';

const listFile = `${venuesFolder}/index.ts`;

/**
 * Checks the venues, their list and their pictures in the repository at `root`. Returns one sentence for each mistake:
 * the file, the field and the correction.
 */
export async function contentMistakes(root: string): Promise<string[]> {
  const garbled = notUtf8(root);
  if (garbled.length > 0) return garbled;
  const slugs = venueSlugs(root);
  const perVenue = await Promise.all(slugs.map((slug) => venueFileMistakes(root, slug, slugs)));
  return [
    ...perVenue.flat(),
    ...contentFiles(root).flatMap(wrongLetters),
    ...listMistakes(root, slugs),
    ...(await textMistakes(root)),
    ...(await pictureMistakes(root, slugs)),
  ];
}

const contentFiles = (root: string) =>
  readdirSync(join(root, 'src/content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({
      file: `src/content/${name}`,
      text: readFileSync(join(root, 'src/content', name), 'utf8'),
    }));

/** Node reads a file in another encoding with \uFFFD in place of its letters. */
function notUtf8(root: string): string[] {
  return contentFiles(root)
    .filter(({ text }) => text.includes('\uFFFD'))
    .map(
      ({ file }) =>
        `${file}: it is not UTF-8. Save it as UTF-8, and look for letters that have become \uFFFD.`,
    );
}

/** The texts in the letters of the other language. */
function wrongLetters({ file, text }: { readonly file: string; readonly text: string }): string[] {
  const texts = text.matchAll(/\b(en|hi):\s*(['"`])((?:\\.|(?!\2)[^\\])*)\2/g);
  return [...texts].flatMap(({ 1: language, 3: words = '', index }) => {
    const wrong = language === 'en' ? /\p{sc=Deva}/u : /^\P{sc=Deva}*[a-z]\P{sc=Deva}*$/iu;
    const where = `${file}:${text.slice(0, index).split('\n').length}: ${language}`;
    return wrong.test(words) ? [`${where} is in the letters of the other language: ${words}`] : [];
  });
}

async function venueFileMistakes(root: string, slug: string, slugs: readonly string[]): Promise<string[]> {
  const file = `${venuesFolder}/${slug}.ts`;
  const read = await readModule(join(root, file), 'venue');
  if ('problem' in read) return [`${file}: ${read.problem}`];
  const text = readFileSync(join(root, file), 'utf8');
  const located = locatedMistakes(read.value).map(async ({ sentence, path }) => {
    const line = await lineOf(text, 'venue', path);
    return line === undefined ? `${file}: ${sentence}` : `${file}:${line}: ${sentence}`;
  });
  const mistakes = await Promise.all(located);
  for (const path of [[], ['facts']]) {
    const { properties: fields = [] } = (await propertiesAt(text, 'venue', path)) ?? {};
    for (const [index, { name, start }] of fields.entries()) {
      // A spread has no name.
      if (name === undefined || fields.findIndex((one) => one.name === name) === index) continue;
      const line = text.slice(0, start).split('\n').length;
      mistakes.push(`${file}:${line}: ${name} is written twice, and the last one counts. Delete one.`);
    }
  }
  const { id } = Object(read.value) as { readonly id?: unknown };
  if (typeof id === 'string' && id !== slug) {
    const taken = slugs.includes(id) ? `, which is already the id of ${id}.ts` : '';
    mistakes.unshift(
      `${file}: id is "${id}"${taken}. The id must be the name of the file: write id: '${slug}'.`,
    );
  }
  return mistakes;
}

/** The mistakes in the text of the venue list. */
function listMistakes(root: string, slugs: readonly string[]): string[] {
  if (!existsSync(join(root, listFile)))
    return [`${listFile}: it does not exist. Restore it: git checkout ${listFile}`];
  const list = readFileSync(join(root, listFile), 'utf8');
  const imported = [...list.matchAll(/import \{ venue as (\w+) \} from '\.\/([\w-]+)\.ts'/g)].map(
    ([, name = '', slug = '']) => ({ name, slug }),
  );
  // The formatter writes a short list in one line.
  const occurrences = (name: string) =>
    list.match(new RegExp(`(?:^|[[,])\\s*${name}(?=\\s*[,\\]])`, 'gm'))?.length ?? 0;
  const ofSlug = (slug: string): string[] => {
    const name = imported.find((one) => one.slug === slug)?.name;
    if (!name) {
      return [
        `${slug} is not listed. Add import { venue as … } from './${slug}.ts' and its name to the list, or delete ${slug}.ts.`,
      ];
    }
    if (occurrences(name) === 1) return [];
    return [
      occurrences(name) === 0
        ? `${name} is imported but not in the list. Add it at the venue's position.`
        : `${name} occurs ${occurrences(name)} times in the list. Leave one.`,
    ];
  };
  const missing = imported
    .filter(({ slug }) => !slugs.includes(slug))
    .map(({ name, slug }) => {
      const meant = closestWord(slug, slugs);
      return `it imports ./${slug}.ts, which does not exist. ${meant ? `Did you mean ./${meant}.ts? ` : ''}If the venue was removed, delete this line and ${name} in the list.`;
    });
  return [...missing, ...slugs.flatMap(ofSlug)].map((mistake) => `${listFile}: ${mistake}`);
}
