import { type Asked, writeValue } from './facts/fact-kinds.ts';
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
