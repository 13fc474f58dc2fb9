/** Ten digits and nothing else: the rule of the venue pages' and the landing page's phone fields. */
export function isTenDigits(phone: string): boolean {
  return /^[0-9]{10}$/.test(phone);
}

/** What the landing page says to any other value; the venue pages say the same without the full stop. */
export const invalidPhoneLanding = 'Please enter a valid 10-digit phone number.';
export const invalidPhoneVenuePage = 'Please enter a valid 10-digit phone number';
