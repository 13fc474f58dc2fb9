import { toSlug } from '../content/slug.ts';
import type { VenueFacts } from '../content/types.ts';

/** The address, preceded by the locality unless the address contains it. */
export function venueLocation({ address, locality }: Pick<VenueFacts, 'address' | 'locality'>): string {
  return !locality || mentionsLocality(address, locality) ? address : `${locality}, ${address}`;
}

/** Whether the location contains the locality (name or id) as whole words: "Sector 116" does not contain "Sector 11". */
export function mentionsLocality(location: string, locality: string): boolean {
  return `-${toSlug(location)}-`.includes(`-${toSlug(locality)}-`);
}

/** The floating capacity of the largest hall, in guests; undefined where it is not known. */
export function largestHall(venue: VenueFacts): number | undefined {
  return venue.halls.length ? Math.max(...venue.halls.map((hall) => hall.floating)) : undefined;
}

export type Fit = 'seated' | 'floating' | 'too-small' | 'unknown';

/** How a venue's largest hall fits the number of guests. */
export function fitsGuests({ halls }: Pick<VenueFacts, 'halls'>, guests: number): Fit {
  if (halls.length === 0) return 'unknown';
  if (halls.some((hall) => hall.seats >= guests)) return 'seated';
  return halls.some((hall) => hall.floating >= guests) ? 'floating' : 'too-small';
}
