import { toAsciiDigits } from './digits.ts';

/** A number in India without country code and trunk zero, or why the text is none. */
export type TenDigits =
  | { readonly digits: string }
  /** `foreign`: it begins with another country code. */
  | { readonly reason: 'blank' | 'letters' | 'foreign' }
  /** `hasPrefix`: the count is without a country code and a zero before the number. */
  | { readonly reason: 'count'; readonly count: number; readonly hasPrefix: boolean };

/**
 * Reads a number in India however people, keyboards and autofill write it. Only digits and letters count. A prefix (0, 91,
 * +91, 091, 0091, "+91 0") is removed only where ten digits remain that do not begin with 0: the first ten of more digits
 * are the number of a stranger.
 */
export function readTenDigits(typed: string): TenDigits {
  const text = toAsciiDigits(typed).replace(/[^\p{L}\d+＋]/gu, '');
  if (/\p{L}/u.test(text)) return { reason: 'letters' };
  const all = text.replace(/\D/g, '');
  if (!all) return { reason: 'blank' };
  const hasPlus = !/^\d/.test(text);
  if (hasPlus ? !all.startsWith('91') : /^00(?!91)/.test(all)) return { reason: 'foreign' };
  const digits = (hasPlus ? /^910?([1-9]\d{9})$/ : /^(?:0|91|091|0091)?([1-9]\d{9})$/).exec(all)?.[1];
  if (digits) return { digits };
  const national = all.replace(hasPlus ? /^910?/ : /^(?:0091|0)/, '');
  return { reason: 'count', count: national.length, hasPrefix: national !== all };
}
