import type { VenueFacts } from '../../domain/venue.ts';
import { summaryFacts, type VenueSummary } from '../../domain/venue-summary.ts';
import { type FilteredFacts, filterFacts } from './filters/filter-groups.ts';
import { type SearchedEntry, searchFacts } from './search/search-text.ts';
import { type SortedVenue, sortFacts } from './sort-venues.ts';

/** Cards of a page of a listing, and cards that "Show more" adds. A listing of more venues has several pages and an index. */
export const pageSize = 30;

/** What filters, order and totals read of a venue. */
export type IndexedVenue = FilteredFacts & SortedVenue;

/** A venue as a listing needs it. */
export type ListedVenue = VenueSummary & FilteredFacts & SearchedEntry & Pick<VenueFacts, 'knownFacts'>;

/** What filters, order and totals of a long listing need; names and places are in a file of their own. */
export const indexFacts = [...new Set([...filterFacts, ...sortFacts])];

/** What cards, search, filters and order of a listing need. */
export const listedFacts = [...new Set([...summaryFacts, ...indexFacts, ...searchFacts])];

/**
 * Of each key the distinct values, null for undefined, and for each row the position of its value. Without positions, the values
 * are those of the rows.
 */
export type Columns<Row> = {
  readonly [Key in keyof Row]: readonly [values: readonly (Row[Key] | null)[], positions?: readonly number[]];
};

/** Rows of JSON values, each with all the keys, as columns: a quarter of the text to parse. `toRows` is the inverse. */
export function toColumns<Row extends object>(
  rows: readonly Row[],
  keys: readonly (keyof Row)[],
): Columns<Row> {
  const columns = keys.map((key) => [key, toColumn(rows.map((row) => row[key]))]);
  return Object.fromEntries(columns) as Columns<Row>;
}

function toColumn(cells: readonly unknown[]): [values: unknown[], positions?: number[]] {
  const texts = cells.map((cell) => JSON.stringify(cell ?? null));
  const positions = new Map([...new Set(texts)].map((text, position) => [text, position]));
  const parse = (values: Iterable<string>) => Array.from(values, (text) => JSON.parse(text));
  // Positions of values that hardly repeat take more bytes than they save.
  if (positions.size > cells.length / 2) return [parse(texts)];
  return [parse(positions.keys()), texts.map((text) => positions.get(text) ?? 0)];
}

/** Rows with equal values share them. */
export function toRows<Row extends object>(columns: Columns<Row>): Row[] {
  const entries = Object.entries<readonly [readonly unknown[], (readonly number[])?]>(columns);
  const [values = [], positions = values] = entries[0]?.[1] ?? [];
  return Array.from(positions, (_, row) => {
    const result: Record<string, unknown> = {};
    for (const [key, [values, positions]] of entries)
      result[key] = values[positions?.[row] ?? row] ?? undefined;
    return result as Row;
  });
}
