import { completeVenue } from '../complete-venue.ts';
import type { Venue } from '../types.ts';
import { venue as hotelgrandhighway } from './hotelgrandhighway.ts';

export const venues: readonly Venue[] = [hotelgrandhighway].map(completeVenue);
