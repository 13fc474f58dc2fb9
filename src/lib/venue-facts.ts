import type { VenueFacts } from '../content/types.ts';

/** Where the venue is, as one line: the address, led by the locality where the address leaves it out. */
export function venueLocation({ address, locality }: Pick<VenueFacts, 'address' | 'locality'>): string {
  return !locality || mentionsLocality(address, locality) ? address : `${locality}, ${address}`;
}

/** Whether the location names the locality as whole words, in any letter case: "Sector 11" is not "Sector 116". */
export function mentionsLocality(location: string, locality: string): boolean {
  const words = (text: string) =>
    ` ${text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `;
  return words(location).includes(words(locality));
}

/** Guests standing and sitting that the largest hall holds; undefined where no capacity was told. */
export function largestHall(venue: VenueFacts): number | undefined {
  return venue.halls.length ? Math.max(...venue.halls.map((hall) => hall.floating)) : undefined;
}

export type Fit = 'seated' | 'floating' | 'too small' | 'not told';

/** Whether a venue's largest hall takes so many guests: all seated, only coming and going, or not at all. */
export function fitsGuests({ halls }: Pick<VenueFacts, 'halls'>, guests: number): Fit {
  if (halls.length === 0) return 'not told';
  if (halls.some((hall) => hall.seats >= guests)) return 'seated';
  return halls.some((hall) => hall.floating >= guests) ? 'floating' : 'too small';
}
