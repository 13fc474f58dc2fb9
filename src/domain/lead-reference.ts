/** Digits and consonants that are not mistaken for each other, and make no words. */
const characters = '34679CDFGHJKMNPQRTWXY';
const base = characters.length;
const length = 5;

/** What a family and the operator call a lead, such as "K7Q4M": from its id, a UUID, the same on both sides. */
export function leadReference(id: string): string {
  // 48 bits, all of them random in version 4.
  const number = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) % base ** length;
  return Array.from({ length }, (_, place) => characters.charAt((number / base ** place) % base)).join('');
}
