import { useMemo, useSyncExternalStore } from 'react';
import { type DeviceText, deviceText } from './local-storage.ts';
import { joinIds, moveToFront, parseIds, toggleId, writeIds } from './shortlist-ids.ts';

const shortlist = deviceText('bh-shortlist-1');
const seen = deviceText('bh-seen-1');

/** One more than is shown: the venue that one looks at is not its own reminder. */
const seenKept = 7;

function useIds(store: DeviceText): readonly string[] {
  const text = useSyncExternalStore(store.subscribe, store.get, store.getOnServer);
  return useMemo(() => parseIds(text), [text]);
}

/** The ids of one's own shortlist, in step between tabs; empty in prerendered HTML. */
export const useShortlist = (): readonly string[] => useIds(shortlist);

/** The ids of the venues seen last on this device, the latest first. */
export const useSeen = (): readonly string[] => useIds(seen);

/** Puts a venue on the shortlist, or takes it off. */
export function toggleShortlist(id: string): void {
  keepShortlist(toggleId(parseIds(shortlist.get()), id));
}

/** Adds to one's own shortlist as it is now: what a page has drawn may be a moment old. */
export function addToShortlist(ids: readonly string[]): void {
  keepShortlist(joinIds(parseIds(shortlist.get()), ids));
}

/** Replaces one's own shortlist. */
export function keepShortlist(ids: readonly string[]): void {
  shortlist.set(writeIds(ids));
}

/** Notes that a venue's page was seen. */
export function noteSeen(id: string): void {
  seen.set(writeIds(moveToFront(parseIds(seen.get()), id, seenKept)));
}

/** Forgets what was seen. */
export const forgetSeen = (): void => seen.set('');
