import { plainText, type Search, type SearchedEntry } from './search-text.ts';

export const searchKinds = ['venue', 'place', 'page'] as const;

/** An entry of the site search. The address is that of a venue, with its locality, or a description. */
export interface SearchEntry extends SearchedEntry {
  readonly kind: (typeof searchKinds)[number];
  readonly locality: undefined;
  /** The path, with a query for a filtered listing. */
  readonly id: string;
}

const maxResults = 12;

/** The entries that match a text: names before addresses, exact before close matches. */
export function searchSite(entries: readonly SearchEntry[], search: Search, text: string): SearchEntry[] {
  const matches = search(text);
  const byName = search(text, ['name']);
  const wanted = plainText(text.trim());
  const rank = ({ id, name, alias }: SearchEntry): number => {
    if (byName?.get(id) === 'close') return 2;
    if (!byName?.has(id)) return matches?.get(id) === 'exact' ? 3 : 4;
    return [name, alias?.[0] ?? ''].some((known) => plainText(known).startsWith(wanted)) ? 0 : 1;
  };
  return entries
    .filter(({ id }) => matches?.has(id))
    .map((entry) => ({ entry, position: rank(entry) * searchKinds.length + searchKinds.indexOf(entry.kind) }))
    .sort((one, other) => one.position - other.position)
    .slice(0, maxResults)
    .map(({ entry }) => entry);
}
