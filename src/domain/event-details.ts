import { m } from '../i18n/compiled/messages.js';
import { formatDate, isDate } from './dates.ts';
import { formatCount, formatShare } from './format.ts';

export interface EventDetails {
  /** 1 to 5,000. */
  readonly guests: number;
  /** Share of guests who eat vegetarian, 0 to 1. */
  readonly vegShare: number;
  /** Guest rooms for one night. */
  readonly rooms: number;
  /** YYYY-MM-DD. */
  readonly date?: string;
}

/** The names of the event details in URLs and forms. */
export const eventDetailsParams = ['guests', 'veg', 'rooms', 'date'] as const;
export type EventDetailsParam = (typeof eventDetailsParams)[number];

export const eventDetailsLimits = { guests: 5000, rooms: 200 } as const;
const defaultVegShare = 1;

/**
 * Reads `guests`, `veg` (percent), `rooms` and `date`. Undefined without a valid guest count; any other invalid value
 * is left out.
 */
export function parseEventDetails(search: URLSearchParams): EventDetails | undefined {
  const guests = wholeNumber(search.get('guests'), 1, eventDetailsLimits.guests);
  if (guests === undefined) return undefined;
  const veg = wholeNumber(search.get('veg'), 0, 100);
  const date = search.get('date');
  return {
    guests,
    vegShare: veg === undefined ? defaultVegShare : veg / 100,
    rooms: wholeNumber(search.get('rooms'), 0, eventDetailsLimits.rooms) ?? 0,
    ...(date && isDate(date) ? { date } : {}),
  };
}

/** The parameters that have a value which is not valid. */
export function invalidEventDetails(search: URLSearchParams): EventDetailsParam[] {
  const inRange = (name: EventDetailsParam, low: number, high: number) =>
    wholeNumber(search.get(name), low, high) !== undefined;
  const valid = {
    guests: () => inRange('guests', 1, eventDetailsLimits.guests),
    veg: () => inRange('veg', 0, 100),
    rooms: () => inRange('rooms', 0, eventDetailsLimits.rooms),
    date: () => isDate(search.get('date') ?? ''),
  };
  return eventDetailsParams.filter((name) => search.get(name) && !valid[name]());
}

/** The text that `parseEventDetails` reads back to the same event details, e.g. "guests=300&veg=60"; empty without any. */
export function formatEventDetails(eventDetails: EventDetails | undefined): string {
  return withEventDetails(new URLSearchParams(), eventDetails).toString();
}

/** The parameters with these event details instead of their own; other parameters stay. */
export function withEventDetails(
  search: URLSearchParams,
  eventDetails: EventDetails | undefined,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of eventDetailsParams) next.delete(name);
  if (!eventDetails) return next;
  next.set('guests', String(eventDetails.guests));
  const veg = Math.round(eventDetails.vegShare * 100);
  if (veg !== defaultVegShare * 100) next.set('veg', String(veg));
  if (eventDetails.rooms > 0) next.set('rooms', String(eventDetails.rooms));
  if (eventDetails.date) next.set('date', eventDetails.date);
  return next;
}

/** Whether the parameters mean exactly these event details. */
export const hasEventDetails = (search: URLSearchParams, eventDetails: EventDetails | undefined): boolean =>
  formatEventDetails(parseEventDetails(search)) === formatEventDetails(eventDetails);

function wholeNumber(text: string | null, low: number, high: number): number | undefined {
  if (!text || !/^\d{1,6}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= low && value <= high ? value : undefined;
}

/** "300 guests, 60% veg, 10 rooms, 12 Feb 2027"; without rooms or a date the text omits them. */
export function describeEventDetails({ guests, vegShare, rooms, date }: EventDetails): string {
  return [
    formatCount(guests, m.format_guests),
    describeVegShare(vegShare),
    rooms > 0 && formatCount(rooms, m.format_rooms),
    date && formatDate(date),
  ]
    .filter(Boolean)
    .join(', ');
}

function describeVegShare(share: number): string {
  if (share === 1) return m.format_all_veg();
  return share === 0 ? m.format_all_non_veg() : m.format_veg_share({ share: formatShare(share) });
}
