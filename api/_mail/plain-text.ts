import { formatNumber } from '../../src/domain/format.ts';
import { isolate } from '../../src/domain/isolate.ts';
import { truncateText } from '../../src/domain/truncate-text.ts';

/** "S.K.Sharma", "S.K.": no domain, of which hardly any has one letter. */
const initials = /^\(?(?:\p{L}\.)+(?!(?:com|net|org|xyz)\b)(?:\p{L}{3,}|\p{L})?[,;)]*$/iu;

/** Untrusted text as a mail can show it: without control characters, and nothing becomes a link ("evil. com") or is decoded ("= ?utf-8?"). */
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

/** Untrusted text within a sentence: cut after a sentence of its second half, else between words, and never within brackets. */
export const shortenWords = (text: string, maxLength: number): string =>
  toSingleLine(text, maxLength, cutBetweenWords);

function cutBetweenWords(line: string, maxLength: number): string {
  const words = truncateText(line, maxLength - 1).replace(/\s+\S*$/, '');
  const end = Math.max(...[...words.matchAll(/[.?!।](?=\s|$)/g)].map(({ index }) => index + 1), 0);
  const cut = end > maxLength / 2 ? words.slice(0, end) : words;
  const opened = cut.lastIndexOf('(');
  const whole = opened > cut.lastIndexOf(')') ? cut.slice(0, opened) : cut;
  return `${whole.replace(/[\s,;:·(–-]+$/u, '')} …`;
}

/** "5,000" for a number in digits; other texts as they are. */
export const groupDigits = (text: string): string =>
  /^\d{1,9}$/.test(text) ? formatNumber(Number(text)) : text;

/** "1 guest", "1,200 guests". */
export const countText = (count: number, unit: string): string =>
  `${formatNumber(count)} ${unit}${count === 1 ? '' : 's'}`;

/** Whether a text says that it counts guests: "about 40 people". */
export const namesGuests = (text: string): boolean => /guest|people|pax/i.test(text);

/** The words of a text in any script, at most 40 code points, with hyphens between them. */
export const toWords = (text: string): string =>
  truncateText(text.match(/[\p{L}\p{M}\p{N}]+/gu)?.join('-') ?? '', 40).replace(/-$/, '');
