/** Spellings of one sound in Latin letters. */
const sounds: readonly [RegExp, string][] = [
  [/w/g, 'v'],
  [/ph/g, 'f'],
  [/ee|ie/g, 'i'],
  [/oo|ou/g, 'u'],
  [/([a-z])\1+/g, '$1'],
];

/** Combining diacritics of Latin letters. The marks of Indic scripts are vowels and stay. */
const latinAccents = /[\u0300-\u036f]/g;

/**
 * The words of a text in lower case, without Latin accents, with one spelling for each sound. Letters and digits are
 * separate words: "Sector11" gives two.
 */
export function normalizeWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(latinAccents, '')
    .replace(/\p{Join_Control}/gu, '')
    .toLowerCase()
    .replace(/[\p{L}\p{M}](?=\p{N})|\p{N}(?=\p{L})/gu, '$& ');
  const words = plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  return words.map((word) => sounds.reduce((result, [sound, letter]) => result.replace(sound, letter), word));
}

/** How many edits a word of this length allows; short words and numbers must be exact. */
function maxEdits(word: string): number {
  if (/\p{N}/u.test(word) || word.length < 5) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Whether a normalized word equals the known one or its beginning, with one or two edits in longer words. */
export function isCloseWord(word: string, known: string): boolean {
  if (/\p{N}/u.test(word)) return word === known;
  if (known.startsWith(word)) return true;
  const most = maxEdits(word);
  return most > 0 && word.length - known.length <= most && prefixEditDistance(word, known) <= most;
}

/**
 * The fewest insertions, deletions, substitutions and transpositions of neighbours that turn `word` into a prefix of
 * `known`.
 */
export function prefixEditDistance(word: string, known: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: known.length + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row++) {
    const current = [row];
    for (let column = 1; column <= known.length; column++) {
      const substitution = word[row - 1] === known[column - 1] ? 0 : 1;
      let least = Math.min(
        at(last, column - 1) + substitution,
        at(last, column) + 1,
        at(current, column - 1) + 1,
      );
      const transposed = word[row - 1] === known[column - 2] && word[row - 2] === known[column - 1];
      if (transposed && row > 1) least = Math.min(least, at(beforeLast, column - 2) + 1);
      current.push(least);
    }
    beforeLast = last;
    last = current;
  }
  return Math.min(...last);
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY;
