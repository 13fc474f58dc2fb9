/** A longer list is cut. */
export const maxShortlist = 30;

/** Whether a text can be the id of a venue. */
export const isVenueId = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,59}$/.test(text);

/** The venue ids in a text such as `a,b,c`, in order and without duplicates; anything that cannot be an id is left out. */
export function parseIds(text: string, limit = maxShortlist): readonly string[] {
  return partsOf(text).filter(isVenueId).slice(0, limit);
}

/** What `parseIds` leaves out of a text because it cannot be an id: the first five, cut to the length of an id. */
export function invalidIds(text: string): readonly string[] {
  return partsOf(text)
    .filter((part) => part !== '' && !isVenueId(part))
    .map((part) => part.slice(0, 60))
    .slice(0, 5);
}

const partsOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(',')
      .map((id) => id.trim()),
  ),
];

/** The text that `parseIds` reads back to the same ids. */
export const formatIds = (ids: readonly string[]): string => ids.join(',');

/** Removes the id, or appends it. */
export function toggleId(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id].slice(-maxShortlist);
}

/** The first list, then the ids that only the second has. */
export const mergeIds = (own: readonly string[], added: readonly string[]): readonly string[] =>
  parseIds(formatIds([...own, ...added]));

/** With the id first, cut to `limit` ids. */
export const moveToFront = (ids: readonly string[], id: string, limit: number): readonly string[] =>
  [id, ...ids.filter((one) => one !== id)].slice(0, limit);
