import type { WeddingFunction } from '../../domain/event-details.ts';
import { asOnPage, pageOf } from '../../domain/facts/told.ts';
import type { RupeeRange } from '../../domain/format.ts';
import { plateFacts, priceFor, withPlainPlate } from '../../domain/plate-price.ts';
import { isTold, type PricedFacts, type PricedVenue, type TotalLine } from './total.ts';
import { calculateVenueTotal, sumFor, type VenueTotal } from './venue-total.ts';

/** What a hall told, beside our page's prices of the same functions. */
export interface ToldDifference {
  /** By our page's prices, of the plate that the hall meant. */
  readonly ours: VenueTotal;
  /** Of a page that has a plain plate and a package: which of them our prices are of. */
  readonly plate?: 'plate' | 'package';
  /** What both sides have, in whole rupees; negative where the hall is lower. */
  readonly rupees: RupeeRange;
  /** Of one function. */
  readonly perGuest?: number;
  /** Our page says "from" or "about": the difference can be lower. */
  readonly isAtMost: boolean;
  /** The hall says "from": it can be higher. */
  readonly isAtLeast: boolean;
  /** What the hall charges and our page does not price, in rupees. */
  readonly unpriced: number;
}

/** Undefined where the hall told no price, where our page has none, and where it is not said which of two plates the price is of. */
export function compareWithPage(
  venue: PricedVenue,
  functions: readonly WeddingFunction[],
): ToldDifference | undefined {
  const theirs = calculateVenueTotal(venue, functions);
  const samePlate = pageWithPlate(venue, functions);
  const ours = samePlate && calculateVenueTotal(asOnPage(samePlate), functions);
  if (!theirs?.isTold || !ours) return undefined;
  const [told, page] = [partsOf(theirs), partsOf(ours)];
  const shared = [...told].flatMap(([part, amount]) => {
    const own = page.get(part);
    return own ? [{ amount, own }] : [];
  });
  const rupees = {
    low: add(shared.map(({ amount, own }) => amount.low - own.low)),
    high: add(shared.map(({ amount, own }) => amount.high - own.high)),
  };
  const [only, ...others] = functions;
  const different = shared.filter(({ amount }) => amount.isTold);
  return {
    ours,
    ...(withPlainPlate(pageOf(venue)) && {
      plate: priceFor(samePlate).kind === 'package' ? 'package' : 'plate',
    }),
    rupees,
    ...(only && others.length === 0 && { perGuest: Math.round(rupees.low / only.guests) }),
    isAtMost: different.some(({ own }) => own.isRounded),
    isAtLeast: different.some(({ amount }) => amount.isRounded),
    unpriced: add([...told].flatMap(([part, { low }]) => (page.has(part) ? [] : [low]))),
  };
}

/** Our page with the plate that the hall meant. */
function pageWithPlate(venue: PricedVenue, functions: readonly WeddingFunction[]): PricedFacts | undefined {
  const page = pageOf(venue);
  const plain = withPlainPlate(page);
  if (!plain || !(sumFor(venue, functions) ?? isTold(venue, ...plateFacts))) return page;
  switch (venue.told?.plate) {
    case 'plate':
      return plain;
    case 'package':
      return page;
    default:
      return undefined;
  }
}

type Part = 'plates' | Exclude<TotalLine['id'], 'sum' | 'veg' | 'nonVeg' | 'minimum'>;

interface Amount extends RupeeRange {
  readonly isRounded: boolean;
  readonly isTold: boolean;
}

/** A total by what can be compared: all plates are one part, however they are counted. */
function partsOf({ functions, charges, sharedRooms }: VenueTotal): ReadonlyMap<Part, Amount> {
  const parts = new Map<Part, Amount>();
  for (const { id, sum, rounded, told } of [...functions.flatMap(({ total }) => total.lines), ...charges]) {
    const part = id === 'sum' || id === 'veg' || id === 'nonVeg' || id === 'minimum' ? 'plates' : id;
    const before = parts.get(part) ?? { low: 0, high: 0, isRounded: false, isTold: false };
    parts.set(part, {
      low: before.low + sum,
      high: before.high + sum,
      isRounded: before.isRounded || rounded === true,
      isTold: before.isTold || told === true,
    });
  }
  const rooms = parts.get('rooms');
  if (rooms)
    parts.set('rooms', { ...rooms, low: rooms.low - sharedRooms.high, high: rooms.high - sharedRooms.low });
  return parts;
}

const add = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
