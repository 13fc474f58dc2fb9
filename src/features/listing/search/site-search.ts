import type { Alias } from '../../../content/types.ts';
import { plainText, textMatcher } from './search-text.ts';

export const searchKinds = ['venue', 'place', 'page'] as const;

/** An entry of the site search. */
export interface SearchEntry {
  readonly kind: (typeof searchKinds)[number];
  readonly name: string;
  /** The name of a venue in Devanagari, on Hindi pages only. */
  readonly nameHi?: string;
  /** Also searched. */
  readonly alias?: Alias;
  /** The address or description; also searched. */
  readonly address: string;
  /** The path, with a query for a filtered listing. */
  readonly to: string;
}

const maxResults = 12;

/** The entries that match a text: names before addresses, exact before fuzzy matches. */
export function searchSite(entries: readonly SearchEntry[], text: string, most = maxResults): SearchEntry[] {
  const wanted = plainText(text.trim());
  if (!wanted) return [];
  const match = textMatcher(wanted);
  const rank = (entry: SearchEntry) => {
    const result = match(entry);
    if (!result) return undefined;
    const names = [entry.name, entry.alias?.[0] ?? ''].map(plainText);
    const quality = names.some((name) => name.startsWith(wanted))
      ? 0
      : names.some((name) => name.includes(wanted))
        ? 1
        : result === 'exact'
          ? 2
          : 3;
    return quality * searchKinds.length + searchKinds.indexOf(entry.kind);
  };
  return entries
    .flatMap((entry) => {
      const position = rank(entry);
      return position === undefined ? [] : [{ entry, position }];
    })
    .sort((one, other) => one.position - other.position)
    .slice(0, most)
    .map(({ entry }) => entry);
}
