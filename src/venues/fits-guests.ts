import type { VenueFacts } from '../content/types.ts';

export type Fit = 'seated' | 'floating' | 'too small' | 'not told';

/** Whether a venue's largest hall takes so many guests: all seated, only coming and going, or not at all. */
export function fitsGuests({ halls }: Pick<VenueFacts, 'halls'>, guests: number): Fit {
  if (halls.length === 0) return 'not told';
  if (halls.some((hall) => hall.seats >= guests)) return 'seated';
  return halls.some((hall) => hall.floating >= guests) ? 'floating' : 'too small';
}
