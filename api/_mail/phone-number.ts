import { findPhoneNumbersInText, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';

export interface ParsedPhone {
  /** E.164, e.g. "+919876543210"; absent when the text contains no number. */
  readonly e164?: string;
  /** "+91 98765 43210", or the text as typed when it contains no number. */
  readonly display: string;
  /** False when no such number can exist. */
  readonly valid: boolean;
  /** False for Indian landlines. */
  readonly mayHaveWhatsApp: boolean;
}

/** Finds the phone number in a visitor's text; a number without country code is Indian. */
export function parsePhone(typed: string): ParsedPhone {
  // libphonenumber-js does not read Devanagari digits.
  const text = typed.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
  const number = parsePhoneNumberFromString(text, 'IN') ?? findPhoneNumbersInText(text, 'IN')[0]?.number;
  if (!number) return { display: typed, valid: false, mayHaveWhatsApp: false };
  return {
    e164: number.number,
    display: number.formatInternational(),
    valid: number.isValid(),
    mayHaveWhatsApp: number.isValid() && mayBeMobile(number),
  };
}

function mayBeMobile({ countryCallingCode, nationalNumber }: PhoneNumber): boolean {
  return countryCallingCode !== '91' || /^[6-9]\d{9}$/.test(nationalNumber);
}
