import * as v from 'valibot';
import type { TimingSlot, VenueFacts } from './venue.ts';
import { type AnswerProblem, readAnswer, type VenueQuestion, venueQuestions } from './venue-questions.ts';

/** What an owner can answer, by group, in the order of the form. The name of the hall, its city and a phone number come before. */
export const ownerGroups = {
  place: ['locality', 'address'],
  halls: ['hallName', 'hallSeats', 'hallFloating'],
  prices: ['servesNonVeg', 'vegPlate', 'nonVegPlate', 'vegPackage', 'nonVegPackage', 'foodTax', 'advance'],
  stay: ['rooms', 'roomPrice', 'parking'],
  timings: ['morningOpens', 'morningCloses', 'eveningOpens', 'eveningCloses'],
  policies: [
    'outsideCaterer',
    'outsideDecoration',
    'alcohol',
    'outsideAlcohol',
    'lateMusic',
    'baraat',
    'firecrackers',
    'hawan',
    'overnightWedding',
    'cancellable',
  ],
  families: ['familyQuestions'],
} as const satisfies Readonly<Record<string, readonly (keyof typeof venueQuestions)[]>>;

export type OwnerGroup = keyof typeof ownerGroups;
export type OwnerQuestion = (typeof ownerGroups)[OwnerGroup][number];

export const ownerGroupIds = Object.keys(ownerGroups) as readonly OwnerGroup[];
export const ownerQuestions: readonly OwnerQuestion[] = ownerGroupIds.flatMap((group) => ownerGroups[group]);

/** Halls of a venue that the form has fields for. */
export const maxHalls = 6;

/** A typed answer, not checked. */
export interface OwnerAnswer {
  /** A question of `ownerQuestions`. */
  readonly question: string;
  /** The hall that it is about, from 1. */
  readonly hall?: number | undefined;
  /** As typed; empty asks to remove what our page shows. */
  readonly answer: string;
  /** What our page shows, where the answer is to replace it; as it would be typed. */
  readonly replaces?: string | undefined;
}

/** The name of an answer's field: `vegPlate`, `hallSeats-2`. */
export const answerKey = ({ question, hall }: Pick<OwnerAnswer, 'question' | 'hall'>): string =>
  hall === undefined ? question : `${question}-${hall}`;

export const isOwnerQuestion = (text: string): text is OwnerQuestion =>
  (ownerQuestions as readonly string[]).includes(text);

/** The question of an answer; undefined for a question that owners are not asked, or that is about no hall or another one. */
export function questionOf({ question, hall }: OwnerAnswer): VenueQuestion | undefined {
  if (!isOwnerQuestion(question)) return undefined;
  const asked: VenueQuestion = venueQuestions[question];
  return (asked.perHall === true) === (hall !== undefined) ? asked : undefined;
}

/** Why answers cannot be used, by the names of their fields. */
export function answerProblems(answers: readonly OwnerAnswer[]): Readonly<Record<string, AnswerProblem>> {
  const problems: Record<string, AnswerProblem> = {};
  for (const one of answers) {
    const question = questionOf(one);
    const read = question ? readAnswer(question, one.answer) : { problem: 'not-a-choice' as const };
    if ('problem' in read) problems[answerKey(one)] = read.problem;
    else if (!one.answer && !one.replaces) problems[answerKey(one)] = 'missing';
  }
  return problems;
}

/** The facts of a venue that the form shows. */
export const ownerFacts = [
  'locality',
  'address',
  'halls',
  'slots',
  'plate',
  'packagePlate',
  'foodTax',
  'rooms',
  'parking',
  'alcohol',
  'food',
  'decoration',
  'advance',
  'cancellable',
  'otherPolicies',
] as const satisfies readonly (keyof VenueFacts)[];

/** What our page says of a venue, as an owner would type it, by the names of the fields. */
export function knownAnswers(
  venue: Pick<VenueFacts, (typeof ownerFacts)[number]>,
): ReadonlyMap<string, string> {
  const { plate, packagePlate, food, rooms, alcohol, otherPolicies, advance } = venue;
  const price = rooms?.price;
  const answers: readonly (readonly [string, string | number | boolean | null | undefined])[] = [
    ['locality', venue.locality],
    ['address', venue.address],
    ...venue.halls.slice(0, maxHalls).flatMap(
      ({ name, seats, floating }, index) =>
        [
          [`hallName-${index + 1}`, name],
          [`hallSeats-${index + 1}`, seats],
          [`hallFloating-${index + 1}`, floating],
        ] as const,
    ),
    ['servesNonVeg', food?.nonVeg ?? (plate && plate.nonVeg !== null)],
    ['vegPlate', plate?.veg],
    ['nonVegPlate', plate?.nonVeg],
    ['vegPackage', packagePlate?.veg],
    ['nonVegPackage', packagePlate?.nonVeg],
    ['foodTax', Math.round(venue.foodTax * 100)],
    ['advance', advance?.kind === 'share' ? Math.round(advance.share * 100) : undefined],
    ['rooms', rooms?.count],
    ['roomPrice', typeof price === 'object' ? price.about : price],
    ['parking', venue.parking?.vehicles],
    ...(['morning', 'evening'] as const).flatMap((kind) => {
      const slot = venue.slots.find((one) => one.kind === kind);
      return [
        [`${kind}Opens`, timeText(slot?.opens)],
        [`${kind}Closes`, timeText(slot?.closes)],
      ] as const;
    }),
    ['outsideCaterer', food?.outsideCaterer],
    ['outsideDecoration', venue.decoration?.outside],
    ['alcohol', alcohol?.allowed],
    ['outsideAlcohol', alcohol?.outside],
    ['lateMusic', otherPolicies?.lateMusic],
    ['baraat', otherPolicies?.baraat],
    ['firecrackers', otherPolicies?.firecrackers],
    ['hawan', otherPolicies?.hawan],
    ['overnightWedding', otherPolicies?.overnightWedding],
    ['cancellable', venue.cancellable],
  ];
  return new Map(
    answers.flatMap(([key, value]) => {
      if (value === undefined || value === null) return [];
      return [[key, typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)]];
    }),
  );
}

/** Minutes after midnight as the value of `<input type="time">`. */
function timeText(minutes: TimingSlot['opens']): string | undefined {
  if (minutes === undefined) return undefined;
  const [hours, rest] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));

/** The attachment of an owner's mail, which `npm run new-venue -- --from` reads: nothing in it is trusted. */
export const ownerFileSchema = v.object({
  version: v.literal(1),
  /** The venue on our site that it is about. */
  venueId: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,59}$/))),
  name: text(120),
  city: text(60),
  answers: v.pipe(
    v.array(
      v.object({
        question: v.picklist(ownerQuestions),
        hall: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxHalls))),
        answer: text(2_000),
        replaces: v.optional(text(2_000)),
      }),
    ),
    v.maxLength(100),
    v.check((answers) => Object.keys(answerProblems(answers)).length === 0, 'An answer cannot be used'),
  ),
});
export type OwnerFile = v.InferOutput<typeof ownerFileSchema>;
