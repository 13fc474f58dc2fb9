import { plainText, type SearchedVenue, textMatcher } from './search-text.ts';

export const searchKinds = ['venue', 'place', 'page'] as const;

/** An entry of the site search. The address is that of a venue, with its locality, or a description. */
export interface SearchEntry extends SearchedVenue {
  readonly kind: (typeof searchKinds)[number];
  readonly locality: undefined;
  /** The path, with a query for a filtered listing. */
  readonly to: string;
}

const maxResults = 12;

/** The names of an entry alone, by entry: as an object that the text matcher indexes once. */
const namesOf = new WeakMap<SearchEntry, SearchedVenue>();

function namesAlone(entry: SearchEntry): SearchedVenue {
  const known = namesOf.get(entry);
  if (known) return known;
  const { name, alias, locality } = entry;
  const names = { name, address: '', locality, alias: alias && ([alias[0]] as const) };
  namesOf.set(entry, names);
  return names;
}

/** The entries that match a text: names before addresses, exact before fuzzy matches. */
export function searchSite(entries: readonly SearchEntry[], text: string, most = maxResults): SearchEntry[] {
  const wanted = plainText(text.trim());
  if (!wanted) return [];
  const match = textMatcher(wanted);
  const quality = (entry: SearchEntry): number | undefined => {
    const result = match(entry);
    if (!result) return undefined;
    const byName = match(namesAlone(entry));
    if (byName === 'close') return 2;
    if (!byName) return result === 'exact' ? 3 : 4;
    const names = [entry.name, entry.alias?.[0] ?? ''];
    return names.some((name) => plainText(name).startsWith(wanted)) ? 0 : 1;
  };
  return entries
    .flatMap((entry) => {
      const rank = quality(entry);
      if (rank === undefined) return [];
      return [{ entry, position: rank * searchKinds.length + searchKinds.indexOf(entry.kind) }];
    })
    .sort((one, other) => one.position - other.position)
    .slice(0, most)
    .map(({ entry }) => entry);
}
