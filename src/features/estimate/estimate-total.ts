import type { VenueFacts } from '../../content/types.ts';
import type { EventDetails } from '../../lib/event-details.ts';
import { formatCount, formatPrice, formatRupees, formatShare } from '../../lib/format.ts';

/** Whole rupees; the ends are equal where nothing is open. */
export interface Span {
  readonly low: number;
  readonly high: number;
}

export interface EstimateLine {
  readonly id: 'veg' | 'nonVeg' | 'tax' | 'rooms' | 'decoration' | 'royalty';
  readonly label: string;
  /** How the sum comes about, e.g. "180 guests × ₹500". */
  readonly detail: string;
  readonly sum: Span;
  /** The source says "about" or "from": the sum can be higher. */
  readonly rounded?: true;
}

export interface UnknownCost {
  readonly id: 'decoration' | 'rooms' | 'no-rooms' | 'room-price' | 'rooms-elsewhere';
  readonly label: string;
}

export interface Estimate {
  readonly lines: readonly EstimateLine[];
  readonly total: Span;
  /** The total shared by all guests. */
  readonly perGuest: Span;
  /** To be paid now and later; absent where the advance was not told. */
  readonly advance?: { readonly now: Span; readonly later: Span; readonly detail: string };
  /** Costs that are not in the total because they are not known. */
  readonly unknown: readonly UnknownCost[];
}

/**
 * What a event details pays at a venue, line by line, in whole rupees: plates (the package's price where there is one), F&B tax
 * on them, rooms for one night, decoration from, and between nothing and the catering royalty. Undefined where the venue
 * has told no plate price.
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

function plateLines({ plate, packagePlate }: VenueFacts, eventDetails: EventDetails): EstimateLine[] {
  if (!plate) return [];
  const vegPrice = packagePlate?.veg ?? plate.veg;
  const nonVegPrice = packagePlate ? packagePlate.nonVeg : plate.nonVeg;
  // A vegetarian kitchen serves everyone a veg plate.
  const veg =
    nonVegPrice == null ? eventDetails.guests : Math.round(eventDetails.guests * eventDetails.vegShare);
  const kind = packagePlate ? 'package' : 'plate';
  const line = (id: 'veg' | 'nonVeg', name: string, guests: number, price: number): EstimateLine[] =>
    guests === 0
      ? []
      : [
          {
            id,
            label: `${name} ${kind}s`,
            detail: `${formatCount(guests, 'guest')} × ${plate.about && !packagePlate ? 'about ' : ''}${formatRupees(price)}`,
            sum: exactly(guests * price),
            ...(plate.about && !packagePlate ? { rounded: true as const } : {}),
          },
        ];
  return [
    ...line('veg', 'Veg', veg, vegPrice),
    ...(nonVegPrice == null ? [] : line('nonVeg', 'Non-veg', eventDetails.guests - veg, nonVegPrice)),
  ];
}

function taxLine({ foodTax }: VenueFacts, plates: readonly EstimateLine[]): EstimateLine {
  const tax = mapSpan(sumOf(plates), (sum) => Math.round(sum * foodTax));
  return { id: 'tax', label: 'F&B tax', detail: `${formatShare(foodTax)} of the plates`, sum: tax };
}

function roomLine({ rooms }: VenueFacts, eventDetails: EventDetails): EstimateLine[] {
  if (!rooms || rooms.count === 0 || rooms.price === undefined || eventDetails.rooms === 0) return [];
  const taken = Math.min(eventDetails.rooms, rooms.count);
  const price = typeof rooms.price === 'number' ? rooms.price : rooms.price.about;
  return [
    {
      id: 'rooms',
      label: 'Rooms',
      detail: `${formatCount(taken, 'room')} × ${formatPrice(rooms.price)}, one night`,
      sum: exactly(taken * price),
      ...(typeof rooms.price === 'number' ? {} : { rounded: true as const }),
    },
  ];
}

function decorationLine({ decoration }: VenueFacts): EstimateLine[] {
  if (decoration?.from === undefined) return [];
  return [
    {
      id: 'decoration',
      label: 'Decoration',
      detail: `from ${formatRupees(decoration.from)}`,
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
      label: 'Catering royalty',
      detail: `only with your own caterer: ${formatCount(guests, 'guest')} × ${formatRupees(food.cateringRoyalty)}`,
      sum: { low: 0, high: guests * food.cateringRoyalty },
    },
  ];
}

const advanceLabels = { advance: 'advance', 'total-booking-amount': 'total booking amount' } as const;

function advanceOf({ advance }: VenueFacts, total: Span): Estimate['advance'] {
  if (!advance) return undefined;
  const due = (sum: number) =>
    advance.kind === 'share' ? Math.round(sum * advance.share) : Math.min(advance.rupees, sum);
  return {
    now: mapSpan(total, due),
    later: mapSpan(total, (sum) => sum - due(sum)),
    detail:
      advance.kind === 'share'
        ? `${formatShare(advance.share)} of the total`
        : `${advanceLabels[advance.purpose]} ${formatRupees(advance.rupees)}`,
  };
}

function unknownCosts({ rooms, decoration }: VenueFacts, eventDetails: EventDetails): UnknownCost[] {
  const unknown: UnknownCost[] = [];
  if (decoration?.from === undefined) unknown.push({ id: 'decoration', label: 'Decoration' });
  if (eventDetails.rooms > 0) {
    if (!rooms) unknown.push({ id: 'rooms', label: 'Rooms' });
    else if (rooms.count === 0) unknown.push({ id: 'no-rooms', label: 'Rooms (the venue has none)' });
    else if (rooms.price === undefined) unknown.push({ id: 'room-price', label: 'Room price' });
    else if (rooms.count < eventDetails.rooms)
      unknown.push({
        id: 'rooms-elsewhere',
        label: `${formatCount(eventDetails.rooms - rooms.count, 'room')} elsewhere (the venue has ${rooms.count})`,
      });
  }
  return unknown;
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
