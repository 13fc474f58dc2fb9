import type { EventDetails } from '../../domain/event-details.ts';
import { describeEventDetails } from '../../domain/event-details-text.ts';
import { asOnPage, pageOf } from '../../domain/facts/told.ts';
import type { ShownTotal, ShownTotals } from '../../domain/shown-total.ts';
import type { VenueFacts } from '../../domain/venue.ts';
import { getEventDetails } from '../../visitor/event-details-store.ts';
import type { PricedVenue } from './total.ts';
import { calculateTotalAt, type VenueTotal } from './venue-total.ts';

/** By our page's prices: what halls told stays on the device. */
const totalOnPage = (venue: PricedVenue, eventDetails: EventDetails) =>
  calculateTotalAt(asOnPage(pageOf(venue)), eventDetails);

/** The total of the venue by our page's prices, for a lead; undefined where there is none. */
export function shownTotal(
  venue: PricedVenue,
  eventDetails: EventDetails | undefined,
): ShownTotal | undefined {
  const total = eventDetails && totalOnPage(venue, eventDetails);
  return total && inNumbers(total);
}

/** The totals of venues by name, for a lead; undefined where none is shown. */
export function namedTotals(
  eventDetails: EventDetails,
  totals: readonly (readonly [venue: string, total: VenueTotal | undefined])[],
): ShownTotals | undefined {
  const venues = totals.flatMap(([venue, total]) => (total ? [{ venue, ...inNumbers(total) }] : []));
  return venues.length > 0 ? { event: describeEventDetails(eventDetails), venues } : undefined;
}

/** The same of venues whose totals are those of their pages. */
export function shownTotals(
  venues: readonly (PricedVenue & Pick<VenueFacts, 'name'>)[],
  eventDetails: EventDetails | undefined,
): ShownTotals | undefined {
  if (!eventDetails) return undefined;
  const totals = venues.map((venue) => [venue.name, totalOnPage(venue, eventDetails)] as const);
  return namedTotals(eventDetails, totals);
}

function inNumbers({ sum, functions }: VenueTotal): ShownTotal {
  return {
    ...sum,
    functions: functions.map(({ function: one, total: { lines, unknown } }) => ({
      kind: one.kind,
      name: one.name,
      guests: one.guests,
      vegShare: one.vegShare,
      rooms: one.rooms,
      date: one.date,
      decor: lines.find(({ own }) => own)?.sum,
      notCounted: unknown.map(({ id, missing, available }) => ({ id, missing, available })),
    })),
  };
}

/** For an event handler, as the next one. */
export const getShownTotal = (venue: PricedVenue): ShownTotal | undefined =>
  shownTotal(venue, getEventDetails());

export const getShownTotals = (venue: PricedVenue & Pick<VenueFacts, 'name'>): ShownTotals | undefined =>
  shownTotals([venue], getEventDetails());
