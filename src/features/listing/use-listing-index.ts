import { useData } from '../../lib/use-data.ts';
import { type Columns, type IndexedVenue, toRows } from './listing-index.ts';
import type { SearchedEntry } from './search/search-text.ts';

export interface ListingIndex {
  /** All venues of the listing; undefined until the files that are wanted are loaded. */
  readonly venues: readonly IndexedVenue[] | undefined;
  /** The names and places of all venues; none until they are loaded. */
  readonly entries: readonly SearchedEntry[];
  /** A file that is wanted did not load. */
  readonly isFailed: boolean;
  /** Loads the facts, again after a failure. */
  readonly load: () => void;
  readonly loadNames: () => void;
}

interface Wanted {
  readonly facts: boolean;
  readonly names: boolean;
}

type Facts = Columns<IndexedVenue>;
type Names = Columns<Omit<SearchedEntry, 'id'>>;

const noEntries: readonly SearchedEntry[] = [];
/** Decoded once, so that a step back renders its list at once. */
const venuesOf = new WeakMap<Facts, readonly IndexedVenue[]>();
const entriesOf = new WeakMap<Names, readonly SearchedEntry[]>();

/** What filters, order and search of a long listing read. Unless `prefetched` is false, the browser loads the facts when it is idle. */
export function useListingIndex(name: string, wanted: Wanted, prefetched = true): ListingIndex {
  const facts = useData(`index/${name}`, { isWanted: wanted.facts, prefetched });
  const names = useData(`search/${name}`, { isWanted: wanted.names });
  const venues = facts.data ? decodeVenues(facts.data as Facts) : undefined;
  const entries = names.data && venues ? decodeEntries(names.data as Names, venues) : noEntries;
  const isWaiting = wanted.names && entries === noEntries;
  return {
    venues: isWaiting ? undefined : venues,
    entries,
    isFailed: facts.isFailed || (wanted.names && names.isFailed),
    load: () => {
      facts.load();
      if (names.isFailed) names.load();
    },
    loadNames: names.load,
  };
}

function decodeVenues(facts: Facts): readonly IndexedVenue[] {
  const venues = venuesOf.get(facts) ?? toRows(facts);
  venuesOf.set(facts, venues);
  return venues;
}

/** The names are in the order of the venues. */
function decodeEntries(names: Names, venues: readonly IndexedVenue[]): readonly SearchedEntry[] {
  const decode = () => toRows(names).map((row, index) => ({ ...row, id: venues[index]?.id ?? '' }));
  const entries = entriesOf.get(names) ?? decode();
  entriesOf.set(names, entries);
  return entries;
}
