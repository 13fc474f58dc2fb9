import { mentionsLocality } from './slug.ts';
import type { VenueFacts } from './venue.ts';

/** The address in one line, preceded by the locality if the address does not contain it. */
export function venueLocation({ address, locality }: Pick<VenueFacts, 'address' | 'locality'>): string {
  return !locality || mentionsLocality(address, locality) ? address : `${locality}, ${address}`;
}

/** The floating capacity of the largest hall; undefined if no capacity is known. */
export function largestHall(venue: Pick<VenueFacts, 'halls'>): number | undefined {
  return venue.halls.length ? Math.max(...venue.halls.map((hall) => hall.floating)) : undefined;
}

export type Fit = 'seated' | 'floating' | 'too-small' | 'unknown';

/** Whether one of the venue's halls holds this many guests seated, floating, or not at all. */
export function fitsGuests({ halls }: Pick<VenueFacts, 'halls'>, guests: number): Fit {
  if (halls.length === 0) return 'unknown';
  if (halls.some((hall) => hall.seats >= guests)) return 'seated';
  return halls.some((hall) => hall.floating >= guests) ? 'floating' : 'too-small';
}

/** The venue's name for screen readers within a sentence: on Hindi pages its Devanagari spelling, if it has one. */
export const spokenName = ({ name, nameHi }: Pick<VenueFacts, 'name' | 'nameHi'>): string => nameHi ?? name;
