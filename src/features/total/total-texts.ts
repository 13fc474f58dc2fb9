import type { EventDetails, WeddingFunction } from '../../domain/event-details.ts';
import { nameFunction } from '../../domain/event-details-text.ts';
import { isVegetarianKitchen } from '../../domain/facts/fact-rules.ts';
import { formatCount, formatNumber, formatRupeeRange, formatRupees } from '../../domain/format.ts';
import { priceFor, withPlainPlate } from '../../domain/plate-price.ts';
import { m } from '../../i18n/compiled/messages.js';
import type { PricedVenue } from './total.ts';
import { calculateVenueTotal, sumFor, type VenueTotal } from './venue-total.ts';

/** One line each, for wherever totals stand side by side: a card, a venue's page, the comparison, the plan, a message. */

/** "with its package ₹1,800/₹2,000 a plate", of the plates that the guests eat; undefined for the price of a plate. */
export function describePackage(
  venue: PricedVenue,
  functions: readonly WeddingFunction[],
): string | undefined {
  const { kind, veg, nonVeg } = priceFor(venue);
  if (kind !== 'package') return undefined;
  const eaten = [
    ...(typeof nonVeg !== 'number' || functions.some(({ vegShare }) => vegShare > 0) ? [veg] : []),
    ...(typeof nonVeg === 'number' && functions.some(({ vegShare }) => vegShare < 1) ? [nonVeg] : []),
  ];
  return m.total_with_package({ price: eaten.map(formatRupees).join('/') });
}

/** The total in one line of a message, with all that makes it unlike another: "₹2,36,000 (not counted: decoration)". */
export function describeTotal(
  venue: PricedVenue,
  functions: readonly WeddingFunction[],
  total: VenueTotal,
): string {
  const notes = [
    total.isTold && m.told_to_us(),
    describePackage(venue, functions),
    describeKitchen(venue, functions),
    describeContents(total),
  ];
  return m.total_with_notes({
    sum: formatRupeeRange(total.sum),
    notes: notes.filter(Boolean).join(' · '),
  });
}

/** The total with the plain plate, where the venue quotes a package too: "about ₹2,36,000" of rounded prices. */
export function plainPlateTotal(
  venue: PricedVenue,
  functions: readonly WeddingFunction[],
): string | undefined {
  const plain = withPlainPlate(venue);
  const total = plain && calculateVenueTotal(plain, functions);
  const sum = total && formatRupeeRange(total.sum);
  return sum && priceFor(plain).kind === 'about' ? m.format_about({ price: sum }) : sum;
}

/** Says of a vegetarian kitchen that guests who eat non-veg are served veg; undefined where there are none. */
export function describeKitchen(
  venue: PricedVenue,
  functions: readonly WeddingFunction[],
): string | undefined {
  if (!isVegetarianKitchen(venue) || functions.every(({ vegShare }) => vegShare === 1)) return undefined;
  const plates = functions.reduce((all, { guests }) => all + guests, 0);
  return m.total_all_veg({ plates: formatNumber(plates) });
}

/** One sum that the hall told for other guests than the family's; empty where there is none. */
export function describeStaleSum({ told }: PricedVenue, functions: readonly WeddingFunction[]): string {
  if (!told?.sum || functions.length === 0 || sumFor({ told }, functions)) return '';
  const guests = told.sum.functions.map((one) => formatCount(one.guests, m.format_guests)).join(' + ');
  return m.told_ask_again({ sum: formatRupees(told.sum.rupees), guests });
}

/** Why there is no total. */
export function describeNoTotal(venue: PricedVenue): string {
  const { kind } = priceFor(venue);
  if (kind === 'package') return m.total_no_non_veg_package();
  return kind === 'typical' ? m.total_no_own_plate_price() : m.total_no_non_veg_plate();
}

/** What a total counts and leaves out beyond plates, tax and rooms: "With decoration from ₹16,000", "Not counted: decoration". */
export function describeContents(total: VenueTotal): string {
  const lines = total.functions.flatMap((one) => one.total.lines.filter(({ id }) => id === 'decoration'));
  const decoration = lines.reduce((all, { sum }) => all + sum, 0);
  const withDecoration = lines.some(({ own }) => own)
    ? m.total_with_your_decoration
    : m.total_with_decoration;
  const charged = total.charges.filter(({ id, sum }) => sum > 0 && id !== 'sum' && id !== 'tax');
  const minimum = total.functions.some((one) => one.total.lines.some(({ id }) => id === 'minimum'));
  return [
    ...(minimum ? [m.total_with_minimum()] : []),
    ...(lines.length > 0 ? [withDecoration({ price: formatRupees(decoration) })] : []),
    ...charged.map(({ label, detail }) => m.total_with({ cost: `${label} ${detail}` })),
    ...(total.unknown.length > 0 ? [m.total_not_counted({ costs: total.unknown.join(', ') })] : []),
  ].join(' · ');
}

/** What the total is for: the guests of a family's only function, else the function or their number. */
export function describeCounted(eventDetails: EventDetails, here: readonly WeddingFunction[]): string {
  if (eventDetails.length === 1) return formatCount(eventDetails[0].guests, m.format_guests);
  const [only] = here.length === 1 ? here : [];
  return only ? nameFunction(only) : formatCount(here.length, m.format_functions);
}
