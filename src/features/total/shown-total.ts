import type { EventDetails } from '../../domain/event-details.ts';
import type { ShownTotal } from '../../domain/shown-total.ts';
import type { VenueFacts } from '../../domain/venue.ts';
import { getEventDetails, useEventDetails } from '../../lib/event-details-store.ts';
import type { PricedVenue } from './total.ts';
import { calculateTotalAt } from './venue-total.ts';

type Venue = PricedVenue & Pick<VenueFacts, 'id'>;

/** The total of the venue as the page shows it, for a lead; undefined where it shows none. */
export function shownTotal(venue: Venue, eventDetails: EventDetails | undefined): ShownTotal | undefined {
  const total = eventDetails && calculateTotalAt(venue, eventDetails);
  if (!total) return undefined;
  return {
    ...total.sum,
    functions: total.functions.map(({ function: one, total: { unknown } }) => ({
      kind: one.kind,
      name: one.name,
      guests: one.guests,
      vegShare: one.vegShare,
      rooms: one.rooms,
      date: one.date,
      notCounted: unknown.map(({ id, missing, available }) => ({ id, missing, available })),
    })),
  };
}

/** For a form. */
export const useShownTotal = (venue: Venue): ShownTotal | undefined => shownTotal(venue, useEventDetails());

/** For an event handler. */
export const getShownTotal = (venue: Venue): ShownTotal | undefined => shownTotal(venue, getEventDetails());
