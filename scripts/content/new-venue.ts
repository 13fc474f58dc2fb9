import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CityId, cityIds, venueTypes } from '../../src/content/choices.ts';
import { cityOf } from '../../src/content/cities.ts';
import type { VenueEntry } from '../../src/content/types.ts';
import { closestWord } from './closest-word.ts';
import { venueMistakes } from './venue-mistakes.ts';

/** One thing that is asked about a new venue; `needed` ones have no empty answer. */
export interface Question {
  readonly name: string;
  readonly asks: string;
  readonly needed?: true;
  /** Why an answer cannot be taken, as a sentence; undefined when it can. */
  readonly refuses?: (answer: string) => string | undefined;
}

export type Answers = Readonly<Record<string, string>>;

const isPrice = (answer: string) =>
  /^\d+$/.test(answer.replaceAll(',', '')) && Number(answer.replaceAll(',', '')) > 0
    ? undefined
    : `"${answer}" is no price. Write whole rupees, such as 650.`;

function oneOf(answer: string, known: readonly string[]): string | undefined {
  if (known.includes(answer)) return undefined;
  const closest = closestWord(answer, known);
  return `"${answer}" is none of ${known.join(', ')}.${closest ? ` Did you mean ${closest}?` : ''}`;
}

/** What `npm run new-venue` asks, in this order. The rest is written into the file by hand, as it is told. */
export const questions: readonly Question[] = [
  { name: 'name', asks: 'Name of the venue', needed: true },
  {
    name: 'slug',
    asks: 'Last part of its address (empty: from the name)',
    refuses: (answer) =>
      /^[a-z0-9-]+$/.test(answer) ? undefined : `"${answer}" has other signs than a–z, 0–9 and dashes.`,
  },
  {
    name: 'city',
    asks: `City (${cityIds.join(', ')})`,
    needed: true,
    refuses: (answer) => oneOf(answer, cityIds),
  },
  { name: 'locality', asks: 'Locality, such as Sector 21 (empty: not told)' },
  {
    name: 'type',
    asks: `Kind (${venueTypes.join(', ')})`,
    needed: true,
    refuses: (answer) => oneOf(answer, venueTypes),
  },
  { name: 'veg', asks: 'Rupees a plate, veg (empty: not told)', refuses: isPrice },
  {
    name: 'nonVeg',
    asks: 'Rupees a plate, non-veg (empty: a vegetarian kitchen, where veg was told)',
    refuses: isPrice,
  },
  { name: 'line', asks: 'One line for its card, under 120 letters (empty: a plain one)' },
];

/** `Sunrise Garden & Lawn` to `sunrisegardenlawn`. */
export const slugOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '');

/** The sentence that launch-check looks for: nobody has written about the venue yet. */
export const aboutToWrite =
  'Ask us about dates, menus and what is included: our team goes through every charge with you before you pay an advance.';

/** The venue as answered: what was not told is left out. */
export function venueFrom(answers: Answers): VenueEntry {
  const { name = '', city = '', locality, type = '', veg, nonVeg, line } = answers;
  const cityId = city as CityId;
  const place = locality ? `${locality}, ${cityOf(cityId).name}` : cityOf(cityId).name;
  const rupees = (text: string) => Number(text.replaceAll(',', ''));
  return {
    id: answers.slug || slugOf(name),
    name,
    city: cityId,
    source: 'venue',
    ...(locality && { locality }),
    address: place,
    shortDescription: line || `Weddings and family functions in ${place}.`,
    hasPage: true,
    managed: true,
    venueTypes: [type as (typeof venueTypes)[number]],
    ...(veg && { plate: { veg: rupees(veg), nonVeg: nonVeg ? rupees(nonVeg) : null } }),
    halls: [],
    slots: [],
    foodTax: 0.18,
    about: [
      `${name} hosts weddings and family functions in ${place}. Tell us your date and how many guests you expect.`,
      aboutToWrite,
    ],
    notes: ['Tell us your date and your guests, and we ask the venue for you.'],
    reviews: [],
  };
}

/**
 * Writes `src/content/venues/<slug>.ts` under `root` and lists it in index.ts behind its city's other venues.
 * Gives the slug, or a sentence that says why nothing was written.
 */
export function writeVenue(root: string, answers: Answers): { slug: string } | { problem: string } {
  for (const { name, needed, refuses } of questions) {
    const answer = answers[name] ?? '';
    if (!answer && needed) return { problem: `--${name} is missing.` };
    const problem = answer && refuses?.(answer);
    if (problem) return { problem: `--${name}: ${problem}` };
  }
  const venue = venueFrom(answers);
  const folder = join(root, 'src/content/venues');
  const file = join(folder, `${venue.id}.ts`);
  if (existsSync(file))
    return { problem: `src/content/venues/${venue.id}.ts is there already. Choose another --slug.` };
  const [mistake] = venueMistakes(venue);
  if (mistake) return { problem: mistake };
  const index = join(folder, 'index.ts');
  const listed = toVenueSummary(readFileSync(index, 'utf8'), venue.id, neighbourOf(folder, venue.city));
  writeFileSync(file, venueFile(venue));
  writeFileSync(index, listed);
  return { slug: venue.id };
}

function venueFile(venue: VenueEntry): string {
  const fields = Object.entries(venue).map(([name, value]) => `  ${name}: ${literal(value)},\n`);
  return `import type { VenueEntry } from '../types.ts';\n\nexport const venue = {\n${fields.join('')}} satisfies VenueEntry;\n`;
}

/** A value as it is written by hand here: single quotes, no quotes around keys. */
function literal(value: unknown): string {
  if (typeof value === 'string')
    return value.includes("'") ? JSON.stringify(value) : `'${value.replaceAll('\\', '\\\\')}'`;
  if (Array.isArray(value)) {
    const items = value.map(literal);
    return items.join(', ').length < 90 ? `[${items.join(', ')}]` : `[\n    ${items.join(',\n    ')},\n  ]`;
  }
  if (typeof value === 'object' && value !== null) {
    return `{ ${Object.entries(value)
      .map(([key, inner]) => `${key}: ${literal(inner)}`)
      .join(', ')} }`;
  }
  return String(value);
}

/** The last listed venue of the city: the new one stands behind it. */
function neighbourOf(folder: string, city: CityId): string | undefined {
  const names = entryNames(readFileSync(join(folder, 'index.ts'), 'utf8'));
  return names.findLast(({ slug }) =>
    readFileSync(join(folder, `${slug}.ts`), 'utf8').includes(`city: '${city}'`),
  )?.name;
}

function entryNames(index: string): { name: string; slug: string }[] {
  const slugs = new Map(
    [...index.matchAll(/import \{ venue as (\w+) \} from '\.\/([\w-]+)\.ts'/g)].map(
      ([, name = '', slug = '']) => [name, slug],
    ),
  );
  const list = /entries[^=]*= \[([^\]]*)\]/.exec(index)?.[1] ?? '';
  return [...list.matchAll(/\w+/g)].map(([name]) => ({ name, slug: slugs.get(name) ?? '' }));
}

function toVenueSummary(index: string, slug: string, behind: string | undefined): string {
  const name = slug
    .replace(/-+(\w?)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^(?=\d)/, 'venue');
  const line = `import { venue as ${name} } from './${slug}.ts';`;
  const imports = [...index.matchAll(/^import \{ venue as .*$/gm)].map(([text]) => text);
  const order = (text: string) => /'\.\/(.*)\.ts'/.exec(text)?.[1] ?? '';
  const after = imports.findLast((text) => order(text) < slug);
  const imported = after
    ? index.replace(after, `${after}\n${line}`)
    : index.replace(imports[0] ?? '', `${line}\n${imports[0] ?? ''}`);
  return behind
    ? imported.replace(new RegExp(`^  ${behind},$`, 'm'), `  ${behind},\n  ${name},`)
    : imported.replace(/\n\];/, `\n  ${name},\n];`);
}
