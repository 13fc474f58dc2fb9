import { type EventDetails, functionsAt, type WeddingFunction } from '../../domain/event-details.ts';
import { type Advance, advanceOf as listedAdvance, shareOnTop } from '../../domain/facts/fact-rules.ts';
import type { Known } from '../../domain/facts/facts.ts';
import type { RupeeRange } from '../../domain/format.ts';
import { type PlateFacts, priceFor, withPlainPlate } from '../../domain/plate-price.ts';
import {
  type ItemAnswer,
  type Quote,
  type QuotedFunction,
  type QuoteItem,
  type QuotePrice,
  quoteItems,
} from '../../domain/quote.ts';
import type { PricedVenue, TotalLine } from './total.ts';
import { calculateVenueTotal } from './venue-total.ts';

export type PlateKind = 'plate' | 'package';

/** What one side has in a line: rupees, or `included` in another line's. */
export interface QuoteAmount extends RupeeRange {
  /** The source says "about" or "from": it can be higher. */
  readonly isFrom?: boolean;
  /** The family's own figure, where we have no price. */
  readonly isOwn?: boolean;
  /** It can be lower: tax on a sum that may contain what is not taxed. */
  readonly isAtMost?: boolean;
}

export interface QuoteLine {
  readonly id: 'sum' | 'plates' | 'minimum' | 'tax' | QuoteItem;
  readonly quoted: QuoteAmount | 'included' | undefined;
  readonly ours: QuoteAmount | undefined;
  /** The hall has not said it: our list price stands on both sides. */
  readonly isOurPrice?: true;
}

/** In whole rupees; negative where the hall quotes less than our estimate. */
export interface QuoteDifference extends RupeeRange {
  /** `high` is the most, and how low it can be is not known. */
  readonly isAtMost: boolean;
  /** Only of one function. */
  readonly perGuest?: RupeeRange;
}

/** An advance in rupees as far as it can be calculated. `later` is absent where the advance is more than the sum. */
export interface QuoteAdvance {
  readonly now?: RupeeRange;
  readonly share?: number;
  readonly later?: RupeeRange;
}

type StatedAdvance = NonNullable<Quote['advance']>;

/** What the family has to ask the hall. */
export type QuoteQuestion =
  /** The price of what was quoted as one sum for other guests. */
  | { readonly id: 'again' }
  | { readonly id: 'price' | 'plate' | 'minimum' | 'advance' }
  /** `rupees` would be on top. */
  | { readonly id: 'tax'; readonly rupees: number }
  | { readonly id: 'item-price' | 'item-included'; readonly item: QuoteItem }
  | { readonly id: 'advance-holds'; readonly quoted: StatedAdvance; readonly ours: StatedAdvance };

/** A quote beside our estimate for the same functions, in ids and whole rupees. */
export interface QuoteComparison {
  /** The quote's functions with the family's present figures. */
  readonly functions: readonly WeddingFunction[];
  /** Of a sum for all: the functions that it was given for, where their figures have changed since. */
  readonly changed?: readonly QuotedFunction[];
  /** The plates of our estimate. */
  readonly basis: PlateKind | undefined;
  readonly lines: readonly QuoteLine[];
  /** Absent without a price. */
  readonly quoted?: QuoteAmount;
  /** Absent where we lack the price of these plates. */
  readonly ours?: QuoteAmount;
  /** Absent where one side has no sum, and where a sum for all is for other guests. */
  readonly difference?: QuoteDifference;
  /** In their price, and not in our estimate. */
  readonly more: readonly QuoteItem[];
  /** Their prices of what we do not price: outside sums and difference. */
  readonly below: readonly { readonly item: QuoteItem; readonly amount: RupeeRange }[];
  /** Without a price on both sides. */
  readonly open: readonly QuoteItem[];
  /** Rooms that the hall does not have. */
  readonly missingRooms?: { readonly missing: number; readonly available: number };
  readonly advance: { readonly quoted?: QuoteAdvance; readonly ours?: QuoteAdvance };
  readonly questions: readonly QuoteQuestion[];
}

/**
 * Compares what a hall quoted with our estimate for the same functions, line by line. Neither replaces the other: what the
 * hall did not say has our price on both sides, or stands as open, and what only one side has is named.
 */
export function compareQuote(
  quote: Quote,
  venue: PricedVenue,
  eventDetails: EventDetails | undefined,
): QuoteComparison {
  const functions = presentFunctions(quote, eventDetails);
  const isChanged = quote.price?.kind === 'sum' && functions.some(isUnlike(quote.functions));
  const basis = basisOf(quote.price, venue);
  const ours = calculateOurs(venue, quote, functions, basis);
  const items = compareItems(quote, ours, functions);
  const lines = quote.price
    ? [...priceLines(quote, quote.price, venue, functions, ours), ...items.lines]
    : [];
  const quotedSum = quote.price ? sumOf(lines.map(({ quoted }) => amountOf(quoted))) : undefined;
  const oursSum = quote.price && ours.plates ? sumOf(lines.map((line) => amountOf(line.ours))) : undefined;
  const difference = quotedSum && oursSum && !isChanged ? differenceOf(lines, functions) : undefined;
  const advance = compareAdvances(quote, venue, functions.length, quotedSum, oursSum);
  return {
    functions,
    ...(isChanged ? { changed: quote.functions } : {}),
    basis,
    lines,
    ...(quotedSum ? { quoted: quotedSum } : {}),
    ...(oursSum ? { ours: oursSum } : {}),
    ...(difference ? { difference } : {}),
    more: quote.price ? items.more : [],
    below: items.below,
    open: items.open,
    ...missingRoomsOf(quote, venue, functions),
    advance,
    questions: questionsAbout(quote, venue, lines, items, advance, isChanged),
  };
}

/** The functions of a quote, as the family plans them now at the hall; as the quote has them where it plans them no more. */
export function presentFunctions(
  quote: Quote,
  eventDetails: EventDetails | undefined,
): readonly WeddingFunction[] {
  const rest = eventDetails ? functionsAt(eventDetails, quote.venue) : [];
  // Those that are planned here come before those without a venue.
  rest.sort((a, b) => Number(b.venue !== undefined) - Number(a.venue !== undefined));
  const decor = eventDetails?.[0].decor;
  return quote.functions.map((given) => {
    const found = rest.findIndex((one) => one.kind === given.kind && one.name === given.name);
    const [present = { ...given, decor }] = found < 0 ? [] : rest.splice(found, 1);
    return present;
  });
}

const isUnlike =
  (given: readonly QuotedFunction[]) =>
  ({ guests, vegShare, rooms }: WeddingFunction, index: number): boolean => {
    const before = given[index];
    return before?.guests !== guests || before.vegShare !== vegShare || before.rooms !== rooms;
  };

/** The plates of our estimate that a price is compared with; undefined where they did not say which of two they mean. */
function basisOf(price: QuotePrice | undefined, venue: PricedVenue): PlateKind | undefined {
  if (price?.kind === 'plate' && price.of) return price.of;
  if (price?.kind === 'plate' && withPlainPlate(venue)) return undefined;
  return priceFor(venue).kind === 'package' ? 'package' : 'plate';
}

/** Our plate prices of a kind; undefined where one that the guests need is unknown. */
function platesOf(
  venue: PricedVenue,
  basis: PlateKind | undefined,
  functions: readonly WeddingFunction[],
): PlateFacts | undefined {
  if (basis === undefined) return undefined;
  const priced = basis === 'plate' ? (withPlainPlate(venue) ?? venue) : venue;
  const { kind, veg, nonVeg } = priceFor(priced);
  if (kind === 'typical' || (kind === 'package') !== (basis === 'package')) return undefined;
  if (nonVeg !== undefined) return priced;
  const isAllVeg = functions.every(({ guests, vegShare }) => Math.round(guests * vegShare) === guests);
  return isAllVeg ? { ...freePlate, vegPlate: veg } : undefined;
}

/** Our prices for the functions. Absent where we have none, or where the family does not need it. */
interface OurPrices {
  readonly plates?: QuoteAmount | undefined;
  readonly tax?: QuoteAmount | undefined;
  readonly rooms?: QuoteAmount | undefined;
  readonly decoration?: QuoteAmount | undefined;
  /** What all rooms would cost at a price a room. */
  readonly roomsAt: (rupees: number) => RupeeRange;
}

/** Stands for plates without a price, so that all else is calculated. */
const freePlate: PlateFacts = {
  servesNonVeg: false,
  vegPlate: 0,
  nonVegPlate: undefined,
  vegPackage: undefined,
  nonVegPackage: undefined,
};

function calculateOurs(
  venue: PricedVenue,
  quote: Quote,
  functions: readonly WeddingFunction[],
  basis: PlateKind | undefined,
): OurPrices {
  const plates = platesOf(venue, basis, functions);
  const amountsOf = ({ rooms, roomPrice }: Known<'rooms' | 'roomPrice'>) => {
    const { servesNonVeg, vegPlate, nonVegPlate, vegPackage, nonVegPackage } = plates ?? freePlate;
    const plate = { servesNonVeg, vegPlate, nonVegPlate, vegPackage, nonVegPackage };
    return amountsIn({ ...venue, ...plate, rooms, roomPrice }, functions);
  };
  const { veg, nonVeg, tax, rooms, decoration } = amountsOf(venue);
  const isNeeded = (item: QuoteItem) => quote.items[item] !== 'not-needed';
  const available = venue.rooms || Number.MAX_SAFE_INTEGER;
  return {
    plates: plates && sumOf([veg, nonVeg].filter((one) => one !== undefined)),
    tax: plates && tax,
    rooms: isNeeded('rooms') ? rooms : undefined,
    decoration: isNeeded('decoration') ? decoration : undefined,
    roomsAt: (price) => amountsOf({ rooms: available, roomPrice: price }).rooms ?? exactly(0),
  };
}

/** Our total by its lines. */
function amountsIn(
  venue: PricedVenue,
  functions: readonly WeddingFunction[],
): { readonly [Id in TotalLine['id']]?: QuoteAmount } {
  const total = calculateVenueTotal(venue, functions);
  const amounts: { [Id in TotalLine['id']]?: QuoteAmount } = {};
  for (const { id, sum, rounded, own } of total?.functions.flatMap((one) => one.total.lines) ?? []) {
    const before = amounts[id];
    amounts[id] = sumOf([
      ...(before ? [before] : []),
      { ...exactly(sum), isFrom: rounded === true, isOwn: own === true },
    ]);
  }
  const { rooms } = amounts;
  if (total && rooms) {
    const { low, high } = total.sharedRooms;
    amounts.rooms = { ...rooms, low: rooms.low - high, high: rooms.high - low };
  }
  return amounts;
}

/** The lines of plates and tax; of a sum for all it stands first, and they are within it. */
function priceLines(
  { tax }: Quote,
  price: QuotePrice,
  { foodTax }: PricedVenue,
  functions: readonly WeddingFunction[],
  ours: OurPrices,
): readonly QuoteLine[] {
  if (price.kind === 'sum') {
    const sum: QuoteLine = { id: 'sum', quoted: exactly(price.rupees), ours: undefined };
    const plates: QuoteLine[] = ours.plates ? [{ id: 'plates', quoted: 'included', ours: ours.plates }] : [];
    return [
      sum,
      ...plates,
      ...taxLine(tax, shareOnTop(foodTax), [price.rupees], ours, typeof tax === 'number'),
    ];
  }
  const plates = functions.map((one) => platesFor(price, one, one.guests));
  const missing = functions.map((one) =>
    platesFor(price, one, Math.max(0, (price.minimum ?? 0) - one.guests)),
  );
  const taxed = plates.map((rupees, index) => rupees + (missing[index] ?? 0));
  return [
    { id: 'plates', quoted: exactly(add(plates)), ours: ours.plates },
    ...(add(missing) > 0 ? [{ id: 'minimum' as const, quoted: exactly(add(missing)), ours: undefined }] : []),
    ...taxLine(tax, shareOnTop(foodTax), taxed, ours, false),
  ];
}

/** Rupees for this many plates of a function. */
function platesFor(
  { veg, nonVeg = veg }: QuotePrice & { readonly kind: 'plate' },
  { vegShare }: WeddingFunction,
  plates: number,
): number {
  const vegPlates = Math.round(plates * vegShare);
  return vegPlates * veg + (plates - vegPlates) * nonVeg;
}

/** From none to the rate of the hall where they did not say; of each function in whole rupees, as ours. */
function taxLine(
  tax: Quote['tax'],
  rate: number,
  taxed: readonly number[],
  ours: OurPrices,
  isAtMost: boolean,
): readonly QuoteLine[] {
  if (tax === 'included') return ours.tax ? [{ id: 'tax', quoted: 'included', ours: ours.tax }] : [];
  const rupees = add(taxed.map((sum) => Math.round(sum * (tax ?? rate))));
  const quoted = { low: tax === undefined ? 0 : rupees, high: rupees, isAtMost };
  return [{ id: 'tax', quoted, ours: ours.tax }];
}

interface ComparedItems extends Pick<QuoteComparison, 'more' | 'below' | 'open'> {
  readonly lines: readonly QuoteLine[];
  readonly questions: readonly QuoteQuestion[];
}

function compareItems(quote: Quote, ours: OurPrices, functions: readonly WeddingFunction[]): ComparedItems {
  const needsRooms = functions.some(({ rooms }) => rooms > 0);
  const compared = quoteItems
    .filter((item) => item !== 'rooms' || needsRooms)
    .map((item) => compareItem(item, quote.items[item], ours, quote.price !== undefined));
  return {
    lines: compared.flatMap(({ line }) => line ?? []),
    more: compared.flatMap(({ more }) => more ?? []),
    below: compared.flatMap(({ below }) => below ?? []),
    open: compared.flatMap(({ open }) => open ?? []),
    questions: compared.flatMap(({ question }) => question ?? []),
  };
}

interface ComparedItem {
  readonly line?: QuoteLine;
  readonly more?: QuoteItem;
  readonly below?: QuoteComparison['below'][number];
  readonly open?: QuoteItem;
  readonly question?: QuoteQuestion;
}

function compareItem(item: QuoteItem, answer: ItemAnswer, ours: OurPrices, hasPrice: boolean): ComparedItem {
  const price = item === 'rooms' || item === 'decoration' ? ours[item] : undefined;
  if (answer === 'not-needed') return {};
  if (answer === 'included') {
    return price ? { line: { id: item, quoted: 'included', ours: price } } : { more: item };
  }
  if (typeof answer === 'number') {
    const amount = item === 'rooms' ? ours.roomsAt(answer) : exactly(answer);
    return price && hasPrice
      ? { line: { id: item, quoted: withoutMarks(amount), ours: price } }
      : { below: { item, amount: withoutMarks(amount) } };
  }
  const id = answer === 'open' || item === 'rooms' ? 'item-price' : 'item-included';
  return {
    question: { id, item },
    ...(price ? { line: { id: item, quoted: price, ours: price, isOurPrice: true } } : { open: item }),
  };
}

function missingRoomsOf(
  { items }: Quote,
  { rooms }: PricedVenue,
  functions: readonly WeddingFunction[],
): Pick<QuoteComparison, 'missingRooms'> {
  const missing = Math.max(...functions.map((one) => one.rooms)) - (rooms ?? 0);
  if (!rooms || missing <= 0 || items.rooms === 'not-needed') return {};
  return { missingRooms: { missing, available: rooms } };
}

/** Line by line: what is our price on both sides has no part in it. */
function differenceOf(lines: readonly QuoteLine[], functions: readonly WeddingFunction[]): QuoteDifference {
  const own = lines.filter(({ isOurPrice }) => !isOurPrice);
  const parts = own.map((line) => {
    const [quoted, ours] = [amountOf(line.quoted), amountOf(line.ours)];
    // Both are low, or both high: shared rooms are so for the hall and for us.
    const ends = [quoted.low - ours.low, quoted.high - ours.high];
    return { low: Math.min(...ends), high: Math.max(...ends) };
  });
  const low = add(parts.map((part) => part.low));
  const high = add(parts.map((part) => part.high));
  const isAtMost = own.some(
    ({ quoted, ours }) => ours?.isFrom === true || amountOf(quoted).isAtMost === true,
  );
  const [only, ...others] = functions;
  const each = (rupees: number, guests: number) => Math.round(rupees / guests) + 0;
  return {
    low,
    high,
    isAtMost,
    ...(only && others.length === 0
      ? { perGuest: { low: each(low, only.guests), high: each(high, only.guests) } }
      : {}),
  };
}

function compareAdvances(
  quote: Quote,
  venue: PricedVenue,
  functions: number,
  quoted: RupeeRange | undefined,
  ours: RupeeRange | undefined,
): QuoteComparison['advance'] {
  const advance = listedAdvance(venue);
  return {
    ...(quote.advance ? { quoted: advanceOf(quote.advance, 1, quoted) } : {}),
    ...(advance ? { ours: advanceOf(statedAdvance(advance), functions, ours) } : {}),
  };
}

const statedAdvance = (advance: Advance): StatedAdvance =>
  advance.kind === 'share' ? { share: advance.share } : { rupees: advance.rupees };

/** A fixed advance stays as it is, also where it is more than the sum; it is due up to `times` times. */
function advanceOf(advance: StatedAdvance, times: number, sum: RupeeRange | undefined): QuoteAdvance {
  if ('share' in advance) {
    if (!sum) return { share: advance.share };
    const now = { low: Math.round(sum.low * advance.share), high: Math.round(sum.high * advance.share) };
    return { share: advance.share, now, later: { low: sum.low - now.low, high: sum.high - now.high } };
  }
  const now = { low: advance.rupees, high: advance.rupees * times };
  if (!sum || now.high > sum.low) return { now };
  return { now, later: { low: sum.low - now.high, high: sum.high - now.low } };
}

function questionsAbout(
  quote: Quote,
  venue: PricedVenue,
  lines: readonly QuoteLine[],
  items: ComparedItems,
  advance: QuoteComparison['advance'],
  isChanged: boolean,
): readonly QuoteQuestion[] {
  const { price, tax } = quote;
  const isUnclear = price?.kind === 'plate' && !price.of && withPlainPlate(venue);
  const onTop = amountOf(lines.find(({ id }) => id === 'tax')?.quoted).high;
  return [
    ...(isChanged ? [{ id: 'again' as const }] : []),
    ...(price ? [] : [{ id: 'price' as const }]),
    ...(isUnclear ? [{ id: 'plate' as const }] : []),
    ...(price && tax === undefined && onTop > 0 ? [{ id: 'tax' as const, rupees: onTop }] : []),
    ...(price?.kind === 'plate' && price.minimum === undefined ? [{ id: 'minimum' as const }] : []),
    ...items.questions,
    ...questionAboutAdvance(quote.advance, listedAdvance(venue), advance),
  ];
}

function questionAboutAdvance(
  quoted: StatedAdvance | undefined,
  listed: Advance | undefined,
  advance: QuoteComparison['advance'],
): readonly QuoteQuestion[] {
  if (!quoted) return [{ id: 'advance' }];
  if (!listed) return [];
  const ours = statedAdvance(listed);
  const isSame =
    'share' in quoted && 'share' in ours
      ? quoted.share === ours.share
      : 'rupees' in quoted && 'rupees' in ours
        ? quoted.rupees === ours.rupees
        : advance.quoted?.now?.low === advance.ours?.now?.low;
  return isSame ? [] : [{ id: 'advance-holds', quoted, ours }];
}

const exactly = (rupees: number): RupeeRange => ({ low: rupees, high: rupees });
const withoutMarks = ({ low, high }: RupeeRange): RupeeRange => ({ low, high });
const add = (rupees: readonly number[]): number => rupees.reduce((all, one) => all + one, 0);

const amountOf = (amount: QuoteLine['quoted']): QuoteAmount =>
  amount === undefined || amount === 'included' ? exactly(0) : amount;

function sumOf(amounts: readonly QuoteAmount[]): QuoteAmount {
  return {
    low: add(amounts.map(({ low }) => low)),
    high: add(amounts.map(({ high }) => high)),
    isFrom: amounts.some(({ isFrom }) => isFrom),
    isOwn: amounts.some(({ isOwn }) => isOwn),
    isAtMost: amounts.some(({ isAtMost }) => isAtMost),
  };
}
