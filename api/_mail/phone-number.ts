import { findPhoneNumbersInText, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { toAsciiDigits } from '../../src/domain/digits.ts';
import { readTenDigits } from '../../src/domain/phone.ts';

type ParsedPhone = ReturnType<typeof parseIncomplete>;

/** Digits with what people write between them, and an extension behind: "0129-401 2345, ext. 12". */
const numbers = /([+(]*\d[\d\s().\-‐-―]*\d)(?:[\s,;]*(?:extension|extn?|x|#)[\s.:]*(\d{1,6})(?!\d))?/giu;

/** The phone numbers in a visitor's text, at least one. A number without country code is Indian. */
export function parsePhones(typed: string): readonly [ParsedPhone, ...ParsedPhone[]] {
  const text = toAsciiDigits(typed)
    .replace(/[\p{Cf}\p{M}]/gu, '')
    .replace(/[+＋]+/g, '+')
    .replace(/\s+/g, ' ');
  // All the digits may be one number, whatever is between them.
  const whole = readNumber(text) ?? readWithoutPlus(text);
  const found = whole
    ? [toParsedPhone(whole)]
    : [...text.matchAll(numbers)].flatMap(([, digits = '', extension]) => {
        const { read, isAll } = readGroups(digits.split(' '));
        return read.map((number, index) => ({
          ...toParsedPhone(number, index === read.length - 1 ? extension : undefined),
          // More digits than those of numbers: one of them may have too many.
          ...(!isAll && { valid: false, mayHaveWhatsApp: false }),
        }));
      });
  const [first, ...others] = found.filter(
    ({ e164 }, index) => found.findIndex((other) => other.e164 === e164) === index,
  );
  return first ? [first, ...others] : [parseIncomplete(typed, text)];
}

/** The numbers in groups of digits that spaces separate, and whether they have all the digits: each takes as many groups as it can. */
function readGroups(groups: readonly string[]): { read: readonly PhoneNumber[]; isAll: boolean } {
  const [first = '', ...others] = groups;
  if (groups.length === 0) return { read: [], isAll: true };
  for (let count = groups.length; count > 0; count -= 1) {
    const number = readNumber(groups.slice(0, count).join(' '));
    if (!number) continue;
    const { read, isAll } = readGroups(groups.slice(count));
    return { read: [number, ...read], isAll };
  }
  const { read, isAll } = readGroups(others);
  return { read, isAll: isAll && !/\d/.test(first) };
}

function readNumber(text: string): PhoneNumber | undefined {
  const read = readTenDigits(text);
  if ('digits' in read) return parsePhoneNumberFromString(`+91${read.digits}`);
  if (read.reason !== 'foreign') return undefined;
  const number = parsePhoneNumberFromString(text, 'IN');
  return number?.isPossible() ? number : undefined;
}

/** Mobile numbers of the UK and the UAE, and numbers of the USA, whose country code has no plus. */
function readWithoutPlus(text: string): PhoneNumber | undefined {
  const digits = text.replace(/[\s().-]/g, '');
  return /^(?:447\d{9}|9715\d{8}|1[2-9]\d\d[2-9]\d{6})$/.test(digits)
    ? parsePhoneNumberFromString(`+${digits}`)
    : undefined;
}

/** What may be a part of a number, or has none. */
function parseIncomplete(typed: string, text: string) {
  const number = parsePhoneNumberFromString(text, 'IN') ?? findPhoneNumbersInText(text, 'IN')[0]?.number;
  if (!number)
    return { e164: undefined, uri: undefined, display: typed, valid: false, mayHaveWhatsApp: false };
  return { ...toParsedPhone(number), valid: number.isValid(), mayHaveWhatsApp: false };
}

function toParsedPhone(number: PhoneNumber, extension?: string) {
  if (extension) number.setExt(extension);
  return {
    /** "+911294012345"; undefined where a text has no number. */
    e164: number.number,
    /** "tel:+911294012345;ext=12" (RFC 3966). */
    uri: number.getURI(),
    /** "+91 129 401 2345 ext. 12", or what was typed. */
    display: number.formatInternational(),
    /** False when no such number can exist. */
    valid: true,
    /** False for Indian landlines. */
    mayHaveWhatsApp: number.countryCallingCode !== '91' || /^[6-9]/.test(number.nationalNumber),
  };
}
