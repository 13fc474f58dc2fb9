import type { WeddingFunction } from '../../domain/event-details.ts';
import { advanceFacts, rupeesOf, rupeesOfCharge, shareOnTop } from '../../domain/facts/fact-rules.ts';
import type { FactId, Known } from '../../domain/facts/facts.ts';
import type { AsTold, ToldSum } from '../../domain/facts/told.ts';
import {
  formatCharge,
  formatCount,
  formatPrice,
  formatRupees,
  formatShare,
  formatTax,
} from '../../domain/format.ts';
import { plateFacts, priceFor } from '../../domain/plate-price.ts';
import type { NotCounted } from '../../domain/shown-total.ts';
import type { VenueFacts } from '../../domain/venue.ts';
import { m } from '../../i18n/compiled/messages.js';

/** Charges that a venue's total contains once, whatever the number of functions. */
export const chargedOnce = ['dj', 'generator', 'cleaning'] as const satisfies readonly FactId[];

/** What a total calculates with. */
export const pricedFacts = [
  ...plateFacts,
  'foodTax',
  'minimumPlates',
  'rooms',
  'roomPrice',
  'decoration',
  ...chargedOnce,
  ...advanceFacts,
] as const satisfies readonly FactId[];

export type PricedFacts = Pick<VenueFacts, 'id' | (typeof pricedFacts)[number]>;

/** What a total reads of a venue: what the hall told the family, where it told something. */
export type PricedVenue = AsTold<PricedFacts>;

/** What a total with its texts reads: the royalty, the fit of the guests, the names. */
export type TotalVenue = AsTold<PricedFacts & Pick<VenueFacts, 'royalty' | 'halls' | 'name' | 'nameHi'>>;

/** What a total reads of a function. */
export type PricedFunction = Pick<WeddingFunction, 'guests' | 'vegShare' | 'rooms' | 'decor'>;

export interface TotalLine {
  readonly id:
    | 'sum'
    | 'veg'
    | 'nonVeg'
    | 'minimum'
    | 'tax'
    | 'rooms'
    | 'decoration'
    | (typeof chargedOnce)[number];
  readonly label: string;
  /** The calculation, e.g. "180 guests × ₹500". */
  readonly detail: string;
  /** Whole rupees, as all sums of a total. */
  readonly sum: number;
  /** The source says "about" or "from": the sum can be higher. */
  readonly rounded?: true;
  /** The family's own figure, where the venue's price is not known. */
  readonly own?: true;
  /** The hall told it the family. */
  readonly told?: true;
}

export interface Total {
  readonly lines: readonly TotalLine[];
  readonly sum: number;
  /** Costs without a known price: listed, never counted as zero. */
  readonly unknown: readonly UnknownCost[];
}

export interface UnknownCost extends NotCounted {
  /** Within a sentence: "decoration". */
  readonly label: string;
}

/**
 * The cost of one function at a venue, line by line, in whole rupees: plates (at the package price where there is one), those that a
 * minimum bills without a guest, F&B tax on them, rooms for one night, and decoration "from", else the family's own figure.
 * Undefined while the plate price is unknown. Where one sum is in place of plates, without them and their tax. Its texts are getters,
 * because orders and filters read sums alone, of thousands of venues.
 */
export function calculateTotal(venue: PricedVenue, event: PricedFunction, sum?: ToldSum): Total | undefined {
  const plates = sum ? [] : plateLines(venue, event);
  if (plates.length === 0 && !sum) return undefined;
  const billed = [...plates, ...(sum ? [] : minimumLine(venue, event))];
  const lines = [
    ...billed,
    ...(sum ? [] : [taxLine(venue, billed)]),
    ...roomLine(venue, event),
    ...decorationLine(venue, event),
  ];
  return {
    lines,
    sum: sumOf(lines),
    get unknown() {
      return unknownCosts(venue, event);
    },
  };
}

/** The royalty that the venue takes from an outside caterer: never part of a total, which is of the venue's own plates. */
export function describeRoyalty({ royalty }: Known<'royalty'>): string | undefined {
  return typeof royalty === 'number' ? m.total_own_caterer({ price: formatRupees(royalty) }) : undefined;
}

/** Without a line where a plate that guests need has no known price of the venue's own. */
function plateLines(venue: PricedVenue, event: PricedFunction): TotalLine[] {
  const { kind, veg: vegPrice, nonVeg: nonVegPrice } = priceFor(venue);
  // A vegetarian kitchen serves every guest a veg plate.
  const veg = nonVegPrice === null ? event.guests : Math.round(event.guests * event.vegShare);
  if (kind === 'typical' || (nonVegPrice === undefined && veg < event.guests)) return [];
  const labels =
    kind === 'package'
      ? { veg: m.total_veg_packages, nonVeg: m.total_non_veg_packages }
      : { veg: m.total_veg_plates, nonVeg: m.total_non_veg_plates };
  const isRounded = kind === 'about';
  const line = (id: 'veg' | 'nonVeg', guests: number, price: number): TotalLine[] =>
    guests === 0
      ? []
      : [
          {
            id,
            get label() {
              return labels[id]();
            },
            get detail() {
              return `${formatCount(guests, m.format_guests)} × ${formatPrice(isRounded ? { about: price } : price)}`;
            },
            sum: guests * price,
            ...(isRounded ? { rounded: true as const } : {}),
            ...toldMark(venue, ...plateFacts),
          },
        ];
  return [...line('veg', veg, vegPrice), ...line('nonVeg', event.guests - veg, nonVegPrice ?? 0)];
}

/** The plates that are billed though nobody eats them, by the veg share of the guests. */
function minimumLine(venue: PricedVenue, event: PricedFunction): TotalLine[] {
  const missing = (venue.minimumPlates ?? 0) - event.guests;
  if (missing <= 0) return [];
  return [
    {
      id: 'minimum',
      get label() {
        return m.total_minimum();
      },
      get detail() {
        return m.total_minimum_detail({ plates: formatCount(venue.minimumPlates ?? 0, m.format_plates) });
      },
      sum: sumOf(plateLines(venue, { ...event, guests: missing })),
      ...toldMark(venue, 'minimumPlates'),
    },
  ];
}

/** What is charged once at a venue, as far as it is known: of a hall that told the price of its decoration, this too. */
export const onceLines = (venue: PricedVenue): TotalLine[] =>
  (isTold(venue, 'decoration') ? (['decoration', ...chargedOnce] as const) : chargedOnce).flatMap((id) => {
    const charge = venue[id];
    if (charge === undefined) return [];
    return {
      id,
      get label() {
        return onceLabels[id]();
      },
      get detail() {
        return formatCharge(charge);
      },
      sum: rupeesOfCharge(charge),
      ...(typeof charge === 'object' && { rounded: true as const }),
      ...toldMark(venue, id),
    };
  });

/** One sum in place of plates, and the tax on it. */
export const sumLines = (venue: PricedVenue, { rupees }: ToldSum): TotalLine[] => [
  {
    id: 'sum',
    get label() {
      return m.told_one_sum();
    },
    get detail() {
      return '';
    },
    sum: rupees,
    told: true,
  },
  taxLine(venue, [{ sum: rupees }]),
];

export const isTold = ({ told }: PricedVenue, ...ids: readonly FactId[]): boolean =>
  ids.some((id) => told?.facts[id] !== undefined);

const toldMark = (venue: PricedVenue, ...ids: readonly FactId[]) =>
  isTold(venue, ...ids) ? { told: true as const } : {};

export const onceLabels = {
  decoration: m.facts_decoration,
  dj: m.facts_dj,
  generator: m.facts_generator,
  cleaning: m.facts_cleaning,
};

function taxLine(venue: PricedVenue, plates: readonly Pick<TotalLine, 'sum'>[]): TotalLine {
  const { foodTax, told } = venue;
  const share = shareOnTop(foodTax);
  const isOurRate = told && (told.sum ?? isTold(venue, ...plateFacts)) && !isTold(venue, 'foodTax');
  return {
    id: 'tax',
    get label() {
      return m.total_tax();
    },
    get detail() {
      if (foodTax === 'included') return formatTax(foodTax);
      const detail = told?.sum ? m.told_tax_detail : m.total_tax_detail;
      const text = detail({ share: formatShare(share) });
      return isOurRate ? m.told_tax_not_said({ detail: text }) : text;
    },
    sum: Math.round(sumOf(plates) * share),
    ...toldMark(venue, 'foodTax'),
  };
}

function roomLine(venue: PricedVenue, event: PricedFunction): TotalLine[] {
  const { rooms, roomPrice, told } = venue;
  if (!rooms || roomPrice === undefined || event.rooms === 0) return [];
  const booked = Math.min(event.rooms, rooms);
  return [
    {
      id: 'rooms',
      get label() {
        return m.total_rooms();
      },
      get detail() {
        const counted = formatCount(booked, m.format_rooms);
        if (told?.roomsIncluded) return m.told_rooms_included({ rooms: counted });
        return m.total_rooms_detail({ rooms: counted, price: formatPrice(roomPrice) });
      },
      sum: booked * rupeesOf(roomPrice),
      ...(typeof roomPrice === 'number' ? {} : { rounded: true as const }),
      ...(told?.roomsIncluded ? { told: true as const } : toldMark(venue, 'roomPrice', 'rooms')),
    },
  ];
}

function decorationLine(venue: PricedVenue, { decor }: PricedFunction): TotalLine[] {
  if (isTold(venue, 'decoration')) return [];
  const { decoration } = venue;
  const sum = decoration === undefined ? decor : rupeesOfCharge(decoration);
  if (sum === undefined) return [];
  return [
    {
      id: 'decoration',
      get label() {
        return m.total_decoration();
      },
      get detail() {
        return decoration === undefined ? m.total_your_figure() : formatCharge(decoration);
      },
      sum,
      ...(decoration === undefined && { own: true }),
      ...(typeof decoration === 'object' && { rounded: true }),
    },
  ];
}

function unknownCosts(venue: PricedVenue, event: PricedFunction): UnknownCost[] {
  const unknown: UnknownCost[] = [];
  if (venue.decoration === undefined && event.decor === undefined)
    unknown.push({ id: 'decoration', label: m.total_unknown_decoration() });
  if (event.rooms > 0) unknown.push(...unknownRoomCosts(venue, event.rooms));
  return unknown;
}

function unknownRoomCosts({ rooms: available, roomPrice, told }: PricedVenue, needed: number): UnknownCost[] {
  if (available === undefined && told?.roomsIncluded) return [];
  if (available === undefined) return [{ id: 'rooms', label: m.total_unknown_rooms() }];
  if (available === 0) return [{ id: 'noRooms', label: m.total_unknown_no_rooms() }];
  if (roomPrice === undefined) return [{ id: 'roomPrice', label: m.total_unknown_room_price() }];
  if (available >= needed) return [];
  const missing = needed - available;
  const label = m.total_unknown_more_rooms({ rooms: formatCount(missing, m.format_rooms), available });
  return [{ id: 'moreRooms', missing, available, label }];
}

const sumOf = (lines: readonly Pick<TotalLine, 'sum'>[]): number =>
  lines.reduce((all, { sum }) => all + sum, 0);
