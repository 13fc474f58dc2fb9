import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { cityOf } from '../../src/content/cities.ts';
import { galleryCategoryIds } from '../../src/content/gallery-categories.ts';
import { type CityId, cityIds, type VenueType } from '../../src/domain/choices.ts';
import type { Asked } from '../../src/domain/facts/fact-kinds.ts';
import { type Facts, isFactId, rowOf } from '../../src/domain/facts/facts.ts';
import { readTyped } from '../../src/domain/facts/read-fact.ts';
import { mentionsLocality } from '../../src/domain/slug.ts';
import type { VenueEntry } from '../../src/domain/venue.ts';
import { venueTexts } from '../../src/domain/venue-texts.ts';
import type { Localized } from '../../src/i18n/localized.ts';
import { venueMistakes } from './venue-mistakes.ts';
import { venuesFolder } from './venue-slugs.ts';

/** What `npm run new-venue` asks, in order. The slug is by default derived from the name. */
export const newVenueQuestions = [
  'name',
  'slug',
  'nameHi',
  'city',
  'locality',
  'localityHi',
  'types',
  'managed',
  'servesNonVeg',
  'vegPlate',
  'nonVegPlate',
  'line',
  'lineHi',
] as const;
export type NewVenueQuestion = (typeof newVenueQuestions)[number];

/** The typed answers; one that is not known is empty or absent. */
export type TypedAnswers = { readonly [Question in NewVenueQuestion]?: string };

/** How a question is asked; a slug has rules of its own. */
export const questionAsked = (id: Exclude<NewVenueQuestion, 'slug'>): Asked =>
  id === 'types' ? { ...venueTexts.types, required: true } : isFactId(id) ? rowOf(id) : venueTexts[id];

interface Answers {
  readonly name: string;
  readonly slug?: string;
  readonly nameHi: string;
  readonly city: CityId;
  readonly locality?: string;
  readonly localityHi?: string;
  readonly types: readonly VenueType[];
  readonly managed: boolean;
  readonly line?: string;
  readonly lineHi?: string;
}

/** Throws where a required answer is missing, or one cannot be used. */
function readAnswers({ slug, ...typed }: TypedAnswers): Answers & { readonly facts: Facts<Localized> } {
  const answers: Record<string, unknown> = slug ? { slug } : {};
  const facts: Record<string, unknown> = {};
  for (const id of newVenueQuestions) {
    if (id === 'slug') continue;
    const read = readTyped(questionAsked(id), typed[id] ?? '');
    if ('problem' in read) throw new Error(`${id}: ${read.problem}`);
    if (read.answer !== undefined) (isFactId(id) ? facts : answers)[id] = read.answer;
  }
  return { ...(answers as unknown as Answers), facts };
}

/** "Sunrise Garden & Lawn" to `sunrisegardenlawn`. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');

/** Photographs and link pictures have these names, too. */
const reservedSlugs: readonly string[] = [...galleryCategoryIds, ...cityIds, 'home', 'default'];

/** Why a venue in the repository at `root` cannot have this slug, as a sentence. */
export function slugProblem(root: string, slug: string): string | undefined {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    return `"${slug}" is not a part of an address. Write small letters a to z, digits, and dashes between them.`;
  return reservedSlugs.includes(slug) || existsSync(join(root, venuesFolder, `${slug}.ts`))
    ? `"${slug}" is taken. Write another, such as ${slug}-2 or ${slug}-nit.`
    : undefined;
}

/** The default second paragraph of "about"; launch-check reports it until it is replaced. */
export const defaultAbout = {
  en: 'Ask us about dates, menus and what is included: our team goes through every charge with you before you pay an advance.',
  hi: 'तारीख, मेन्यू और क्या-क्या शामिल है, हमसे पूछिए। एडवांस देने से पहले हमारी टीम हर खर्च आपको समझाती है।',
} as const satisfies Localized;

/** The venue that the answers describe. */
export function venueFrom(typed: TypedAnswers): VenueEntry {
  const answers = readAnswers(typed);
  const { name, nameHi, city, managed, types, facts } = answers;
  const cityNames = cityOf(city).name;
  const locality = withoutCity(answers.locality, cityNames.en);
  const localityHi = withoutCity(answers.localityHi, cityNames.hi ?? cityNames.en);
  const place = inCity(answers.locality, cityNames.en);
  const placeHi = locality && !localityHi ? undefined : inCity(answers.localityHi, cityNames.hi);
  return {
    id: answers.slug ?? slugOf(name),
    name,
    nameHi,
    city,
    source: 'venue',
    ...(locality && { locality: textIn(locality, localityHi) }),
    address: textIn(place, placeHi),
    shortDescription: cardLine(answers, place, placeHi ?? cityNames.hi),
    hasPage: true,
    managed,
    venueTypes: types,
    halls: [],
    facts,
    about: [
      {
        en: `${name} hosts weddings and family functions in ${place}. Tell us your date and how many guests you expect.`,
        hi: `यह वेन्यू ${placeHi ?? cityNames.hi} में है और यहाँ शादियाँ और पारिवारिक कार्यक्रम होते हैं। अपनी तारीख और मेहमानों की संख्या बताइए।`,
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

/** "Sector 62, Noida" to "Sector 62"; undefined for the city alone. */
const withoutCity = (locality: string | undefined, city: string) =>
  locality?.replace(new RegExp(`(^|\\s*,\\s*)${city}$`, 'i'), '') || undefined;

const inCity = <City extends string | undefined>(locality: string | undefined, city: City) =>
  locality && city ? (mentionsLocality(locality, city) ? locality : `${locality}, ${city}`) : city;

const textIn = (en: string, hi: string | undefined): Localized => (hi ? { en, hi } : { en });

const cardLine = ({ line, lineHi }: Answers, place: string, placeHi: string | undefined): Localized =>
  line
    ? textIn(line, lineHi)
    : {
        en: `Weddings and family functions in ${place}.`,
        hi: lineHi ?? `${placeHi} में शादियाँ और पारिवारिक कार्यक्रम।`,
      };

/**
 * Writes `src/content/venues/<slug>.ts` in the repository at `root` and lists it at the end of index.ts. Returns the slug, or a
 * sentence with the reason why nothing was written. `complete` adds facts to the venue before it is checked.
 */
export function writeVenue(
  root: string,
  typed: TypedAnswers,
  complete = (venue: VenueEntry) => venue,
): { slug: string } | { problem: string } {
  const venue = complete(venueFrom(typed));
  const problem = slugProblem(root, venue.id) ?? venueMistakes(venue)[0];
  if (problem) return { problem };
  const index = join(root, venuesFolder, 'index.ts');
  const list = addToList(readFileSync(index, 'utf8'), venue.id);
  const fields = Object.entries(venue).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},\n`);
  writeFileSync(
    join(root, venuesFolder, `${venue.id}.ts`),
    `import type { VenueEntry } from '../../domain/venue.ts';\n\nexport const venue = {\n${fields.join('')}} satisfies VenueEntry;\n`,
  );
  writeFileSync(index, list);
  return { slug: venue.id };
}

/** The source of index.ts with the new venue imported, in any order, and listed last. */
export function addToList(index: string, slug: string): string {
  let name = slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/^(?=\d)/, 'venue');
  while (!isFreeName(name, index)) name += 'Venue';
  return `import { venue as ${name} } from './${slug}.ts';\n${index}`.replace(
    // The formatter writes a short list in one line.
    /([[,]?)\s*\];/,
    (_, before: string) => `${before || ','}\n  ${name},\n];`,
  );
}

/** Whether a name is no reserved word, no global, and does not occur in the source. */
function isFreeName(name: string, source: string): boolean {
  if (name in globalThis || new RegExp(`\\b${name}\\b`).test(source)) return false;
  try {
    return Boolean(new Script(`'use strict'; async () => { const ${name} = 0; }`));
  } catch {
    return false;
  }
}
