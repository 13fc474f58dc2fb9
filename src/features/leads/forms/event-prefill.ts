import { type GuestRange, guestRanges } from '../../../domain/choices.ts';
import { istToday } from '../../../domain/clock.ts';
import { type EventDetails, largestFunction } from '../../../domain/event-details.ts';

/** The highest guest count of each range but the last. */
const maxGuests = [99, 200, 300, 400, 500];

/** The guest range of the price dialog for a guest count; the lower one at a border. */
export function guestRangeOf(guests: number): GuestRange {
  return guestRanges[maxGuests.findIndex((max) => guests <= max)] ?? 'over-500';
}

/** The initial values of the price dialog, of the function with the most guests; a date in the past is left out. */
export function pricePrefill(
  eventDetails: EventDetails | undefined,
  now?: Date,
): { readonly date: string; readonly guests: GuestRange | '' } {
  const { date, guests } = eventDetails ? largestFunction(eventDetails) : {};
  return {
    date: date && date >= istToday(now) ? date : '',
    guests: guests === undefined ? '' : guestRangeOf(guests),
  };
}

/** The initial values of the enquiry forms, of the function with the most guests. */
export function enquiryPrefill(eventDetails: EventDetails | undefined, now?: Date) {
  return {
    date: pricePrefill(eventDetails, now).date,
    guests: eventDetails ? String(largestFunction(eventDetails).guests) : '',
  };
}
