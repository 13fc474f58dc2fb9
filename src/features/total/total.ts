import type { EventDetails } from '../../domain/event-details.ts';
import { formatCount, formatPrice, formatRupees, formatShare } from '../../domain/format.ts';
import type { VenueFacts } from '../../domain/venue.ts';
import { m } from '../../i18n/compiled/messages.js';

/** What a total reads of a venue. */
export type PricedVenue = Pick<
  VenueFacts,
  'plate' | 'packagePlate' | 'foodTax' | 'rooms' | 'decoration' | 'advance'
>;

export interface TotalLine {
  readonly id: 'veg' | 'nonVeg' | 'tax' | 'rooms' | 'decoration';
  readonly label: string;
  /** The calculation, e.g. "180 guests × ₹500". */
  readonly detail: string;
  /** Whole rupees, as all sums of a total. */
  readonly sum: number;
  /** The source says "about" or "from": the sum can be higher. */
  readonly rounded?: true;
}

export interface Total {
  readonly lines: readonly TotalLine[];
  readonly sum: number;
  /** The sum shared by all guests. */
  readonly perGuest: number;
  /** To be paid now and later; omitted while the advance is unknown. */
  readonly advance?: { readonly now: number; readonly later: number; readonly detail: string };
  /** Costs without a known price: listed, never counted as zero. */
  readonly unknown: readonly UnknownCost[];
}

export type UnknownCostId = 'decoration' | 'rooms' | 'roomPrice' | 'noRooms' | 'moreRooms';

export interface UnknownCost {
  readonly id: UnknownCostId;
  readonly label: string;
  /** As `label`, within a sentence: "decoration". */
  readonly listLabel: string;
}

/**
 * The cost of an event at a venue, line by line, in whole rupees: plates (at the package price where there is one), F&B
 * tax on them, rooms for one night, and decoration "from". Undefined while the plate price is unknown.
 */
export function calculateTotal(venue: PricedVenue, eventDetails: EventDetails): Total | undefined {
  const plates = plateLines(venue, eventDetails);
  if (plates.length === 0) return undefined;
  const lines = [
    ...plates,
    taxLine(venue, plates),
    ...roomLine(venue, eventDetails),
    ...decorationLine(venue),
  ];
  const sum = sumOf(lines);
  const advance = advanceOf(venue, sum);
  return {
    lines,
    sum,
    perGuest: Math.round(sum / eventDetails.guests),
    ...(advance ? { advance } : {}),
    unknown: unknownCosts(venue, eventDetails),
  };
}

/** The totals in rupees of many venues for the same event details, each calculated once. */
export function totalsFor(eventDetails: EventDetails): (venue: PricedVenue) => number | undefined {
  const sums = new WeakMap<PricedVenue, number | undefined>();
  return (venue) => {
    if (!sums.has(venue)) sums.set(venue, calculateTotal(venue, eventDetails)?.sum);
    return sums.get(venue);
  };
}

/** "decoration, rooms": the costs that a total does not count. */
export function listUnknownCosts({ unknown }: Total): string {
  return unknown.map(({ listLabel }) => listLabel).join(', ');
}

/** The royalty that the venue takes from an outside caterer: never part of a total, which is of the venue's own plates. */
export function describeRoyalty({ food }: Pick<VenueFacts, 'food'>): string | undefined {
  if (food?.cateringRoyalty === undefined) return undefined;
  return m.total_own_caterer({ price: formatRupees(food.cateringRoyalty) });
}

function plateLines({ plate, packagePlate }: PricedVenue, eventDetails: EventDetails): TotalLine[] {
  if (!plate) return [];
  const vegPrice = packagePlate?.veg ?? plate.veg;
  const nonVegPrice = packagePlate ? packagePlate.nonVeg : plate.nonVeg;
  // A vegetarian kitchen serves every guest a veg plate.
  const veg =
    nonVegPrice == null ? eventDetails.guests : Math.round(eventDetails.guests * eventDetails.vegShare);
  const labels = packagePlate
    ? { veg: m.total_veg_packages, nonVeg: m.total_non_veg_packages }
    : { veg: m.total_veg_plates, nonVeg: m.total_non_veg_plates };
  const isRounded = plate.about && !packagePlate;
  const line = (id: 'veg' | 'nonVeg', guests: number, price: number): TotalLine[] =>
    guests === 0
      ? []
      : [
          {
            id,
            label: labels[id](),
            detail: `${formatCount(guests, m.format_guests)} × ${formatPrice(isRounded ? { about: price } : price)}`,
            sum: guests * price,
            ...(isRounded ? { rounded: true as const } : {}),
          },
        ];
  return [
    ...line('veg', veg, vegPrice),
    ...(nonVegPrice == null ? [] : line('nonVeg', eventDetails.guests - veg, nonVegPrice)),
  ];
}

function taxLine({ foodTax }: PricedVenue, plates: readonly TotalLine[]): TotalLine {
  return {
    id: 'tax',
    label: m.total_tax(),
    detail: m.total_tax_detail({ share: formatShare(foodTax) }),
    sum: Math.round(sumOf(plates) * foodTax),
  };
}

function roomLine({ rooms }: PricedVenue, eventDetails: EventDetails): TotalLine[] {
  if (!rooms || rooms.count === 0 || rooms.price === undefined || eventDetails.rooms === 0) return [];
  const booked = Math.min(eventDetails.rooms, rooms.count);
  const price = typeof rooms.price === 'number' ? rooms.price : rooms.price.about;
  return [
    {
      id: 'rooms',
      label: m.total_rooms(),
      detail: m.total_rooms_detail({
        rooms: formatCount(booked, m.format_rooms),
        price: formatPrice(rooms.price),
      }),
      sum: booked * price,
      ...(typeof rooms.price === 'number' ? {} : { rounded: true as const }),
    },
  ];
}

function decorationLine({ decoration }: PricedVenue): TotalLine[] {
  if (decoration?.from === undefined) return [];
  return [
    {
      id: 'decoration',
      label: m.total_decoration(),
      detail: m.format_from({ price: formatRupees(decoration.from) }),
      sum: decoration.from,
      rounded: true,
    },
  ];
}

const advanceDetails = {
  advance: m.total_advance_amount,
  'total-booking-amount': m.total_advance_booking_amount,
} as const;

function advanceOf({ advance }: PricedVenue, sum: number): Total['advance'] {
  if (!advance) return undefined;
  const now = advance.kind === 'share' ? Math.round(sum * advance.share) : Math.min(advance.rupees, sum);
  return {
    now,
    later: sum - now,
    detail:
      advance.kind === 'share'
        ? m.total_advance_share({ share: formatShare(advance.share) })
        : advanceDetails[advance.purpose]({ price: formatRupees(advance.rupees) }),
  };
}

function unknownCosts({ rooms, decoration }: PricedVenue, eventDetails: EventDetails): UnknownCost[] {
  const unknown: UnknownCost[] = [];
  if (decoration?.from === undefined) unknown.push(unknownCost('decoration', m.total_unknown_decoration));
  if (eventDetails.rooms > 0) unknown.push(...unknownRoomCosts(rooms, eventDetails.rooms));
  return unknown;
}

const unknownCost = (
  id: UnknownCostId,
  text: (inputs: { readonly place: 'line' | 'list' }) => string,
): UnknownCost => ({ id, label: text({ place: 'line' }), listLabel: text({ place: 'list' }) });

function unknownRoomCosts(rooms: PricedVenue['rooms'], needed: number): UnknownCost[] {
  if (!rooms) return [unknownCost('rooms', m.total_unknown_rooms)];
  if (rooms.count === 0) return [unknownCost('noRooms', m.total_unknown_no_rooms)];
  if (rooms.price === undefined) return [unknownCost('roomPrice', m.total_unknown_room_price)];
  if (rooms.count >= needed) return [];
  const missing = { rooms: formatCount(needed - rooms.count, m.format_rooms), available: rooms.count };
  return [unknownCost('moreRooms', () => m.total_unknown_more_rooms(missing))];
}

const sumOf = (lines: readonly TotalLine[]): number => lines.reduce((all, { sum }) => all + sum, 0);
