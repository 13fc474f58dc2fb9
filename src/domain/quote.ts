import * as v from 'valibot';
import { functionKinds } from './choices.ts';
import { eventDetailsLimits, isFunctionName } from './event-details.ts';
import { isVenueId } from './shortlist-ids.ts';

/** What a hall quotes beside its plates, in the order in which it tells it. */
export const quoteItems = ['rooms', 'decoration', 'dj', 'generator', 'corkage', 'cleaning'] as const;
export type QuoteItem = (typeof quoteItems)[number];

/** The highest numbers of a quote; `quotes` is how many a device keeps. */
export const quoteLimits = { rupees: 100_000_000, plate: 100_000, plates: 5000, quotes: 24 } as const;

const wholeNumber = (low: number, high: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(low), v.maxValue(high));
const rupees = wholeNumber(0, quoteLimits.rupees);
const plate = wholeNumber(1, quoteLimits.plate);
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const platePrice = v.object({
  kind: v.literal('plate'),
  /** Which of the hall's plates; absent if they did not say. */
  of: v.optional(v.picklist(['plate', 'package'])),
  /** Rupees a plate; the price of every plate without `nonVeg`. */
  veg: plate,
  nonVeg: v.optional(plate),
  /** The plates that each function pays at least, 0 for none; absent if they did not say. */
  minimum: v.optional(wholeNumber(0, quoteLimits.plates)),
});
const sumPrice = v.object({
  kind: v.literal('sum'),
  /** For all functions of the quote. */
  rupees: wholeNumber(1, quoteLimits.rupees),
});

/** A function as the hall was told it. */
const quotedFunction = v.object({
  kind: v.picklist(functionKinds),
  name: v.optional(v.pipe(v.string(), v.check(isFunctionName))),
  guests: wholeNumber(1, eventDetailsLimits.guests),
  vegShare: share,
  rooms: wholeNumber(0, eventDetailsLimits.rooms),
});

/** Rupees are extra: a room's price for a night, or the price of all else for all functions. */
const itemAnswer = v.union([rupees, v.picklist(['included', 'open', 'not-needed'])]);

/** What one hall quoted. What it did not say is absent. */
const quoteSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  venue: v.pipe(v.string(), v.check(isVenueId)),
  functions: v.pipe(
    v.array(quotedFunction),
    v.minLength(1),
    v.maxLength(eventDetailsLimits.functions),
    v.readonly(),
  ),
  price: v.optional(v.variant('kind', [platePrice, sumPrice])),
  /** Tax on the price: a share that comes on top. */
  tax: v.optional(v.union([v.literal('included'), share])),
  items: v.strictObject({
    rooms: v.optional(itemAnswer),
    decoration: v.optional(itemAnswer),
    dj: v.optional(itemAnswer),
    generator: v.optional(itemAnswer),
    corkage: v.optional(itemAnswer),
    cleaning: v.optional(itemAnswer),
  } satisfies Record<QuoteItem, unknown>),
  advance: v.optional(v.union([v.object({ rupees }), v.object({ share })])),
});

export type Quote = v.InferOutput<typeof quoteSchema>;
export type QuotedFunction = Quote['functions'][number];
export type QuotePrice = NonNullable<Quote['price']>;
/** Absent: they did not say. */
export type ItemAnswer = Quote['items'][QuoteItem];

/** The quote that a value is; undefined for anything else. Unknown fields are left out. */
export function readQuote(value: unknown): Quote | undefined {
  const result = v.safeParse(quoteSchema, value);
  return result.success ? result.output : undefined;
}

/** The quotes in a text that `formatQuotes` wrote, each id once; what is not a quote is left out. */
export function parseQuotes(text: string): readonly Quote[] {
  const quotes = readList(text).flatMap((one) => readQuote(one) ?? []);
  return [...new Map(quotes.map((quote) => [quote.id, quote])).values()].slice(0, quoteLimits.quotes);
}

function readList(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** The text that `parseQuotes` reads back; empty without quotes. */
export const formatQuotes = (quotes: readonly Quote[]): string =>
  quotes.length > 0 ? JSON.stringify(quotes) : '';
