import { formatNumber } from '../../src/domain/format.ts';
import { truncateText } from '../../src/domain/truncate-text.ts';
import { toSingleLine } from './plain-text.ts';

const separators = /[\s,;:·(–-]+$/u;

/**
 * Untrusted text on one line within a sentence, cut to at most `maxLength` characters: after a sentence of its second half,
 * else between words, and never within brackets.
 */
export const shortenWords = (text: string, maxLength: number): string =>
  toSingleLine(text, maxLength, cutBetweenWords);

function cutBetweenWords(line: string, maxLength: number): string {
  const words = truncateText(line, maxLength - 1).replace(/\s+\S*$/, '');
  const end = Math.max(...[...words.matchAll(/[.?!।](?=\s|$)/g)].map(({ index }) => index + 1), 0);
  const cut = end > maxLength / 2 ? words.slice(0, end) : words;
  const opened = cut.lastIndexOf('(');
  const whole = opened > cut.lastIndexOf(')') ? cut.slice(0, opened) : cut;
  return `${whole.replace(separators, '')} …`;
}

/** The text with `stop` at its end, unless it ends with a mark of its own. */
export const endSentence = (text: string, stop: '.' | '।'): string =>
  /[.?!…।]\u2069?$/u.test(text) ? text : `${text}${stop}`;

/** "5,000" for a number in digits; other texts as they are. */
export const groupDigits = (text: string): string =>
  /^\d{1,9}$/.test(text) ? formatNumber(Number(text)) : text;

/** "1 guest", "1,200 guests". */
export const countText = (count: number, unit: string): string =>
  `${formatNumber(count)} ${unit}${count === 1 ? '' : 's'}`;
