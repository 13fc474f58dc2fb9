import SearchableMap from 'minisearch/SearchableMap';
import { normalizeWords } from './normalize-words.ts';
import { type FindClose, type SearchedEntry, searchedTexts } from './search-text.ts';

/** From this length on a word may contain mistakes. */
const minFuzzyLength = 5;

/** A shorter text begins words of most venues, which takes long, and finds them as exact matches. */
const minLength = 3;

/** How many entries are indexed without a pause for input. */
const chunkSize = 10;

const hasNumber = (word: string) => /\p{N}/u.test(word);

/** How many edits a word allows: none in short words and numbers. */
function maxEdits(word: string): number {
  if (hasNumber(word) || word.length < minFuzzyLength) return 0;
  return word.length < 8 ? 1 : 2;
}

/** The positions of the entries that have a term in a field. */
type Terms = SearchableMap<number[]>;

/** Indexes entries for the matches of `createSearch` in similar spellings. */
export async function createCloseSearch(entries: readonly SearchedEntry[]): Promise<FindClose> {
  const [name, location] = [createIndex(), createIndex()];
  for (const [position, entry] of entries.entries()) {
    name.add(termsOf(searchedTexts(entry, 'name')), position);
    location.add(termsOf(searchedTexts(entry, 'location')), position);
    if (position % chunkSize === chunkSize - 1) await new Promise((resume) => setTimeout(resume));
  }
  const indexes = { name: name.terms, location: location.terms };
  return (text, fields) => {
    const words = normalizeWords(text);
    const joined = words.join('');
    if (joined.length < minLength) return [];
    const findWord = (word: string) =>
      new Set(fields.flatMap((field) => closeTo(word, indexes[field])).flat());
    const [first = new Set<number>(), ...others] = words.map(findWord);
    const withAll = [...first].filter((position) => others.every((found) => found.has(position)));
    // "raj mahal" matches Rajmahal.
    const asOne = words.length > 1 && joined.length >= minFuzzyLength ? findWord(joined) : [];
    return [...new Set([...withAll, ...asOne])].flatMap((position) => entries[position]?.id ?? []);
  };
}

/** An empty index of one field. Each term is looked up in a map, because most entries share theirs and the tree is slower. */
function createIndex() {
  const terms: Terms = new SearchableMap();
  const known = new Map<string, number[]>();
  return {
    terms,
    add(termsOfEntry: readonly string[], position: number) {
      for (const term of new Set(termsOfEntry)) {
        const positions = known.get(term) ?? [];
        if (positions.push(position) > 1) continue;
        known.set(term, positions);
        terms.set(term, positions);
      }
    },
  };
}

/**
 * The positions of terms that begin with a word in this spelling or with two neighbouring letters transposed, which are two
 * edits to the library, and of terms that are the word with edits.
 */
function closeTo(word: string, terms: Terms): number[][] {
  const edits = maxEdits(word);
  if (hasNumber(word)) return [terms.get(word) ?? []];
  const beginnings = edits > 0 ? [word, ...transpositionsOf(word)] : [word];
  return [
    ...beginnings.flatMap((beginning) => [...terms.atPrefix(beginning).values()]),
    ...Array.from(edits > 0 ? terms.fuzzyGet(word, edits).values() : [], ([positions]) => positions),
  ];
}

const transpositionsOf = (word: string): string[] =>
  Array.from(word.slice(1), (letter, at) => word.slice(0, at) + letter + word[at] + word.slice(at + 2));

/**
 * The words of a name or a location, and each run of words up to its end as one: "goldengalaxy" finds Golden Galaxy.
 * Beginnings of words are terms too, because the library allows no edits in the beginning of a term.
 */
function termsOf(texts: readonly string[]): string[] {
  return texts
    .map(normalizeWords)
    .flatMap((words) => [
      ...words.flatMap(beginningsOf),
      ...words.slice(1).map((_, from) => words.slice(from).join('')),
    ]);
}

const beginningsOf = (word: string): string[] =>
  hasNumber(word)
    ? [word]
    : [...Array.from(word.slice(minFuzzyLength), (_, more) => word.slice(0, minFuzzyLength + more)), word];
