import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cityOf } from '../../src/content/cities.ts';
import { type CityId, cityIds, venueTypes } from '../../src/domain/choices.ts';
import type { VenueEntry } from '../../src/domain/venue.ts';
import type { Localized } from '../../src/i18n/localized.ts';
import { closestWord } from './closest-word.ts';
import { venueMistakes } from './venue-mistakes.ts';

/** A question about a new venue. */
export interface Question {
  readonly name: string;
  readonly prompt: string;
  readonly required?: true;
  /** The problem with an answer as a sentence; undefined for a valid one. */
  readonly validate?: (answer: string) => string | undefined;
}

type Answers = Readonly<Record<string, string>>;

const isPrice = (answer: string) =>
  /^\d+$/.test(answer.replaceAll(',', '')) && Number(answer.replaceAll(',', '')) > 0
    ? undefined
    : `"${answer}" is not a price. Write whole rupees, such as 650.`;

const inDevanagari = (answer: string) =>
  /\p{Script=Devanagari}/u.test(answer) ? undefined : `"${answer}" is not in Hindi letters.`;

function oneOf(answer: string, known: readonly string[]): string | undefined {
  if (known.includes(answer)) return undefined;
  const closest = closestWord(answer, known);
  return `"${answer}" is not one of ${known.join(', ')}.${closest ? ` Did you mean ${closest}?` : ''}`;
}

/** The questions of `npm run new-venue`, in order. */
export const questions: readonly Question[] = [
  { name: 'name', prompt: 'Name of the venue', required: true },
  {
    name: 'nameHi',
    prompt: 'Its name in Hindi letters, such as होटल राजमहल',
    required: true,
    validate: inDevanagari,
  },
  {
    name: 'slug',
    prompt: 'Last part of its URL (empty: derived from the name)',
    validate: (answer) =>
      /^[a-z0-9-]+$/.test(answer) ? undefined : `"${answer}" has characters other than a–z, 0–9 and dashes.`,
  },
  {
    name: 'city',
    prompt: `City (${cityIds.join(', ')})`,
    required: true,
    validate: (answer) => oneOf(answer, cityIds),
  },
  { name: 'locality', prompt: 'Locality, such as Sector 21 (empty: not known)' },
  {
    name: 'localityHi',
    prompt: 'Locality in Hindi, such as सेक्टर 21 (empty: not known)',
    validate: inDevanagari,
  },
  {
    name: 'type',
    prompt: `Type (${venueTypes.join(', ')})`,
    required: true,
    validate: (answer) => oneOf(answer, venueTypes),
  },
  { name: 'veg', prompt: 'Rupees per plate, veg (empty: not known)', validate: isPrice },
  {
    name: 'nonVeg',
    prompt: 'Rupees per plate, non-veg (empty: vegetarian kitchen, if there is a veg price)',
    validate: isPrice,
  },
  { name: 'line', prompt: 'One line for its card, under 120 characters (empty: a default)' },
  {
    name: 'lineHi',
    prompt: 'The same line in Hindi (empty: not translated yet, or the default)',
    validate: inDevanagari,
  },
];

/** "Sunrise Garden & Lawn" to `sunrisegardenlawn`. */
const slugOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '');

/** The default second paragraph of "about"; launch-check reports it until it is replaced. */
export const defaultAbout = {
  en: 'Ask us about dates, menus and what is included: our team goes through every charge with you before you pay an advance.',
  hi: 'तारीख, मेन्यू और क्या-क्या शामिल है, हमसे पूछिए। एडवांस देने से पहले हमारी टीम हर खर्च आपको समझाती है।',
} as const satisfies Localized;

/** The venue that the answers describe. */
export function venueFrom(answers: Answers): VenueEntry {
  const { name = '', nameHi = '', city = '', locality, localityHi, type = '', veg, nonVeg } = answers;
  const cityId = city as CityId;
  const cityNames = cityOf(cityId).name;
  const place = locality ? `${locality}, ${cityNames.en}` : cityNames.en;
  const placeHi = locality && localityHi ? `${localityHi}, ${cityNames.hi}` : cityNames.hi;
  const rupees = (text: string) => Number(text.replaceAll(',', ''));
  return {
    id: answers.slug || slugOf(name),
    name,
    nameHi,
    city: cityId,
    source: 'venue',
    ...(locality && { locality: textIn(locality, localityHi) }),
    address: textIn(place, locality && !localityHi ? undefined : placeHi),
    shortDescription: cardLine(answers, place, placeHi),
    hasPage: true,
    managed: true,
    venueTypes: [type as (typeof venueTypes)[number]],
    ...(veg && { plate: { veg: rupees(veg), nonVeg: nonVeg ? rupees(nonVeg) : null } }),
    halls: [],
    slots: [],
    foodTax: 0.18,
    about: [
      {
        en: `${name} hosts weddings and family functions in ${place}. Tell us your date and how many guests you expect.`,
        hi: `यह वेन्यू ${placeHi} में है और यहाँ शादियाँ और पारिवारिक कार्यक्रम होते हैं। अपनी तारीख और मेहमानों की संख्या बताइए।`,
      },
      defaultAbout,
    ],
    notes: [
      {
        en: 'Tell us your date and your guests, and we ask the venue for you.',
        hi: 'अपनी तारीख और मेहमानों की संख्या बताइए, हम आपके लिए वेन्यू से पूछेंगे।',
      },
    ],
    reviews: [],
  };
}

const textIn = (en: string, hi: string | undefined): Localized => (hi ? { en, hi } : { en });

const cardLine = ({ line, lineHi }: Answers, place: string, placeHi: string | undefined): Localized =>
  line
    ? textIn(line, lineHi)
    : {
        en: `Weddings and family functions in ${place}.`,
        hi: lineHi || `${placeHi} में शादियाँ और पारिवारिक कार्यक्रम।`,
      };

/**
 * Writes `src/content/venues/<slug>.ts` in the repository at `root` and lists it at the end of index.ts. Returns the slug, or a
 * sentence with the reason why nothing was written.
 */
export function writeVenue(root: string, answers: Answers): { slug: string } | { problem: string } {
  const venue = venueFrom(answers);
  const folder = join(root, 'src/content/venues');
  const file = join(folder, `${venue.id}.ts`);
  if (existsSync(file))
    return { problem: `src/content/venues/${venue.id}.ts already exists. Choose another URL.` };
  const [mistake] = venueMistakes(venue);
  if (mistake) return { problem: mistake };
  const index = join(folder, 'index.ts');
  const list = addToList(readFileSync(index, 'utf8'), venue.id);
  writeFileSync(file, venueFile(venue));
  writeFileSync(index, list);
  return { slug: venue.id };
}

function venueFile(venue: VenueEntry): string {
  const fields = Object.entries(venue).map(([name, value]) => `  ${name}: ${literal(value)},\n`);
  return `import type { VenueEntry } from '../../domain/venue.ts';\n\nexport const venue = {\n${fields.join('')}} satisfies VenueEntry;\n`;
}

/** A value as TypeScript source in the style of the repository: texts in two languages have a line for each. */
function literal(value: unknown, indent = '  '): string {
  if (typeof value === 'string')
    return value.includes("'") ? JSON.stringify(value) : `'${value.replaceAll('\\', '\\\\')}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const items = isList
    ? value.map((item) => literal(item, inner))
    : Object.entries(value).map(([key, item]) => `${key}: ${literal(item, inner)}`);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if ('hi' in value || items.some((item) => item.includes('\n')))
    return `${open}\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}${close}`;
  return isList ? `[${items.join(', ')}]` : `{ ${items.join(', ')} }`;
}

/** The source of index.ts with the new venue imported, in the order of the files, and listed last. */
function addToList(index: string, slug: string): string {
  const name = slug
    .replace(/-+(\w?)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^(?=\d)/, 'venue');
  const imports = index.match(/^import \{ venue as .*$/gm) ?? [];
  const fileOf = (line: string) => /'\.\/(.*)\.ts'/.exec(line)?.[1] ?? '';
  const all = [...imports, `import { venue as ${name} } from './${slug}.ts';`];
  const sorted = all.sort((one, other) => (fileOf(one) < fileOf(other) ? -1 : 1));
  const list = imports.length > 0 ? index : `\n${index}`;
  return list.replace(imports.join('\n'), sorted.join('\n')).replace(/\n\];/, `\n  ${name},\n];`);
}
