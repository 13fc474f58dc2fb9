import type { RupeeRange } from '../format.ts';
import type { FunctionKind } from '../function-kinds.ts';
import type { FactId, Facts } from './facts.ts';

/** A function as the hall was told it. */
export interface ToldFunction {
  readonly kind: FunctionKind;
  readonly name?: string | undefined;
  readonly guests: number;
  /** Share of guests who eat vegetarian, 0 to 1. */
  readonly vegShare: number;
  readonly rooms: number;
}

/** One price for all functions, in whole rupees. */
export interface ToldSum {
  readonly rupees: number;
  /** Those that it was given for, in their order. */
  readonly functions: readonly ToldFunction[];
}

/** The highest numbers of what a hall told; lengths in characters. `keptNote` is that of a note that an older version has stored. */
export const toldLimits = {
  rupees: 100_000_000,
  seats: 20_000,
  factNote: 80,
  note: 300,
  keptNote: 8000,
} as const;

/** What a hall told the family. What it did not say is absent. */
export interface Told {
  readonly facts: Facts;
  /** The family's words beside a fact, such as "first 620". */
  readonly notes?: { readonly [Id in FactId]?: string };
  /** In place of plates. */
  readonly sum?: ToldSum;
  /** Which plate the price or the sum is of, at a hall that has both; absent where it did not say. */
  readonly plate?: 'plate' | 'package';
  /** Rooms are part of the price. */
  readonly roomsIncluded?: true;
  /** Of one hall. */
  readonly seats?: number;
  readonly note?: string;
  /** YYYY-MM-DD, IST. */
  readonly day: string;
}

/** What halls told the family, by the id of the venue. */
export type ToldVenues = Readonly<Record<string, Told>>;

/** What a hall told, and the venue as our page has it. */
export interface ToldBy<Venue> extends Told {
  readonly page: Venue;
}

/** What a hall told, as a lead carries it where the family has ticked that: without its own note. */
export interface ToldToUs extends Omit<Told, 'note' | 'day'> {
  /** Its name. */
  readonly venue: string;
  readonly venueId: string;
  /** The family's total as the hall told it, in whole rupees; absent where it told no price, or the guests are not known. */
  readonly total?: RupeeRange | undefined;
}

/** A venue with what it told the family in place of what our page says: `told` is undefined where it told nothing. */
export type AsTold<Venue> = Venue & { readonly told: ToldBy<Venue> | undefined };

/** The venue as our page has it. */
export const pageOf = <Venue>(venue: AsTold<Venue>): Venue => venue.told?.page ?? venue;

/** The same for a calculation. */
export const asOnPage = <Venue>(venue: Venue): AsTold<Venue> => ({ ...venue, told: undefined });
