import type { EventDetails } from '../../domain/event-details.ts';
import { describeEventDetails } from '../../domain/event-details-text.ts';
import { asOnPage, pageOf, type ToldToUs } from '../../domain/facts/told.ts';
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
  venue: NamedPrices,
  eventDetails: EventDetails | undefined,
): ShownTotal | undefined {
  const total = eventDetails && totalOnPage(venue, eventDetails);
  return total && { ...inNumbers(total), told: toldToUs(venue, eventDetails) };
}

type NamedPrices = PricedVenue & Pick<VenueFacts, 'name'>;

function toldToUs({ told, ...venue }: NamedPrices, eventDetails: EventDetails): ToldToUs | undefined {
  if (!told) return undefined;
  const { page: _, note: __, day: ___, ...rest } = told;
  const total = calculateTotalAt({ ...venue, told }, eventDetails);
  return { ...rest, venue: venue.name, venueId: venue.id, ...(total?.isTold && { total: total.sum }) };
}

/** The totals of venues by name, for a lead; undefined where none is shown. */
export function shownTotals(
  venues: readonly NamedPrices[],
  eventDetails: EventDetails | undefined,
): ShownTotals | undefined {
  const named = venues.flatMap((venue) => {
    const total = shownTotal(venue, eventDetails);
    return total ? [{ venue: venue.name, ...total }] : [];
  });
  return eventDetails && named.length > 0
    ? { event: describeEventDetails(eventDetails), venues: named }
    : undefined;
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
export const getShownTotal = (venue: NamedPrices): ShownTotal | undefined =>
  shownTotal(venue, getEventDetails());

export const getShownTotals = (venue: NamedPrices): ShownTotals | undefined =>
  shownTotals([venue], getEventDetails());
