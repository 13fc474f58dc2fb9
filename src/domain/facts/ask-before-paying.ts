import type { VenueType } from '../choices.ts';
import type { FactId, Facts } from './facts.ts';

/**
 * What to ask before paying, in order: an answer that comes late costs money. One id stands for a set of which one fact is enough: an
 * advance, a closing time.
 */
export const askBeforePaying = [
  'foodTax',
  'minimumPlates',
  'advanceShare',
  'deposit',
  'refund',
  'eveningCloses',
  'extraHour',
  'lateMusic',
  'musicUntil',
  'outsideCaterer',
  'royalty',
  'outsideAlcohol',
  'corkage',
  'licenceByVenue',
  'outsideDecorator',
  'decoration',
  'decorationIncludes',
  'dj',
  'cleaning',
  'roomPrice',
  'valet',
  'generator',
  'lift',
  'stepFree',
  'rainCover',
  'jainKitchen',
] as const satisfies readonly FactId[];
export type AskedFact = (typeof askBeforePaying)[number];

/** The question about rain is one of venues in the open. */
const openAir: readonly VenueType[] = ['wedding-lawn', 'villa-farmhouse', 'wedding-resort'];

/** What to ask before paying at this venue, in order. */
export const asksOf = ({ venueTypes }: { readonly venueTypes: readonly VenueType[] }): readonly AskedFact[] =>
  askBeforePaying.filter((id) => id !== 'rainCover' || venueTypes.some((type) => openAir.includes(type)));

/** Other facts that answer the question about a fact; one with a value does so with this value alone. */
const alsoAnswers: { readonly [Id in FactId]?: readonly (readonly [FactId, unknown?])[] } = {
  vegPlate: [['vegPackage']],
  nonVegPlate: [['nonVegPackage'], ['servesNonVeg', false]],
  advanceShare: [['advanceRupees'], ['bookingAmount']],
  eveningCloses: [['longCloses'], ['morningCloses']],
  eveningOpens: [['longOpens'], ['morningOpens']],
  refund: [['cancellable', false]],
  roomPrice: [['rooms', 0]],
  corkage: [['takesCorkage', false]],
  valet: [['hasValet', false]],
};

/** The fact that answers the question about a fact; undefined while it is open. */
export function answeredBy(facts: Facts<unknown>, id: FactId): FactId | undefined {
  if (facts[id] !== undefined) return id;
  return alsoAnswers[id]?.find(([other, value]) =>
    value === undefined ? facts[other] !== undefined : facts[other] === value,
  )?.[0];
}

/** Whether a fact is asked for itself: not one that is only another way of stating another. */
export const isAskedFor = (id: FactId): boolean =>
  !Object.values(alsoAnswers).some((others) =>
    others.some(([other, value]) => other === id && value === undefined),
  );
