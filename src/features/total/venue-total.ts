import { type EventDetails, functionsAt, type WeddingFunction } from '../../domain/event-details.ts';
import { nameTexts } from '../../domain/event-details-text.ts';
import { advanceOf } from '../../domain/facts/fact-rules.ts';
import type { ToldSum } from '../../domain/facts/told.ts';
import { formatRupeeRange, formatRupees, formatShare, type RupeeRange } from '../../domain/format.ts';
import { m } from '../../i18n/compiled/messages.js';
import {
  calculateTotal,
  onceLines,
  type PricedVenue,
  sumLines,
  type Total,
  type TotalLine,
} from './total.ts';

export interface FunctionTotal {
  /** Its place among the functions: two of them can be equal. */
  readonly id: number;
  readonly function: WeddingFunction;
  readonly total: Total;
}

/** All sums in whole rupees. */
export interface VenueTotal {
  /** In the order of the event details, each with its own rooms. */
  readonly functions: readonly FunctionTotal[];
  /** What the functions' rooms cost less because functions of one night share them. */
  readonly sharedRooms: RupeeRange;
  /** What is charged once for all functions; first, one sum in place of plates. */
  readonly charges: readonly TotalLine[];
  /** The hall told the family a price that the sum contains. */
  readonly isTold: boolean;
  /** The totals of the functions less `sharedRooms`, and the charges. */
  readonly sum: RupeeRange;
  /** Of a single function: the sum shared by all guests. */
  readonly perGuest?: number;
  /**
   * To be paid now and later; omitted while the advance is unknown. `ask`: whether a fixed advance of several functions
   * is due once (low) or for each (high) is not known. A fixed advance is never cut to the sum: where it can be more, there
   * is no `later`.
   */
  readonly advance?: {
    readonly now: RupeeRange;
    readonly later?: RupeeRange;
    readonly detail: string;
    readonly ask?: true;
    /** A fixed advance that is more than the sum. */
    readonly exceeds?: true;
  };
  /** Costs without a known price: "decoration", or "Sangeet · rooms" where not every function has them. */
  readonly unknown: readonly string[];
}

/**
 * The cost of several functions at one venue. Plates, tax and decoration add up; a DJ, generator and cleaning are charged once. Rooms are nights: functions on one date
 * share them, and the largest number counts. Functions without a date share nights in the low sum as far as they can, and
 * none in the high sum. Undefined without functions or while the plate price is unknown.
 */
export function calculateVenueTotal(
  venue: PricedVenue,
  functions: readonly WeddingFunction[],
): VenueTotal | undefined {
  const told = sumFor(venue, functions);
  const parts = functions.flatMap((one, id) => {
    const total = calculateTotal(venue, one, told);
    return total ? { id, function: one, total } : [];
  });
  if (parts.length === 0) return undefined;
  const sharedRooms = sharedRoomsOf(parts);
  const charges = [...(told ? sumLines(venue, told) : []), ...onceLines(venue)];
  const all = sumOf([...parts.map(({ total }) => total.sum), ...charges.map((line) => line.sum)]);
  const sum = { low: all - sharedRooms.high, high: all - sharedRooms.low };
  const [only] = parts.length === 1 ? parts : [];
  const advance = advanceDue(venue, sum, parts);
  return {
    functions: parts,
    sharedRooms,
    charges,
    isTold: [...parts.flatMap(({ total }) => total.lines), ...charges].some((line) => line.told),
    sum,
    ...(only && { perGuest: Math.round(sum.low / only.function.guests) }),
    ...(advance ? { advance } : {}),
    get unknown() {
      return nameTexts(
        parts.map((part) => part.function),
        parts.map(({ total }) => total.unknown.map(({ label }) => label)),
        parts.length,
      );
    },
  };
}

/** The one sum that the hall told, while the family's figures are those that it was told for. */
export const sumFor = (
  { told }: Pick<PricedVenue, 'told'>,
  functions: readonly WeddingFunction[],
): ToldSum | undefined => (told?.sum && isForThese(told.sum, functions) ? told.sum : undefined);

const isForThese = (sum: ToldSum, functions: readonly WeddingFunction[]): boolean =>
  functions.length === sum.functions.length &&
  functions.every(({ guests, vegShare, rooms }, index) => {
    const given = sum.functions[index];
    return given?.guests === guests && given.vegShare === vegShare && given.rooms === rooms;
  });

/** The total of the functions that a venue's total is for. */
export function calculateTotalAt(venue: PricedVenue, eventDetails: EventDetails): VenueTotal | undefined {
  return calculateVenueTotal(venue, functionsAt(eventDetails, venue.id));
}

/** The low totals in rupees of many venues for the same event details, each calculated once. */
export function totalsFor(eventDetails: EventDetails): (venue: PricedVenue) => number | undefined {
  const sums = new WeakMap<PricedVenue, number | undefined>();
  return (venue) => {
    if (!sums.has(venue)) sums.set(venue, calculateTotalAt(venue, eventDetails)?.sum.low);
    return sums.get(venue);
  };
}

/** How many of the venues have a total, and how many of these totals leave out decoration. */
export function countWithoutDecoration(
  venues: readonly PricedVenue[],
  totalOf: (venue: PricedVenue) => number | undefined,
): { readonly without: number; readonly all: number } {
  const totaled = venues.filter((venue) => totalOf(venue) !== undefined);
  const without = totaled.filter(({ decoration }) => decoration === undefined);
  return { without: without.length, all: totaled.length };
}

/** "−₹30,000", or "−₹0–30,000" where low and high differ; undefined where the functions share no rooms. */
export function formatSharedRooms({ sharedRooms }: VenueTotal): string | undefined {
  return sharedRooms.high > 0 ? `−${formatRupeeRange(sharedRooms)}` : undefined;
}

function sharedRoomsOf(parts: readonly FunctionTotal[]): RupeeRange {
  /** Rupees for the rooms of each date. */
  const nights = new Map<string, number>();
  const undated: number[] = [];
  const rooms = parts.map(({ function: { date }, total }) => {
    const cost = total.lines.find(({ id }) => id === 'rooms')?.sum ?? 0;
    if (date) nights.set(date, Math.max(cost, nights.get(date) ?? 0));
    else undated.push(cost);
    return cost;
  });
  const dated = sumOf([...nights.values()]);
  const low = dated + Math.max(0, Math.max(0, ...undated) - Math.max(0, ...nights.values()));
  const high = dated + sumOf(undated);
  const all = sumOf(rooms);
  return { low: all - high, high: all - low };
}

const advanceDetails = {
  advance: m.total_advance_amount,
  'total-booking-amount': m.total_advance_booking_amount,
} as const;

function advanceDue(
  venue: PricedVenue,
  { low, high }: RupeeRange,
  parts: readonly FunctionTotal[],
): VenueTotal['advance'] {
  const advance = advanceOf(venue);
  if (!advance) return undefined;
  if (advance.kind === 'share') {
    const now = { low: Math.round(low * advance.share), high: Math.round(high * advance.share) };
    return {
      now,
      later: { low: low - now.low, high: high - now.high },
      get detail() {
        const share = formatShare(advance.share);
        const isAllKnown = parts.every(({ total }) => total.unknown.length === 0);
        return isAllKnown ? m.total_advance_share({ share }) : m.total_advance_share_known({ share });
      },
    };
  }
  const exceeds = advance.rupees > high;
  const now = { low: advance.rupees, high: advance.rupees * parts.length };
  return {
    now,
    ...(now.high > low ? {} : { later: { low: low - now.high, high: high - now.low } }),
    get detail() {
      const detail = advanceDetails[advance.purpose]({ price: formatRupees(advance.rupees) });
      if (exceeds) return m.total_advance_exceeds({ detail });
      return parts.length > 1 ? m.total_advance_ask({ detail }) : detail;
    },
    ...(parts.length > 1 ? { ask: true } : {}),
    ...(exceeds ? { exceeds } : {}),
  };
}

const sumOf = (rupees: readonly number[]): number => rupees.reduce((all, one) => all + one, 0);
