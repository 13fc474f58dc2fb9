import type { FunctionKind } from './function-kinds.ts';

/** One function of a wedding, such as the sangeet. */
export interface WeddingFunction {
  readonly kind: FunctionKind;
  /** Of an `other`: 1 to 40 code points. */
  readonly name?: string;
  /** 1 to 5,000. */
  readonly guests: number;
  /** Share of guests who eat vegetarian, 0 to 1. */
  readonly vegShare: number;
  /** Guest rooms for one night. */
  readonly rooms: number;
  /** Rupees that the family reckons for decoration: one figure, the same for all its functions. */
  readonly decor: number | undefined;
  /** YYYY-MM-DD. */
  readonly date?: string;
  /** The id of the venue that the family has chosen for it. */
  readonly venue?: string;
}

/** One to six functions, in the family's order. */
export type EventDetails = readonly [WeddingFunction, ...WeddingFunction[]];

/** The highest numbers of event details; `name` is the length of a function's name in code points, `decor` is in rupees. */
export const eventDetailsLimits = {
  guests: 5000,
  rooms: 200,
  functions: 6,
  name: 40,
  decor: 1_00_00_000,
} as const;

/** Whether a text can be the name of a function: 1 to 40 code points without white space around them. */
export const isFunctionName = (text: string): boolean =>
  text !== '' && text === text.trim() && [...text].length <= eventDetailsLimits.name;

/** Whether it is one wedding without a chosen venue: all that a family needs that plans one evening. */
export const isPlainWedding = ([{ kind, venue }, ...others]: EventDetails): boolean =>
  others.length === 0 && kind === 'wedding' && !venue;

/** The functions that a venue's total is for: those that the family holds there or has not given a venue yet. */
export const functionsAt = (eventDetails: EventDetails, venueId: string): WeddingFunction[] =>
  eventDetails.filter(({ venue }) => venue === undefined || venue === venueId);

/**
 * What a form assumes that asks about one event: the function with the most guests of those that the family holds at the
 * venue, else of those that have no venue yet, else of all.
 */
export function functionToAsk(eventDetails: EventDetails, venueId?: string): WeddingFunction {
  const heldHere = eventDetails.filter(({ venue }) => venue !== undefined && venue === venueId);
  const open = eventDetails.filter(({ venue }) => venue === undefined);
  const candidates = [heldHere, open].find(({ length }) => length > 0) ?? eventDetails;
  return candidates.reduce((largest, one) => (one.guests > largest.guests ? one : largest));
}
