/**
 * The values of facts. Money is whole rupees, times are minutes after midnight IST (past 1,440 on the next day), shares are 0 to 1.
 */

/** One number, or a range where the source gives one ("1 or 2"). */
export type Amount = number | readonly [low: number, high: number];

/** A figure that the source gives as "about". */
export interface Approximate {
  readonly about: number;
}

/** A price that is not part of another one. A plain number is exact. */
export type Charge = number | { readonly from: number } | 'included' | 'no-charge';

/** A share on top of the price, or part of it. */
export type Tax = number | 'included';

/** What a price or a number is of; `all`: once for the booking. */
export type Unit = 'plate' | 'room' | 'night' | 'vehicle' | 'bottle' | 'hour' | 'all';

/** The value of a fact by its kind. `Text` is `Localized` in the files of venues/, elsewhere a string. */
export interface KindValues<Text> {
  readonly 'yes-no': boolean;
  readonly count: number;
  readonly range: Amount;
  readonly rupees: number | Approximate;
  readonly 'plate-price': number | Approximate;
  readonly share: number;
  readonly tax: Tax;
  readonly time: number;
  readonly charge: Charge;
  readonly text: Text;
}
export type FactKind = keyof KindValues<string>;
