/** More than any family visits; a longer list is cut. */
export const maxShortlist = 30;

/** The venue ids of a text, `a,b,c`: each once, in their order; what cannot be an id is left out. */
export function parseIds(text: string, most = maxShortlist): string[] {
  const ids = text
    .toLowerCase()
    .split(',')
    .map((id) => id.trim());
  return [...new Set(ids)].filter((id) => /^[a-z0-9][a-z0-9-]{0,59}$/.test(id)).slice(0, most);
}

/** The text that `parseIds` reads back to the same ids. */
export const writeIds = (ids: readonly string[]): string => ids.join(',');

/** With the id taken out, or put in at the end. */
export function toggleId(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id].slice(-maxShortlist);
}

/** Both lists as one: one's own first, then what is new to it. */
export const joinIds = (own: readonly string[], added: readonly string[]): string[] =>
  parseIds(writeIds([...own, ...added]));

/** With the id first and the list no longer than `most`; for what was seen last. */
export const moveToFront = (ids: readonly string[], id: string, most: number): string[] =>
  [id, ...ids.filter((one) => one !== id)].slice(0, most);
