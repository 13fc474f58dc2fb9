/**
 * Makes untrusted text safe to display in a mail: removes control and bidirectional characters, and breaks up
 * anything that a mail program would turn into a link ("evil. com", "http: //").
 */
export function toPlainText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/(?![\u200c\u200d])\p{Cf}|\p{Cs}/gu, '')
    .replace(/:(?=[/\\]{2})/g, ': ')
    .replace(/(?<=\S)([.\u3002\uff0e\uff61\u2024])(?=[\p{L}\p{M}\u200c\u200d])/gu, '$1 ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The same on one line, shortened to `maxLength` code points. */
export function toSingleLine(text: string, maxLength = 200): string {
  const line = toPlainText(text).replace(/\s+/g, ' ');
  const characters = Array.from(line);
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : line;
}
