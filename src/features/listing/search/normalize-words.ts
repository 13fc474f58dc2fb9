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
