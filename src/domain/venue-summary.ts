import type { NamedVenue, Picture, VenueFacts } from './venue.ts';

/** What a card and a total need: an allow-list, so that a new fact is not sent to every page. */
export const summaryFacts = [
  'id',
  'name',
  'nameHi',
  'source',
  'locality',
  'address',
  'shortDescription',
  'hasPage',
  'managed',
  'badge',
  'rating',
  'venueTypes',
  'facilities',
  'plate',
  'packagePlate',
  'halls',
  'foodTax',
  'rooms',
  'food',
  'decoration',
  'advance',
] as const satisfies readonly (keyof VenueFacts)[];

/** What a shortlist and a comparison need beyond the card. */
export const policyFacts = [
  'slots',
  'changingRooms',
  'parking',
  'alcohol',
  'cancellable',
  'otherPolicies',
] as const satisfies readonly (keyof VenueFacts)[];

/** A venue as a card and a total need it, its pictures resolved. */
export interface VenueSummary extends Pick<VenueFacts, (typeof summaryFacts)[number]> {
  /** The first eight at most; `pictureCount` tells how many there are. */
  readonly pictures: readonly Picture[];
  readonly pictureCount: number;
}

/** A venue as a shortlist and a comparison need it. */
export type ComparedVenue = VenueSummary & Pick<VenueFacts, (typeof policyFacts)[number]>;

/** A venue that the operator has hidden: lists and plans that contain it name it. */
export interface UnlistedVenue extends NamedVenue {
  readonly isUnlisted: true;
}
