import { textMatcher } from './search-text.ts';

export const searchKinds = ['venue', 'place', 'page'] as const;

/** One thing that the site's search finds. */
export interface SearchEntry {
  readonly kind: (typeof searchKinds)[number];
  readonly name: string;
  /** Where it is, or what it shows; searched too. */
  readonly address: string;
  /** Its path, with its query where it is a filtered listing. */
  readonly to: string;
}

const mostFound = 12;

/** The entries that answer a text, in any spelling: names before addresses, right spellings before near ones. */
export function searchSite(entries: readonly SearchEntry[], text: string, most = mostFound): SearchEntry[] {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return [];
  const match = textMatcher(wanted);
  const rank = (entry: SearchEntry) => {
    const answer = match(entry);
    if (!answer) return undefined;
    const name = entry.name.toLowerCase();
    const near = name.startsWith(wanted) ? 0 : name.includes(wanted) ? 1 : answer === 'exact' ? 2 : 3;
    return near * searchKinds.length + searchKinds.indexOf(entry.kind);
  };
  return entries
    .flatMap((entry) => {
      const place = rank(entry);
      return place === undefined ? [] : [{ entry, place }];
    })
    .sort((one, other) => one.place - other.place)
    .slice(0, most)
    .map(({ entry }) => entry);
}
