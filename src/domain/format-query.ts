/**
 * The parameters as text that messengers leave whole: "+" is a space only in forms, and many cut a link before a bracket, a quotation
 * mark or punctuation at its end, or read "*" as bold text. Commas between ids stay readable.
 */
export const formatQuery = (params: URLSearchParams): string =>
  [...params]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&')
    .replace(/[.,_-]$/, escapeCharacter);

const encode = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll('%2C', ',')
    .replace(/[!'()*~]/g, escapeCharacter);

const escapeCharacter = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
