import { toAsciiDigits } from './digits.ts';

/** Groups of digits, with what people write between them. */
const wholeNumber = /^\d+(?:[\s,'’٬،，]\d+)*$/u;

/**
 * A whole number as people and keyboards write it, with the digits of any script and grouped in any way: "१,५०,०००" and
 * "1,50 000" as 150000. Undefined for anything else, such as a fraction, a range or a number
 * past the safe integers.
 */
export function readWholeNumber(typed: string): number | undefined {
  const text = toAsciiDigits(typed)
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    // Dictation ends a number like a sentence.
    .replace(/[.।]$/, '');
  const number = wholeNumber.test(text) ? Number(text.replace(/\D/g, '')) : undefined;
  return Number.isSafeInteger(number) ? number : undefined;
}

/** An amount without what people write around it: "₹25,000/-", "Rs. 25 000", "रु. २५,०००". */
export const withoutCurrency = (typed: string): string =>
  typed.trim().replace(/^(₹|rs\.?|inr|रु\.?)|\/-$/gi, '');

/** A whole number of rupees as people write it. */
export const readRupees = (typed: string): number | undefined => readWholeNumber(withoutCurrency(typed));
