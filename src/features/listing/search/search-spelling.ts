/** Sounds that are written in several ways in Latin letters. */
const sounds: readonly [RegExp, string][] = [
  [/w/g, 'v'],
  [/ph/g, 'f'],
  [/ee|ie/g, 'i'],
  [/oo|ou/g, 'u'],
  [/(\p{L})\1+/gu, '$1'],
];

/** Lower-case words without accents, in one spelling of each sound; letters and digits apart: "Sector11" is two words. */
export function foldWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(\p{L})(\p{N})|(\p{N})(\p{L})/gu, '$1$3 $2$4');
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.map((word) => sounds.reduce((folded, [sound, one]) => folded.replace(sound, one), word));
}

/** How many slips a word of this length may hold; short words and numbers must be right. */
function slipsAllowed(word: string): number {
  if (/\p{N}/u.test(word) || word.length < 5) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Whether a folded word is the known one, begins it, or differs from it or its beginning by a slip or two. */
export function isCloseWord(word: string, known: string): boolean {
  if (/\p{N}/u.test(word)) return word === known;
  if (known.startsWith(word)) return true;
  const slips = slipsAllowed(word);
  return slips > 0 && word.length - known.length <= slips && slipsToBeginning(word, known) <= slips;
}

/** The fewest letters added, dropped, changed or swapped with a neighbour that turn `word` into a beginning of `known`. */
export function slipsToBeginning(word: string, known: string): number {
  let before: number[] = [];
  let above = Array.from({ length: known.length + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row++) {
    const line = [row];
    for (let column = 1; column <= known.length; column++) {
      const changed = word[row - 1] === known[column - 1] ? 0 : 1;
      let least = Math.min(at(above, column - 1) + changed, at(above, column) + 1, at(line, column - 1) + 1);
      const swapped = word[row - 1] === known[column - 2] && word[row - 2] === known[column - 1];
      if (swapped && row > 1) least = Math.min(least, at(before, column - 2) + 1);
      line.push(least);
    }
    before = above;
    above = line;
  }
  return Math.min(...above);
}

const at = (line: readonly number[], column: number) => line[column] ?? Number.POSITIVE_INFINITY;
