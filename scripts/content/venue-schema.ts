import * as v from 'valibot';
import { cityIds, venueTypes } from '../../src/domain/choices.ts';
import { isDate } from '../../src/domain/dates.ts';
import { factRules } from '../../src/domain/facts/fact-rules.ts';
import { factIds, rowOf } from '../../src/domain/facts/facts.ts';
import { factsSchema } from '../../src/domain/facts/read-fact.ts';
import type { VenueEntry } from '../../src/domain/venue.ts';
import { cardLineLength } from '../../src/domain/venue-texts.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty. Write a text, or leave out the line.'));
/** In English and, once it is translated, in Hindi. */
const inBothLanguages = <Text extends v.GenericSchema<string>>(one: Text) =>
  v.strictObject(
    { en: one, hi: v.optional(one) },
    "Write { en: 'English text', hi: 'हिन्दी में' }, or { en: 'English text' } until it is translated.",
  );
const localized = inBothLanguages(text);
const yesNo = v.boolean();
/** true or absent. */
const flag = v.optional(v.literal(true, 'Write true, or leave out the line.'));
const count = v.pipe(v.number(), v.integer('is not a whole number.'), v.minValue(0, 'is below 0.'));
const rupees = v.pipe(
  v.number(),
  v.integer('is not a whole number. Prices are whole rupees.'),
  v.minValue(1, 'is not a price. If there is none, leave out the field.'),
);
const amount = v.union(
  [
    count,
    v.pipe(
      v.tuple([count, count]),
      v.check(([low, high]) => low < high, 'goes from high to low. Write the lower number first: [1, 2].'),
    ),
  ],
  'Write a number without quotes, or [1, 2] for one or two.',
);
const score = v.pipe(
  v.number(),
  v.check((stars) => stars >= 0 && stars <= 5, 'is not a rating. Ratings are from 0 to 5.'),
);
const half = v.check<number, string>(
  (stars) => Number.isInteger(stars * 2),
  'is not a valid rating. Reviews have whole or half stars.',
);

const hall = v.pipe(
  v.strictObject({ name: localized, seats: count, floating: count }),
  v.check(
    ({ seats, floating }) => floating >= seats,
    'has fewer floating than seated guests. Check whether the two are swapped.',
  ),
);

const reviewTexts = {
  name: localized,
  rating: v.pipe(score, half),
  eventDate: localized,
  pax: count,
  review: localized,
};
const review = v.variant(
  'sample',
  [
    v.strictObject({
      ...reviewTexts,
      sample: v.literal(true),
      verified: v.exactOptional(v.never('A sample is not verified: leave out the line.')),
    }),
    v.strictObject({ ...reviewTexts, sample: v.exactOptional(v.never()), verified: v.optional(yesNo) }),
  ],
  'Write true, or leave out the line.',
);

/** Smaller numbers than minutes: no function begins or ends in the first minutes after midnight. */
const isHours = (time: unknown) => typeof time === 'number' && time > 0 && time <= 48;

/** What is known of a venue; facts that contradict each other are named by the first of them. */
const facts = v.pipe(
  factsSchema(localized),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value: input } = dataset;
    const broken = factRules()
      .filter(({ holds }) => !holds(input))
      .map(({ facts: [key], problem }) => [key, problem] as const);
    const hours = factIds
      .filter((id) => rowOf(id).kind === 'time' && isHours(input[id]))
      .map((id) => [id, 'hours'] as const);
    for (const [key, message] of [...broken, ...hours]) {
      const value = input[key];
      addIssue({ message, input: value, path: [{ type: 'object', origin: 'value', input, key, value }] });
    }
  }),
);

/** The contents of a file in src/content/venues. Messages complete a sentence that starts with the file and the field. */
export const venueSchema = v.strictObject({
  id: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9-]+$/, 'has characters other than lower-case letters, digits and dashes.'),
  ),
  name: v.pipe(
    text,
    v.regex(
      /^\P{Script=Devanagari}*$/u,
      'is in Hindi letters. Write it in English letters, and this one as nameHi.',
    ),
  ),
  nameHi: v.pipe(
    text,
    v.regex(
      /^[^a-z]*\p{Script=Devanagari}[^a-z]*$/iu,
      'is not in Devanagari. Write the name in Hindi letters.',
    ),
  ),
  city: v.picklist(cityIds),
  source: v.picklist(['specification', 'venue', 'sample']),
  locality: v.optional(localized),
  address: localized,
  shortDescription: inBothLanguages(
    v.pipe(text, v.maxLength(cardLineLength, 'is too long for a card. Write fewer than 120 characters.')),
  ),
  hasPage: yesNo,
  hidden: flag,
  managed: yesNo,
  badge: v.optional(localized),
  rating: v.optional(v.strictObject({ score, count: amount })),
  venueTypes: v.pipe(
    v.array(v.picklist(venueTypes)),
    v.minLength(1, 'is empty. Name at least one type, or no filter finds the venue.'),
  ),
  price: v.optional(rupees),
  halls: v.array(hall),
  facts,
  confirmed: v.optional(
    v.strictObject(
      Object.fromEntries(
        [...factIds, 'halls'].map((id) => [
          id,
          v.exactOptional(
            v.pipe(v.string(), v.check(isDate, "is not a day. Write the year first: '2026-11-28'.")),
          ),
        ]),
      ),
    ),
  ),
  about: v.pipe(v.array(localized), v.minLength(2, 'is too short. Write two or three paragraphs.')),
  notes: v.array(localized),
  reviews: v.array(review),
  pictureLimit: v.optional(count),
  pairedPictures: flag,
  opensTogether: flag,
}) satisfies v.GenericSchema<unknown, VenueEntry>;
