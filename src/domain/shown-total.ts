import type { ToldToUs } from './facts/told.ts';
import type { FunctionKind } from './function-kinds.ts';

/** Costs that a venue's total cannot count, because their price is not known. */
export const unknownCostIds = ['decoration', 'rooms', 'roomPrice', 'noRooms', 'moreRooms'] as const;
export type UnknownCostId = (typeof unknownCostIds)[number];

/**
 * A venue's total as the family saw it, in ids and numbers: what a lead about the venue carries, and the mail words. An
 * allow-list: nothing else of the event details is sent with it.
 */
export interface ShownTotal {
  /** Whole rupees; they differ where functions without a date may share rooms. */
  readonly low: number;
  readonly high: number;
  /** The functions that the total is for. */
  readonly functions: readonly ShownFunction[];
  /** What the hall told the family: a form asks whether to send it, and sends it beside the total. */
  readonly told?: ToldToUs | undefined;
}

/** The total of a venue in a lead that has no other field for the venue, or several. */
export interface NamedTotal extends ShownTotal {
  readonly venue: string;
}

/** The totals of venues as a page shows them. */
export interface ShownTotals {
  /** The event details as a text, in the language of the page. */
  readonly event: string;
  /** Those that are known, in the order of the page. */
  readonly venues: readonly NamedTotal[];
}

/** A lead carries the totals of at most this many venues. */
export const maxTotals = 6;

export interface ShownFunction {
  readonly kind: FunctionKind;
  /** Of an `other`, in the family's words. */
  readonly name?: string | undefined;
  readonly guests: number;
  /** Share of guests who eat vegetarian, 0 to 1. */
  readonly vegShare: number;
  readonly rooms: number;
  /** YYYY-MM-DD. */
  readonly date?: string | undefined;
  /** Rupees of the family's own figure for decoration, where the total counts it. */
  readonly decor?: number | undefined;
  readonly notCounted: readonly NotCounted[];
}

export interface NotCounted {
  readonly id: UnknownCostId;
  /** Of `moreRooms`: the rooms that the venue lacks, and those that it has. */
  readonly missing?: number | undefined;
  readonly available?: number | undefined;
}
