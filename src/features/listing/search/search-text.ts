import type { VenueFacts } from '../../../domain/venue.ts';
import { venueLocation } from '../../../domain/venue-facts.ts';
import { isCloseWord, normalizeWords } from './fuzzy-words.ts';

/** What a search reads of a venue. */
export type SearchedVenue = Pick<VenueFacts, 'name' | 'address' | 'locality' | 'alias'>;

/** How a venue matches a search text; undefined where it does not. */
export type TextMatch = 'exact' | 'close' | undefined;

/** Computed once per venue: a listing is searched at every keystroke. */
const indexed = new WeakMap<SearchedVenue, { plain: string; words: readonly string[]; joined: string }>();

/** The form in which texts are compared for an exact match. */
export const plainText = (text: string): string => text.normalize('NFC').toLowerCase();

function index(venue: SearchedVenue) {
  const known = indexed.get(venue);
  if (known) return known;
  const [aliasName = '', aliasLocation = ''] = venue.alias ?? [];
  const texts = [venue.name, venueLocation(venue), aliasName, aliasLocation].join('\n');
  const entry = {
    plain: plainText(texts),
    words: normalizeWords(texts),
    joined: [venue.name, aliasName].map((name) => normalizeWords(name).join('')).join('\n'),
  };
  indexed.set(venue, entry);
  return entry;
}

/**
 * Matches venues against one text: 'exact' where the name or the location, in either language, contains it in any letter
 * case (an empty text matches all), 'close' where each of its words occurs in a similar spelling.
 */
export function textMatcher(text: string): (venue: SearchedVenue) => TextMatch {
  const wanted = plainText(text.trim().replace(/\s+/g, ' '));
  const words = normalizeWords(wanted);
  const joined = words.join('');
  const matchers = words.map(closeTo);
  return (venue) => {
    const known = index(venue);
    if (known.plain.includes(wanted)) return 'exact';
    if (words.length === 0) return undefined;
    if (matchers.every((isClose) => known.words.some(isClose))) return 'close';
    // "raj mahal" matches Rajmahal, "goldengalaxy" matches Golden Galaxy.
    return joined.length > 4 && known.joined.includes(joined) ? 'close' : undefined;
  };
}

/** Remembers the result per word: venues share the words of their location. */
function closeTo(word: string): (known: string) => boolean {
  const results = new Map<string, boolean>();
  return (known) => {
    const result = results.get(known) ?? isCloseWord(word, known);
    results.set(known, result);
    return result;
  };
}

/** As `textMatcher`, for one venue. */
export const matchText = (venue: SearchedVenue, text: string): TextMatch => textMatcher(text)(venue);
