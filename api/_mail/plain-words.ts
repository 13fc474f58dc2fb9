/**
 * A visitor's words, made safe to show in a mail: no control or direction signs, and nothing that a mail program
 * would turn into a link by itself. A dot inside an address gets a space ("evil. com"), and so does "://".
 */
export function plainWords(words: string): string {
  return words
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/(?![\u200c\u200d])\p{Cf}|\p{Cs}/gu, '')
    .replace(/:(?=[/\\]{2})/g, ': ')
    .replace(/(?<=\S)([.\u3002\uff0e\uff61\u2024])(?=[\p{L}\p{M}\u200c\u200d])/gu, '$1 ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The same on one line, and no longer than `longest` characters. */
export function oneLine(words: string, longest = 200): string {
  const line = plainWords(words).replace(/\s+/g, ' ');
  const signs = Array.from(line);
  return signs.length > longest ? `${signs.slice(0, longest - 1).join('')}…` : line;
}
