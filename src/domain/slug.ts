/**
 * An id or URL value from a name: "Sector 116" to `sector-116`, "सेक्टर ११" to `सेक्टर-११`. Letters, combining marks and
 * digits of every script are kept; everything else separates words.
 */
export function toSlug(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .replace(/\p{Join_Control}/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Whether a location contains a locality (name or id) as whole words: "Sector 116" does not contain "Sector 11". */
export function mentionsLocality(location: string, locality: string): boolean {
  return `-${toSlug(location)}-`.includes(`-${toSlug(locality)}-`);
}
