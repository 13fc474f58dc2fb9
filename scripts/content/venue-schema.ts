import * as v from 'valibot';
import { cityIds, venueTypes } from '../../src/content/choices.ts';
import type { VenueEntry } from '../../src/content/types.ts';

const dayEnds = 24 * 60;
const words = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty. Write it, or leave the whole line out.'));
const yesNo = v.boolean();
/** A mark that stands or is left out. */
const mark = v.optional(v.literal(true, 'Write true, or leave the line out.'));
const count = v.pipe(v.number(), v.integer('is no whole number.'), v.minValue(0, 'is below 0.'));
const rupees = v.pipe(
  v.number(),
  v.integer('is no whole number. Prices are whole rupees.'),
  v.minValue(1, 'is no price. Where there is none, leave the field out.'),
);
const amount = v.union(
  [
    count,
    v.pipe(
      v.tuple([count, count]),
      v.check(([low, high]) => low < high, 'goes from high to low. Write the lower figure first: [1, 2].'),
    ),
  ],
  'Write a number without quotes, or [1, 2] where it is one or two.',
);
const share = v.pipe(
  v.number(),
  v.check(
    (part) => part > 0 && part < 1,
    'is no share. Shares lie between 0 and 1: write 0.25 for 25%, 0.18 for 18%.',
  ),
);
/** A number this small was meant as an hour: no function begins or ends in the first minutes after midnight. */
const mostHours = 48;
const minutes = v.pipe(
  v.number('Write at(18, 30) for 6:30 PM.'),
  v.integer('is no time. Write at(18, 30) for 6:30 PM.'),
  v.minValue(0, 'is no time. Write at(18, 30) for 6:30 PM.'),
  v.check(
    (time) => time === 0 || time > mostHours,
    'counts minutes after midnight. Write at(10) for 10 AM, nextDay(1) for 1 AM on the morning after.',
  ),
  v.maxValue(2 * dayEnds, 'is past the next day. Write nextDay(5) for 5 AM on the morning after.'),
);
const score = v.pipe(
  v.number(),
  v.check((stars) => stars >= 0 && stars <= 5, 'is no rating. Ratings go from 0 to 5.'),
);
const half = v.check<number, string>(
  (stars) => Number.isInteger(stars * 2),
  'is no rating that we draw. Reviews count in whole and half stars.',
);

const slot = v.pipe(
  v.strictObject({
    kind: v.picklist(['morning', 'evening', 'long']),
    opens: v.optional(minutes),
    closes: v.optional(minutes),
  }),
  v.check(
    ({ opens, closes }) => opens === undefined || closes === undefined || closes > opens,
    'closes before it opens. For a time on the next morning write nextDay(5) instead of at(5).',
  ),
);

const hall = v.pipe(
  v.strictObject({ name: words, seats: count, floating: count }),
  v.check(
    ({ seats, floating }) => floating >= seats,
    'takes fewer floating guests than seated ones. Look whether the two are swapped.',
  ),
);

const review = v.strictObject({
  name: words,
  verified: v.optional(yesNo),
  rating: v.pipe(score, half),
  eventDate: words,
  pax: count,
  review: words,
  sample: mark,
});

/** What a file in src/content/venues must hold. Its messages end a sentence that begins with the file and the field. */
export const venueSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'has other signs than small letters, digits and dashes.')),
  name: words,
  city: v.picklist(cityIds),
  source: v.picklist(['specification', 'venue', 'sample']),
  locality: v.optional(words),
  address: words,
  shortDescription: v.pipe(words, v.maxLength(119, 'is too long for a card. Keep it under 120 letters.')),
  hasPage: yesNo,
  managed: yesNo,
  badge: v.optional(words),
  rating: v.optional(v.strictObject({ score, count: amount })),
  venueTypes: v.pipe(
    v.array(v.picklist(venueTypes)),
    v.minLength(1, 'is empty. Name at least one kind, or no filter finds the venue.'),
  ),
  plate: v.optional(v.strictObject({ veg: rupees, nonVeg: v.nullable(rupees), about: mark })),
  packagePlate: v.optional(v.strictObject({ veg: rupees, nonVeg: v.optional(rupees) })),
  price: v.optional(rupees),
  halls: v.array(hall),
  slots: v.array(slot),
  foodTax: share,
  rooms: v.optional(
    v.strictObject({
      count,
      price: v.optional(
        v.union(
          [rupees, v.strictObject({ about: rupees })],
          'Write whole rupees without quotes, or { about: 1000 } where the venue rounds.',
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
        v.strictObject({ kind: v.literal('share'), share, note: v.optional(words) }),
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
  about: v.pipe(v.array(words), v.minLength(2, 'is too short. Write two or three paragraphs.')),
  notes: v.array(words),
  reviews: v.array(review),
  photoCount: v.optional(count),
  pairedPhotos: mark,
  visit: mark,
  opensTogether: mark,
}) satisfies v.GenericSchema<unknown, VenueEntry>;
