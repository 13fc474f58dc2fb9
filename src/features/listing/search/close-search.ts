import MiniSearch, { type QueryCombination } from 'minisearch';
import { normalizeWords } from './normalize-words.ts';
import { type FindClose, type SearchedEntry, type SearchedField, searchedTexts } from './search-text.ts';

/** From this length on a word may contain mistakes. */
const minFuzzyLength = 5;

/** A shorter text begins words of most venues, which takes long, and finds them as exact matches. */
const minLength = 3;

/** How many entries are indexed without a pause for input. */
const chunkSize = 20;

const hasNumber = (word: string) => /\p{N}/u.test(word);

/** How many edits a word allows: none in short words and numbers. */
function maxEdits(word: string): number {
  if (hasNumber(word) || word.length < minFuzzyLength) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Indexes entries for the matches of `createSearch` in similar spellings. */
export async function createCloseSearch(entries: readonly SearchedEntry[]): Promise<FindClose> {
  const index = new MiniSearch<SearchedEntry>({
    fields: ['name', 'location'] satisfies SearchedField[],
    extractField: (entry, field) =>
      field === 'id' ? entry.id : termsOf(searchedTexts(entry, field as SearchedField)).join(' '),
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: { prefix: (word) => !hasNumber(word), fuzzy: maxEdits },
  });
  await index.addAllAsync(entries, { chunkSize });
  return (text, fields) => {
    const words = normalizeWords(text);
    const joined = words.join('');
    if (joined.length < minLength) return [];
    const everyWord: QueryCombination = { combineWith: 'AND', queries: words.map(closeTo) };
    // "raj mahal" matches Rajmahal.
    const queries = joined.length < minFuzzyLength ? [everyWord] : [everyWord, closeTo(joined)];
    return index.search({ queries }, { fields: [...fields] }).map(({ id }) => id);
  };
}

/** Entries with a word in this spelling, with edits, or with two neighbouring letters transposed: two edits to the library. */
function closeTo(word: string): QueryCombination {
  const transposed = maxEdits(word) > 0 ? transpositionsOf(word) : [];
  return { combineWith: 'OR', queries: [word, { queries: transposed, fuzzy: false }] };
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
