import { advanceFacts } from './facts/fact-rules.ts';
import type { Known } from './facts/facts.ts';
import type { AsTold } from './facts/told.ts';
import { plateFacts } from './plate-price.ts';
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
  'halls',
  ...plateFacts,
  'foodTax',
  'minimumPlates',
  'rooms',
  'roomPrice',
  'decoration',
  'royalty',
  'dj',
  'generator',
  'cleaning',
  ...advanceFacts,
] as const satisfies readonly (keyof VenueFacts)[];

/** A venue as a card and a total need it, its pictures resolved. */
export interface VenueSummary extends Pick<VenueFacts, (typeof summaryFacts)[number]> {
  /** The first eight at most; `pictureCount` tells how many there are. */
  readonly pictures: readonly Picture[];
  readonly pictureCount: number;
}

/** A venue as a shortlist and a comparison load it: with every fact. */
export type FullVenue = VenueSummary & Known;

/** The same without pictures, as the venue's own page has it, too. */
export type VenueWithFacts = Omit<FullVenue, 'pictures' | 'pictureCount'>;

/** The same, with what it told the family. */
export type ComparedVenue = AsTold<FullVenue>;

/** A venue that the operator has hidden: lists and plans that contain it name it. */
export interface UnlistedVenue extends NamedVenue {
  readonly isUnlisted: true;
}
