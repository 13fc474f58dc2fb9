import type { Facility } from '../choices.ts';
import type { FactKind, KindValues, Unit } from './fact-values.ts';

/** The groups of facts, in the order of forms. */
export const factGroups = [
  'prices',
  'tax-and-minimum',
  'also-to-pay',
  'advance',
  'stay',
  'timings',
  'rules',
  'comfort',
] as const;
export type FactGroup = (typeof factGroups)[number];

interface FactRow {
  readonly kind: FactKind;
  readonly group: FactGroup;
  /** Of a price or a number. */
  readonly unit?: Unit;
  /** Of a number: a slip of a digit is outside. */
  readonly min?: number;
  readonly max?: number;
  /** 0 says that there is none. */
  readonly zeroIsNone?: true;
  /** A typed time until 8 AM is on the next day. */
  readonly endsLate?: true;
  /** The facility of the filters that a yes establishes. */
  readonly facility?: Facility;
  /** Halls tell it, beside what is asked before paying. */
  readonly isTold?: true;
}

/**
 * What can be known of a venue, a row each: types, schemas, forms, mails and tables follow from it. fact-texts.ts has the texts of the same
 * ids, fact-rules.ts what belongs together and what follows.
 */
export const facts = {
  servesNonVeg: { kind: 'yes-no', group: 'prices' },
  vegPlate: { kind: 'plate-price', group: 'prices' },
  nonVegPlate: { kind: 'plate-price', group: 'prices' },
  vegPackage: { kind: 'plate-price', group: 'prices', unit: 'plate' },
  nonVegPackage: { kind: 'plate-price', group: 'prices', unit: 'plate' },

  foodTax: { kind: 'tax', group: 'tax-and-minimum', max: 0.28 },
  minimumPlates: {
    kind: 'count',
    group: 'tax-and-minimum',
    unit: 'plate',
    min: 0,
    max: 5_000,
    zeroIsNone: true,
  },

  decoration: { kind: 'charge', group: 'also-to-pay', unit: 'all' },
  decorationIncludes: { kind: 'text', group: 'also-to-pay' },
  dj: { kind: 'charge', group: 'also-to-pay', unit: 'all' },
  generator: { kind: 'charge', group: 'also-to-pay', unit: 'all' },
  cleaning: { kind: 'charge', group: 'also-to-pay', unit: 'all' },
  royalty: { kind: 'charge', group: 'also-to-pay', unit: 'plate' },
  corkage: { kind: 'charge', group: 'also-to-pay', unit: 'bottle' },
  extraHour: { kind: 'charge', group: 'also-to-pay', unit: 'hour' },
  valet: { kind: 'charge', group: 'also-to-pay', unit: 'vehicle' },

  advanceShare: { kind: 'share', group: 'advance' },
  advanceRupees: { kind: 'rupees', group: 'advance', unit: 'all' },
  /** A fixed sum that the venue calls the total booking amount. */
  bookingAmount: { kind: 'rupees', group: 'advance', unit: 'all' },
  advanceNote: { kind: 'text', group: 'advance' },
  deposit: { kind: 'rupees', group: 'advance', unit: 'all', min: 0, zeroIsNone: true },
  cancellable: { kind: 'yes-no', group: 'advance', isTold: true },
  refund: { kind: 'text', group: 'advance' },

  /** 0 where there are none. */
  rooms: { kind: 'count', group: 'stay', unit: 'room', min: 0, max: 2_000, isTold: true },
  roomPrice: { kind: 'rupees', group: 'stay', unit: 'night', min: 200, max: 200_000 },
  changingRooms: { kind: 'range', group: 'stay', unit: 'room', min: 0, max: 100 },
  airConditionedChangingRooms: { kind: 'yes-no', group: 'stay' },
  parking: { kind: 'count', group: 'stay', unit: 'vehicle', min: 0, max: 10_000, isTold: true },
  hasValet: { kind: 'yes-no', group: 'stay' },

  morningOpens: { kind: 'time', group: 'timings' },
  morningCloses: { kind: 'time', group: 'timings', endsLate: true },
  eveningOpens: { kind: 'time', group: 'timings' },
  eveningCloses: { kind: 'time', group: 'timings', endsLate: true },
  longOpens: { kind: 'time', group: 'timings' },
  longCloses: { kind: 'time', group: 'timings', endsLate: true },

  foodByVenue: { kind: 'yes-no', group: 'rules', facility: 'food-by-venue' },
  outsideCaterer: { kind: 'yes-no', group: 'rules', facility: 'outside-food' },
  alcohol: { kind: 'yes-no', group: 'rules', facility: 'alcohol' },
  outsideAlcohol: { kind: 'yes-no', group: 'rules', facility: 'outside-alcohol' },
  takesCorkage: { kind: 'yes-no', group: 'rules' },
  licenceByVenue: { kind: 'yes-no', group: 'rules' },
  decorationByVenue: { kind: 'yes-no', group: 'rules' },
  outsideDecorator: { kind: 'yes-no', group: 'rules' },
  lateMusic: { kind: 'yes-no', group: 'rules', facility: 'late-music' },
  musicUntil: { kind: 'time', group: 'rules', endsLate: true },
  baraat: { kind: 'yes-no', group: 'rules', isTold: true },
  firecrackers: { kind: 'yes-no', group: 'rules', facility: 'firecrackers', isTold: true },
  hawan: { kind: 'yes-no', group: 'rules', facility: 'hawan', isTold: true },
  overnightWedding: { kind: 'yes-no', group: 'rules' },

  airConditionedHalls: { kind: 'yes-no', group: 'comfort', isTold: true },
  lift: { kind: 'yes-no', group: 'comfort' },
  stepFree: { kind: 'yes-no', group: 'comfort' },
  rainCover: { kind: 'yes-no', group: 'comfort' },
  jainKitchen: { kind: 'yes-no', group: 'comfort' },
} as const satisfies Readonly<Record<string, FactRow>>;

export type FactId = keyof typeof facts;
export const factIds = Object.keys(facts) as readonly FactId[];

type ValueOf<Id extends FactId, Text> = KindValues<Text>[(typeof facts)[Id]['kind']];

/** What is known of a venue. */
export type Facts<Text = string> = { readonly [Id in FactId]?: ValueOf<Id, Text> };

/** What a calculation reads: required keys, undefined where a fact is not known, so that data without a fact does not compile. */
export type Known<Id extends FactId = FactId, Text = string> = {
  readonly [Fact in Id]: ValueOf<Fact, Text> | undefined;
};

/** The row of a fact, without the type of its id. */
export const rowOf = (id: FactId): FactRow => facts[id];

export const isFactId = (text: string): text is FactId => Object.hasOwn(facts, text);

/** What is asked of each hall. */
export const hallFacts = {
  hallName: { kind: 'text', field: 'name' },
  hallSeats: { kind: 'count', field: 'seats', min: 1, max: 20_000 },
  hallFloating: { kind: 'count', field: 'floating', min: 1, max: 20_000 },
} as const;
export type HallFact = keyof typeof hallFacts;
