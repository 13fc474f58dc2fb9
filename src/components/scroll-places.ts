const storageKey = 'scroll-places';

/** Pixels scrolled, by the key of a history entry: where each page of this tab was left, or stands. */
export const scrollPlaces = recall();

function recall(): Map<string, number> {
  const places = new Map<string, number>();
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    if (Array.isArray(kept)) for (const [key, top] of kept) places.set(String(key), Number(top));
  } catch {
    // Storage that is closed or broken costs a scroll position, nothing more; a server has none.
  }
  return places;
}

/** For when the tab loads a page anew, or comes back from another site. */
export function keepScrollPlaces(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...scrollPlaces].slice(-50)));
  } catch {
    // As above.
  }
}
