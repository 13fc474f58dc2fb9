import { isolate } from '../../src/domain/isolate.ts';
import { truncateText } from '../../src/domain/truncate-text.ts';

/** "S.K.Sharma", "S.K.": no domain, of which hardly any has one letter. */
const initials = /^\(?(?:\p{L}\.)+(?!(?:com|net|org|xyz)\b)(?:\p{L}{3,}|\p{L})?[,;)]*$/iu;

/**
 * Makes untrusted text safe to display in a mail: removes control and bidirectional characters, and breaks up
 * anything that a mail program would turn into a link ("evil. com", "http: //") or decode ("= ?utf-8?").
 */
export function toPlainText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/(?![\u200c\u200d])\p{Cf}|\p{Cs}/gu, '')
    .replace(/:(?=[/\\]{2})/g, ': ')
    .replace(/=(?=\?)/g, '= ')
    .replace(/\S+/g, (word) => (initials.test(word) ? word : breakDomains(word)))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const breakDomains = (word: string) =>
  word.replace(/(?<=.)([.\u3002\uff0e\uff61\u2024])(?=[\p{L}\p{M}\u200c\u200d])/gu, '$1 ');

/** The same on one line, shortened to `maxLength` UTF-16 units by `shorten`; with a direction of its own. */
export function toSingleLine(text: string, maxLength = 200, shorten = cut): string {
  const line = toPlainText(text).replace(/\s+/g, ' ');
  return isolate(line.length > maxLength ? shorten(line, maxLength) : line);
}

const cut = (line: string, maxLength: number) => `${truncateText(line, maxLength - 1)}…`;
