/** Who comes: said once for the whole visit. */
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

/** The names of a event details's parts, as addresses and forms have them. */
export const eventDetailsParams = ['guests', 'veg', 'rooms', 'date'] as const;
export type PartyPart = (typeof eventDetailsParams)[number];

export const partyLimits = { guests: 5000, rooms: 200 } as const;
const defaultVegShare = 1;

/**
 * Reads `guests`, `veg` (percent), `rooms` and `date` of an address. Undefined without a usable guest count;
 * a bad value among the rest is left out.
 */
export function parseEventDetails(search: URLSearchParams): EventDetails | undefined {
  const guests = wholeNumber(search.get('guests'), 1, partyLimits.guests);
  if (guests === undefined) return undefined;
  const veg = wholeNumber(search.get('veg'), 0, 100);
  const date = search.get('date');
  return {
    guests,
    vegShare: veg === undefined ? defaultVegShare : veg / 100,
    rooms: wholeNumber(search.get('rooms'), 0, partyLimits.rooms) ?? 0,
    ...(date && isDate(date) ? { date } : {}),
  };
}

/** What an address or a form tells of a event details and we cannot use; an empty value tells nothing. */
export function unusableOf(search: URLSearchParams): PartyPart[] {
  const whole = (name: PartyPart, low: number, high: number) =>
    wholeNumber(search.get(name), low, high) !== undefined;
  const usable = {
    guests: () => whole('guests', 1, partyLimits.guests),
    veg: () => whole('veg', 0, 100),
    rooms: () => whole('rooms', 0, partyLimits.rooms),
    date: () => isDate(search.get('date') ?? ''),
  };
  return eventDetailsParams.filter((name) => search.get(name) && !usable[name]());
}

/** The entries that `parseEventDetails` reads back to the same event details. */
export function eventDetailsToParams(eventDetails: EventDetails): [name: string, value: string][] {
  const entries: [string, string][] = [['guests', String(eventDetails.guests)]];
  const veg = Math.round(eventDetails.vegShare * 100);
  if (veg !== defaultVegShare * 100) entries.push(['veg', String(veg)]);
  if (eventDetails.rooms > 0) entries.push(['rooms', String(eventDetails.rooms)]);
  if (eventDetails.date) entries.push(['date', eventDetails.date]);
  return entries;
}

function wholeNumber(text: string | null, low: number, high: number): number | undefined {
  if (!text || !/^\d{1,6}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= low && value <= high ? value : undefined;
}

function isDate(text: string): boolean {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
