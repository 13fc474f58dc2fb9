import { closestWord } from './closest-word.ts';

const file = 'src/content/venues/index.ts';

/** What is wrong with the list of venues, given its text and the slugs of the files beside it: one sentence each. */
export function listMistakes(list: string, slugs: readonly string[]): string[] {
  const imported = [...list.matchAll(/import \{ venue as (\w+) \} from '\.\/([\w-]+)\.ts'/g)].map(
    ([, name = '', slug = '']) => ({ name, slug }),
  );
  const entries = list.slice(list.indexOf('entries'));
  const times = (name: string) => entries.match(new RegExp(`^\\s*${name},$`, 'gm'))?.length ?? 0;
  const ofSlug = (slug: string): string[] => {
    const name = imported.find((one) => one.slug === slug)?.name;
    if (!name) {
      return [
        `${slug} is not listed. Add import { venue as … } from './${slug}.ts' and its name to entries, or delete ${slug}.ts.`,
      ];
    }
    if (times(name) === 1) return [];
    return [
      times(name) === 0
        ? `${name} is imported but not in entries. Add it where the venue should stand.`
        : `${name} stands ${times(name)} times in entries. Leave one.`,
    ];
  };
  const gone = imported
    .filter(({ slug }) => !slugs.includes(slug))
    .map(({ name, slug }) => {
      const meant = closestWord(slug, slugs);
      return `it imports ./${slug}.ts, which is not there. ${meant ? `Did you mean ./${meant}.ts? ` : ''}Where the venue was taken away, delete this line and ${name} in entries.`;
    });
  return [...gone, ...slugs.flatMap(ofSlug)].map((mistake) => `${file}: ${mistake}`);
}
