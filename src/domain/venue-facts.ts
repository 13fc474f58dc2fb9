import { m } from '../i18n/compiled/messages.js';
import { type EventDetails, functionsAt } from './event-details.ts';
import { nameTexts } from './event-details-text.ts';
import { fitOf } from './fit.ts';
import { formatAmount } from './format.ts';
import { mentionsLocality } from './slug.ts';
import type { Hall, VenueFacts } from './venue.ts';

/** The address in one line, preceded by the locality if the address does not contain it. */
export function venueLocation({ address, locality }: Pick<VenueFacts, 'address' | 'locality'>): string {
  return !locality || mentionsLocality(address, locality) ? address : `${locality}, ${address}`;
}

/** The floating capacity of the largest hall, its seats where that is not known; undefined if no capacity is known. */
export function largestHall(venue: {
  readonly halls: readonly Pick<Hall, 'seats' | 'floating'>[];
}): number | undefined {
  return venue.halls.length
    ? Math.max(...venue.halls.map(({ seats, floating = seats }) => floating))
    : undefined;
}

/** A warning where no hall seats all the guests at once; undefined where one does, or the capacity is unknown. */
export function describeFit(venue: Pick<VenueFacts, 'halls'>, guests: number): string | undefined {
  switch (fitOf(venue.halls, guests)) {
    case 'floating':
      return m.total_fit_floating({ guests: formatAmount(guests) });
    case 'small':
      return m.total_fit_too_small({ guests: formatAmount(largestHall(venue) ?? 0) });
    default:
      return undefined;
  }
}

/**
 * As `describeFit`, for the functions that the venue's total is for. Where the family plans several functions, a warning
 * begins with the names of those that it is about.
 */
export function describeFits(venue: Pick<VenueFacts, 'id' | 'halls'>, eventDetails: EventDetails): string[] {
  const functions = functionsAt(eventDetails, venue.id);
  const fits = functions.map(({ guests }) => describeFit(venue, guests)).map((fit) => (fit ? [fit] : []));
  return nameTexts(functions, fits, eventDetails.length === 1 ? 1 : 0);
}

/** The venue's name for screen readers within a sentence: on Hindi pages its Devanagari spelling, if it has one. */
export const spokenName = ({ name, nameHi }: Pick<VenueFacts, 'name' | 'nameHi'>): string => nameHi ?? name;
