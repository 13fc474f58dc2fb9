/**
 * The paths that a URL path without a page can stand for: in lower case without a trailing slash, the first page of a
 * listing as the listing, and `/venue/{id}` as `/venues/{id}`. Empty for the path of a file, and for a path that has no other spelling.
 */
export function canonicalSpellings(path: string): string[] {
  if (!/^[\w/-]+$/.test(path)) return [];
  const lower = path.toLowerCase().replace(/(\/page\/1)?\/*$/, '');
  const spellings = new Set([lower, lower.replace(/^(\/hi)?\/venue\//, '$1/venues/')]);
  return [...spellings].filter((spelling) => spelling !== path && spelling !== '');
}
