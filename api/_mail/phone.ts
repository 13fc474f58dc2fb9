import { findPhoneNumbersInText, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';

export interface ReadPhone {
  /** E.164, e.g. "+919876543210"; absent when no number could be read. */
  readonly e164?: string;
  /** For the eye: "+91 98765 43210", or the visitor's words. */
  readonly shown: string;
  /** False when the number cannot exist as it stands. */
  readonly valid: boolean;
  /** True where WhatsApp is likely: not for Indian landlines. */
  readonly chat: boolean;
}

/** Reads what a visitor typed as a phone number, India first. Words around the number do no harm. */
export function readPhone(typed: string): ReadPhone {
  const text = typed.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
  const number = parsePhoneNumberFromString(text, 'IN') ?? findPhoneNumbersInText(text, 'IN')[0]?.number;
  if (!number) return { shown: typed, valid: false, chat: false };
  return {
    e164: number.number,
    shown: number.formatInternational(),
    valid: number.isValid(),
    chat: number.isValid() && mayBeMobile(number),
  };
}

function mayBeMobile({ countryCallingCode, nationalNumber }: PhoneNumber): boolean {
  return countryCallingCode !== '91' || /^[6-9]\d{9}$/.test(nationalNumber);
}
