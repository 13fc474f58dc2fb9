import type { VenueFacts } from '../../../content/types.ts';
import { venueLocation } from '../../../lib/venue-facts.ts';
import { foldWords, isCloseWord } from './search-spelling.ts';

type Searched = Pick<VenueFacts, 'name' | 'address' | 'locality'>;

/** How a venue answers a search; undefined where it does not. */
export type TextMatch = 'exact' | 'close' | undefined;

/** Folded words and the plain text of each venue, made once: a listing is searched at every key. */
const indexed = new WeakMap<Searched, { plain: string; words: readonly string[]; joined: string }>();

function index(venue: Searched) {
  const known = indexed.get(venue);
  if (known) return known;
  const location = venueLocation(venue);
  const made = {
    plain: `${venue.name}\n${location}`.toLowerCase(),
    words: foldWords(`${venue.name} ${location}`),
    joined: foldWords(venue.name).join(''),
  };
  indexed.set(venue, made);
  return made;
}

/**
 * Answers for many venues and one text: 'exact' where the name or the location contains it in any letter case (as the
 * specification has it; no text is contained in all), 'close' where every word of it is there in another spelling.
 */
export function textMatcher(text: string): (venue: Searched) => TextMatch {
  const wanted = text.trim().replace(/\s+/g, ' ').toLowerCase();
  const asked = foldWords(wanted);
  const joined = asked.join('');
  const isThere = asked.map(closeTo);
  return (venue) => {
    const known = index(venue);
    if (known.plain.includes(wanted)) return 'exact';
    if (asked.length === 0) return undefined;
    if (isThere.every((close) => known.words.some(close))) return 'close';
    // "raj mahal" for Rajmahal, "goldengalaxy" for Golden Galaxy.
    return joined.length > 4 && known.joined.includes(joined) ? 'close' : undefined;
  };
}

/** Compares each known word once a search: streets and sectors come back from venue to venue. */
function closeTo(word: string): (known: string) => boolean {
  const answers = new Map<string, boolean>();
  return (known) => {
    const answer = answers.get(known) ?? isCloseWord(word, known);
    answers.set(known, answer);
    return answer;
  };
}

/** As `textMatcher`, for one venue. */
export const matchText = (venue: Searched, text: string): TextMatch => textMatcher(text)(venue);
