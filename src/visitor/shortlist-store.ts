import { withEventDetails } from '../domain/event-details-url.ts';
import { formatIds, mergeIds, moveToFront, parseIds, toggleId } from '../domain/shortlist-ids.ts';
import { routePath } from '../i18n/locale.ts';
import { paths } from '../lib/paths.ts';
import { canonicalPath, publicAddress } from '../lib/public-address.ts';
import { createStoredStore } from '../lib/stored-store.ts';
import { getEventDetails } from './event-details-store.ts';

const shortlist = createStoredStore('shortlist', parseIds, formatIds);
const recentlyViewed = createStoredStore('recently-viewed', parseIds, formatIds);

/** One more than the page lists, because it leaves out the venue that is open. */
const maxRecentlyViewed = 7;

/** The ids on the visitor's own shortlist; empty in prerendered HTML. */
export const useShortlist = (): readonly string[] => shortlist.store();

/** Whether the browser did not store it. */
export const useIsShortlistUnstored = (): boolean => shortlist.isUnstored();

/** Whether a venue is on the visitor's own shortlist; rerenders only when that changes. */
export const useIsShortlisted = (id: string): boolean => shortlist.store((ids) => ids.includes(id));

/** The ids of the venues viewed on this device, the latest first; empty in prerendered HTML. */
export const useRecentlyViewed = (): readonly string[] => recentlyViewed.store();

/** Replaces the visitor's own shortlist. */
export const setShortlist = (ids: readonly string[]): void => shortlist.save([...ids]);

/** Adds a venue to the visitor's own shortlist, or removes it. Returns whether it is the first one there. */
export function toggleShortlist(id: string): boolean {
  const before = shortlist.store.getState();
  shortlist.save(toggleId(before, id));
  return before.length === 0;
}

/** Adds venues to the visitor's own shortlist. */
export const addToShortlist = (ids: readonly string[]): void =>
  shortlist.save(mergeIds(shortlist.store.getState(), ids));

/** Whether venues were viewed on this device; also before the page is hydrated. */
export const hasRecentlyViewed = (): boolean => recentlyViewed.store.getState().length > 0;

export const addRecentlyViewed = (id: string): void =>
  recentlyViewed.save(moveToFront(recentlyViewed.store.getState(), id, maxRecentlyViewed));

export const clearRecentlyViewed = (): void => recentlyViewed.save([]);

/** The public address of the page that is open; where it shows the own shortlist, with its venues, which another device does not know. */
export function shareableAddress(): string {
  const params = withEventDetails(new URLSearchParams(window.location.search), getEventDetails());
  const path = canonicalPath();
  const ids = shortlist.store.getState();
  const showsOwn = [paths.shortlist(), paths.compare()].includes(routePath(path));
  if (showsOwn && ids.length > 0 && !params.has('venues')) params.set('venues', ids.join());
  return publicAddress(`${path}?${params}`);
}
