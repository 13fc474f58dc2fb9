import * as v from 'valibot';
import * as m from '../i18n/compiled/messages.js';
import type { Label } from './choices.ts';
import { type Asked, type FactProblem, readTyped, writeValue } from './facts/fact-kinds.ts';
import { factTexts } from './facts/fact-texts.ts';
import {
  type FactGroup,
  type FactId,
  factGroups,
  factIds,
  facts,
  type HallFact,
  hallFacts,
  isFactId,
  type Known,
  rowOf,
} from './facts/facts.ts';
import { presentId } from './facts/old-ids.ts';
import type { VenueFacts } from './venue.ts';
import { venueTexts } from './venue-texts.ts';

const texts = {
  locality: m.owners_locality,
  address: m.owners_address,
  types: m.owners_types,
  familyQuestions: m.owners_familyQuestions,
  hallName: m.owners_hallName,
  hallSeats: m.owners_hallSeats,
  hallFloating: m.owners_hallFloating,
} as const satisfies Readonly<Record<string, Label>>;

export type OwnerQuestion = FactId | HallFact | 'locality' | 'address' | 'types' | 'familyQuestions';
export type OwnerGroup = 'place' | 'halls' | FactGroup | 'families';

const groups: readonly (readonly [OwnerGroup, readonly OwnerQuestion[]])[] = [
  ['place', ['locality', 'address', 'types']],
  ['halls', Object.keys(hallFacts) as HallFact[]],
  ...factGroups.map((group) => [group, factIds.filter((id) => facts[id].group === group)] as const),
  ['families', ['familyQuestions']],
];

/** What an owner can answer, by group, in the order of the form. The name of the hall, its city and a phone number come before. */
export const ownerGroups = Object.fromEntries(groups) as Readonly<
  Record<OwnerGroup, readonly OwnerQuestion[]>
>;
export const ownerGroupIds = groups.map(([group]) => group);
export const ownerQuestions: readonly OwnerQuestion[] = groups.flatMap(([, questions]) => questions);

export const ownerLabel = (question: OwnerQuestion): Label =>
  isFactId(question) ? factTexts[question].label : texts[question];

const isHallFact = (question: string): question is HallFact => Object.hasOwn(hallFacts, question);

/** How a question is asked. */
export function askedOf(question: OwnerQuestion): Asked {
  if (isFactId(question)) return rowOf(question);
  return isHallFact(question) ? hallFacts[question] : venueTexts[question];
}

/** Halls of a venue that the form has fields for. */
export const maxHalls = 6;

/** A typed answer, not checked. */
export interface OwnerAnswer {
  /** A question of `ownerQuestions`, perhaps under an older id. */
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
export function questionOf({ question, hall }: OwnerAnswer): OwnerQuestion | undefined {
  const id = presentId(question);
  if (!isOwnerQuestion(id)) return undefined;
  return isHallFact(id) === (hall !== undefined) ? id : undefined;
}

/** Why answers cannot be used, by the names of their fields. */
export function answerProblems(answers: readonly OwnerAnswer[]): Readonly<Record<string, FactProblem>> {
  const problems: Record<string, FactProblem> = {};
  for (const one of answers) {
    const question = questionOf(one);
    const read = question ? readTyped(askedOf(question), one.answer) : { problem: 'not-a-choice' as const };
    if ('problem' in read) problems[answerKey(one)] = read.problem;
    else if (!one.answer && !one.replaces) problems[answerKey(one)] = 'missing';
  }
  return problems;
}

/** What our page says of a venue, as an owner would type it, by the names of the fields. */
export function knownAnswers(
  venue: Known & Pick<VenueFacts, 'locality' | 'address' | 'venueTypes' | 'halls'>,
): ReadonlyMap<string, string> {
  const halls = venue.halls.slice(0, maxHalls).flatMap((hall, index) =>
    (Object.keys(hallFacts) as HallFact[]).map((question) => {
      const { field } = hallFacts[question];
      return [answerKey({ question, hall: index + 1 }), String(hall[field])] as const;
    }),
  );
  const known = factIds.flatMap((id) => {
    const value = venue[id];
    return value === undefined ? [] : [[id, writeValue(rowOf(id), value)] as const];
  });
  return new Map<string, string>([
    ...(venue.locality ? [['locality', venue.locality] as const] : []),
    ['address', venue.address],
    ...(venue.venueTypes.length > 0 ? [['types', venue.venueTypes.join(', ')] as const] : []),
    ...halls,
    ...known,
  ]);
}

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));

/** The attachment of an owner's mail, which `npm run new-venue -- --from` reads: nothing in it is trusted. Version 1 has older ids. */
export const ownerFileSchema = v.object({
  version: v.picklist([1, 2]),
  /** The venue on our site that it is about. */
  venueId: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,59}$/))),
  name: text(120),
  city: text(60),
  answers: v.pipe(
    v.array(
      v.object({
        question: v.pipe(text(60), v.transform(presentId), v.picklist(ownerQuestions)),
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
