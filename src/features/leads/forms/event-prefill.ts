import { type EventDetails, functionToAsk } from '../../../domain/event-details.ts';
import { type GuestRange, guestRanges } from '../../../domain/lead-choices.ts';
import { hasPassed } from '../questions.ts';

/** The highest guest count of each range but the last. */
const maxGuests = [99, 200, 300, 400, 500];

/** The guest range of the price dialog for a guest count; the lower one at a border. */
export function guestRangeOf(guests: number): GuestRange {
  return guestRanges[maxGuests.findIndex((max) => guests <= max)] ?? 'over-500';
}

interface Prefill {
  readonly date: string;
  readonly guests: string;
}

/** The initial values of the price dialog of a venue; a date in the past is left out. */
export function pricePrefill(
  eventDetails: EventDetails | undefined,
  venueId: string,
  now?: Date,
): Prefill & { readonly guests: GuestRange | '' } {
  if (!eventDetails) return { date: '', guests: '' };
  const { date, guests } = functionToAsk(eventDetails, venueId);
  return { date: comingDate(date, now), guests: guestRangeOf(guests) };
}

/** The initial values of the enquiry forms, which ask about no particular venue; a date in the past is left out. */
export function enquiryPrefill(eventDetails: EventDetails | undefined, now?: Date): Prefill {
  if (!eventDetails) return { date: '', guests: '' };
  const { date, guests } = functionToAsk(eventDetails);
  return { date: comingDate(date, now), guests: String(guests) };
}

const comingDate = (date = '', now?: Date) => (hasPassed(date, now) ? '' : date);
