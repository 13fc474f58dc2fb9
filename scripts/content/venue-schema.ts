import * as v from 'valibot';
import { cityIds, venueTypes } from '../../src/domain/choices.ts';
import type { VenueEntry } from '../../src/domain/venue.ts';
import { cardLineLength, plateRange } from '../../src/domain/venue-questions.ts';

const dayEnds = 24 * 60;
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
const perPlate = v.pipe(
  rupees,
  v.check(
    (price) => price >= plateRange.min && price <= plateRange.max,
    `is not a price per plate. Write rupees from ${plateRange.min} to ${plateRange.max}.`,
  ),
);
const vegIsNotDearer = <
  Price extends { readonly veg: number; readonly nonVeg?: number | null | undefined },
>() =>
  v.check<Price, string>(
    ({ veg, nonVeg }) => (nonVeg ?? veg) >= veg,
    'has a veg price above the non-veg one. Check whether the two are swapped.',
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
export const share = v.pipe(
  v.number(),
  v.check(
    (part) => part > 0 && part < 1,
    'is not a share. Shares are between 0 and 1: write 0.25 for 25%, 0.18 for 18%.',
  ),
);
/** Smaller numbers are mistaken hours: no function begins or ends in the first minutes after midnight. */
const maxHours = 48;
const minutes = v.pipe(
  v.number('Write at(18, 30) for 6:30 PM.'),
  v.integer('is not a time. Write at(18, 30) for 6:30 PM.'),
  v.minValue(0, 'is not a time. Write at(18, 30) for 6:30 PM.'),
  v.check(
    (time) => time === 0 || time > maxHours,
    'means minutes after midnight. Write at(10) for 10 AM, nextDay(1) for 1 AM the next morning.',
  ),
  v.maxValue(2 * dayEnds, 'is after the next day. Write nextDay(5) for 5 AM the next morning.'),
);
const score = v.pipe(
  v.number(),
  v.check((stars) => stars >= 0 && stars <= 5, 'is not a rating. Ratings are from 0 to 5.'),
);
const half = v.check<number, string>(
  (stars) => Number.isInteger(stars * 2),
  'is not a valid rating. Reviews have whole or half stars.',
);

const slot = v.pipe(
  v.strictObject({
    kind: v.picklist(['morning', 'evening', 'long']),
    opens: v.optional(minutes),
    closes: v.optional(minutes),
  }),
  v.check(
    ({ opens, closes }) => opens === undefined || closes === undefined || closes > opens,
    'closes before it opens. For the next morning write nextDay(5) instead of at(5).',
  ),
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
  plate: v.optional(
    v.pipe(v.strictObject({ veg: perPlate, nonVeg: v.nullable(perPlate), about: flag }), vegIsNotDearer()),
  ),
  packagePlate: v.optional(
    v.pipe(v.strictObject({ veg: perPlate, nonVeg: v.optional(perPlate) }), vegIsNotDearer()),
  ),
  price: v.optional(rupees),
  halls: v.array(hall),
  slots: v.array(slot),
  foodTax: v.optional(share),
  rooms: v.optional(
    v.strictObject({
      count,
      price: v.optional(
        v.union(
          [rupees, v.strictObject({ about: rupees })],
          'Write whole rupees without quotes, or { about: 1000 } for a rounded price.',
        ),
      ),
    }),
  ),
  changingRooms: v.optional(v.strictObject({ count: amount, airConditioned: v.optional(yesNo) })),
  parking: v.optional(v.strictObject({ vehicles: count, valet: v.optional(yesNo) })),
  alcohol: v.optional(
    v.strictObject({
      allowed: v.optional(yesNo),
      outside: v.optional(yesNo),
      corkage: v.optional(yesNo),
    }),
  ),
  food: v.optional(
    v.strictObject({
      byVenue: v.optional(yesNo),
      outsideCaterer: v.optional(yesNo),
      nonVeg: v.optional(yesNo),
      cateringRoyalty: v.optional(rupees),
    }),
  ),
  decoration: v.optional(
    v.strictObject({ outside: v.optional(yesNo), byVenue: v.optional(yesNo), from: v.optional(rupees) }),
  ),
  advance: v.optional(
    v.variant(
      'kind',
      [
        v.strictObject({ kind: v.literal('share'), share, note: v.optional(localized) }),
        v.strictObject({
          kind: v.literal('amount'),
          rupees,
          purpose: v.picklist(['total-booking-amount', 'advance']),
        }),
      ],
      "Write { kind: 'share', share: 0.25 } for a quarter, or { kind: 'amount', rupees: 50000, purpose: 'advance' }.",
    ),
  ),
  cancellable: v.optional(yesNo),
  otherPolicies: v.optional(
    v.strictObject({
      lateMusic: v.optional(yesNo),
      airConditionedHalls: v.optional(yesNo),
      baraat: v.optional(yesNo),
      firecrackers: v.optional(yesNo),
      hawan: v.optional(yesNo),
      overnightWedding: v.optional(yesNo),
    }),
  ),
  about: v.pipe(v.array(localized), v.minLength(2, 'is too short. Write two or three paragraphs.')),
  notes: v.array(localized),
  reviews: v.array(review),
  pictureLimit: v.optional(count),
  pairedPictures: flag,
  opensTogether: flag,
}) satisfies v.GenericSchema<unknown, VenueEntry>;
