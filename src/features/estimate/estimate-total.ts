import type { VenueFacts } from '../../content/types.ts';
import { m } from '../../i18n/compiled/messages.js';
import type { EventDetails } from '../../lib/event-details.ts';
import { formatCount, formatPrice, formatRupees, formatShare } from '../../lib/format.ts';

/** Whole rupees; low and high are equal where the cost is certain. */
export interface Span {
  readonly low: number;
  readonly high: number;
}

export interface EstimateLine {
  readonly id: 'veg' | 'nonVeg' | 'tax' | 'rooms' | 'decoration' | 'royalty';
  readonly label: string;
  /** The calculation, e.g. "180 guests × ₹500". */
  readonly detail: string;
  readonly sum: Span;
  /** The source says "about" or "from": the sum can be higher. */
  readonly rounded?: true;
}

export interface Estimate {
  readonly lines: readonly EstimateLine[];
  readonly total: Span;
  /** The total shared by all guests. */
  readonly perGuest: Span;
  /** To be paid now and later; omitted while the advance is unknown. */
  readonly advance?: { readonly now: Span; readonly later: Span; readonly detail: string };
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
 * tax on them, rooms for one night, decoration "from", and the catering royalty as a span from zero. Undefined while the
 * plate price is unknown.
 */
export function estimateTotal(venue: VenueFacts, eventDetails: EventDetails): Estimate | undefined {
  const plates = plateLines(venue, eventDetails);
  if (plates.length === 0) return undefined;
  const lines = [
    ...plates,
    taxLine(venue, plates),
    ...roomLine(venue, eventDetails),
    ...decorationLine(venue),
    ...royaltyLine(venue, eventDetails),
  ];
  const total = sumOf(lines);
  const advance = advanceOf(venue, total);
  return {
    lines,
    total,
    perGuest: mapSpan(total, (sum) => Math.round(sum / eventDetails.guests)),
    ...(advance ? { advance } : {}),
    unknown: unknownCosts(venue, eventDetails),
  };
}

/** Estimates of many venues for the same event details, each calculated once. */
export function totalsFor(eventDetails: EventDetails): (venue: VenueFacts) => Estimate | undefined {
  const cache = new WeakMap<VenueFacts, { readonly estimate: Estimate | undefined }>();
  return (venue) => {
    const cached = cache.get(venue) ?? { estimate: estimateTotal(venue, eventDetails) };
    cache.set(venue, cached);
    return cached.estimate;
  };
}

function plateLines({ plate, packagePlate }: VenueFacts, eventDetails: EventDetails): EstimateLine[] {
  if (!plate) return [];
  const vegPrice = packagePlate?.veg ?? plate.veg;
  const nonVegPrice = packagePlate ? packagePlate.nonVeg : plate.nonVeg;
  // A vegetarian kitchen serves every guest a veg plate.
  const veg =
    nonVegPrice == null ? eventDetails.guests : Math.round(eventDetails.guests * eventDetails.vegShare);
  const labels = packagePlate
    ? { veg: m.estimate_veg_packages, nonVeg: m.estimate_non_veg_packages }
    : { veg: m.estimate_veg_plates, nonVeg: m.estimate_non_veg_plates };
  const isRounded = plate.about && !packagePlate;
  const line = (id: 'veg' | 'nonVeg', guests: number, price: number): EstimateLine[] =>
    guests === 0
      ? []
      : [
          {
            id,
            label: labels[id](),
            detail: `${formatCount(guests, m.lib_guests)} × ${formatPrice(isRounded ? { about: price } : price)}`,
            sum: exactly(guests * price),
            ...(isRounded ? { rounded: true as const } : {}),
          },
        ];
  return [
    ...line('veg', veg, vegPrice),
    ...(nonVegPrice == null ? [] : line('nonVeg', eventDetails.guests - veg, nonVegPrice)),
  ];
}

function taxLine({ foodTax }: VenueFacts, plates: readonly EstimateLine[]): EstimateLine {
  const tax = mapSpan(sumOf(plates), (sum) => Math.round(sum * foodTax));
  return {
    id: 'tax',
    label: m.estimate_tax(),
    detail: m.estimate_tax_detail({ share: formatShare(foodTax) }),
    sum: tax,
  };
}

function roomLine({ rooms }: VenueFacts, eventDetails: EventDetails): EstimateLine[] {
  if (!rooms || rooms.count === 0 || rooms.price === undefined || eventDetails.rooms === 0) return [];
  const booked = Math.min(eventDetails.rooms, rooms.count);
  const price = typeof rooms.price === 'number' ? rooms.price : rooms.price.about;
  return [
    {
      id: 'rooms',
      label: m.estimate_rooms(),
      detail: m.estimate_rooms_detail({
        rooms: formatCount(booked, m.lib_rooms),
        price: formatPrice(rooms.price),
      }),
      sum: exactly(booked * price),
      ...(typeof rooms.price === 'number' ? {} : { rounded: true as const }),
    },
  ];
}

function decorationLine({ decoration }: VenueFacts): EstimateLine[] {
  if (decoration?.from === undefined) return [];
  return [
    {
      id: 'decoration',
      label: m.estimate_decoration(),
      detail: m.common_from_price({ price: formatRupees(decoration.from) }),
      sum: exactly(decoration.from),
      rounded: true,
    },
  ];
}

function royaltyLine({ food }: VenueFacts, { guests }: EventDetails): EstimateLine[] {
  if (food?.cateringRoyalty === undefined) return [];
  return [
    {
      id: 'royalty',
      label: m.estimate_royalty(),
      detail: m.estimate_royalty_detail({
        guests: formatCount(guests, m.lib_guests),
        price: formatRupees(food.cateringRoyalty),
      }),
      sum: { low: 0, high: guests * food.cateringRoyalty },
    },
  ];
}

const advanceDetails = {
  advance: m.estimate_advance_amount,
  'total-booking-amount': m.estimate_advance_booking_amount,
} as const;

function advanceOf({ advance }: VenueFacts, total: Span): Estimate['advance'] {
  if (!advance) return undefined;
  const due = (sum: number) =>
    advance.kind === 'share' ? Math.round(sum * advance.share) : Math.min(advance.rupees, sum);
  return {
    now: mapSpan(total, due),
    later: mapSpan(total, (sum) => sum - due(sum)),
    detail:
      advance.kind === 'share'
        ? m.estimate_advance_share({ share: formatShare(advance.share) })
        : advanceDetails[advance.purpose]({ price: formatRupees(advance.rupees) }),
  };
}

function unknownCosts({ rooms, decoration }: VenueFacts, eventDetails: EventDetails): UnknownCost[] {
  const unknown: UnknownCost[] = [];
  if (decoration?.from === undefined) unknown.push(unknownCost('decoration', m.estimate_unknown_decoration));
  if (eventDetails.rooms > 0) unknown.push(...unknownRoomCosts(rooms, eventDetails.rooms));
  return unknown;
}

const unknownCost = (
  id: UnknownCostId,
  text: (inputs: { readonly place: 'line' | 'list' }) => string,
): UnknownCost => ({ id, label: text({ place: 'line' }), listLabel: text({ place: 'list' }) });

function unknownRoomCosts(rooms: VenueFacts['rooms'], needed: number): UnknownCost[] {
  if (!rooms) return [unknownCost('rooms', m.estimate_unknown_rooms)];
  if (rooms.count === 0) return [unknownCost('noRooms', m.estimate_unknown_no_rooms)];
  if (rooms.price === undefined) return [unknownCost('roomPrice', m.estimate_unknown_room_price)];
  if (rooms.count >= needed) return [];
  const missing = { rooms: formatCount(needed - rooms.count, m.lib_rooms), available: rooms.count };
  return [unknownCost('moreRooms', () => m.estimate_unknown_more_rooms(missing))];
}

const exactly = (sum: number): Span => ({ low: sum, high: sum });

const mapSpan = ({ low, high }: Span, change: (sum: number) => number): Span => ({
  low: change(low),
  high: change(high),
});

function sumOf(lines: readonly EstimateLine[]): Span {
  return {
    low: lines.reduce((sum, line) => sum + line.sum.low, 0),
    high: lines.reduce((sum, line) => sum + line.sum.high, 0),
  };
}
