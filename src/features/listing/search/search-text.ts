import type { VenueFacts } from '../../../domain/venue.ts';

/** What a search reads of a venue, or of anything else that is found by its name, beside its id. */
export const searchFacts = [
  'name',
  'locality',
  'address',
  'alias',
] as const satisfies readonly (keyof VenueFacts)[];

export type SearchedEntry = Pick<VenueFacts, 'id' | (typeof searchFacts)[number]>;

/** The fields of an entry in which a text is searched, each in both languages. */
export type SearchedField = 'name' | 'location';

/** The ids of the entries that match a text, and how. */
export type TextMatches = ReadonlyMap<string, 'exact' | 'close'>;

/** The ids of the entries that contain each word of a text in a similar spelling. */
export type FindClose = (text: string, fields: readonly SearchedField[]) => Iterable<string>;

/** The matches of a text in some of the fields; undefined for an empty text, which every entry matches. */
export type Search = (text: string, fields?: readonly SearchedField[]) => TextMatches | undefined;

/** With more exact matches than this, close ones are not searched for: that takes 100 ms on a slow phone. */
const maxExactWithClose = 300;

const allFields: readonly SearchedField[] = ['name', 'location'];

/** A field of an entry in both languages. */
export function searchedTexts(entry: SearchedEntry, field: SearchedField): readonly string[] {
  const [aliasName = '', aliasLocation = ''] = entry.alias ?? [];
  if (field === 'name') return [entry.name, aliasName];
  // The locality may be in the address too: to look takes longer than to search it twice.
  return [`${entry.locality ?? ''} ${entry.address}`, aliasLocation];
}

/** The form in which texts are compared for an exact match. */
export const plainText = (text: string): string => text.normalize('NFC').toLowerCase();

type PlainTexts = Readonly<Record<SearchedField, readonly string[]>>;

/** Entries are searched again when close matches can be found, and their texts stay the same. */
const plainTexts = new WeakMap<readonly SearchedEntry[], PlainTexts>();

function plainTextsOf(entries: readonly SearchedEntry[]): PlainTexts {
  const known = plainTexts.get(entries);
  if (known) return known;
  const textsOf = (field: SearchedField) =>
    entries.map((entry) => plainText(searchedTexts(entry, field).join('\n')));
  const texts = { name: textsOf('name'), location: textsOf('location') };
  plainTexts.set(entries, texts);
  return texts;
}

/**
 * Searches entries: a match is 'exact' where a field contains the text in any letter case, else 'close' where `findClose`
 * finds it and there are at most 300 exact ones.
 */
export function createSearch(entries: readonly SearchedEntry[], findClose?: FindClose): Search {
  return (text, fields = allFields) => {
    const wanted = plainText(text.trim().replace(/\s+/g, ' '));
    if (!wanted) return undefined;
    const plain = plainTextsOf(entries);
    const exact = entries
      .filter((_, position) => fields.some((field) => plain[field][position]?.includes(wanted)))
      .map(({ id }) => id);
    const close = exact.length > maxExactWithClose ? [] : (findClose?.(wanted, fields) ?? []);
    const matches = new Map<string, 'exact' | 'close'>();
    for (const id of close) matches.set(id, 'close');
    for (const id of exact) matches.set(id, 'exact');
    return matches;
  };
}
