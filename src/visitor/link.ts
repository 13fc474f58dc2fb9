import { eventDetailsParams } from '../domain/event-details-url.ts';
import { readText, writeText } from '../lib/storage.ts';

/** The device's own event details. */
export const ownKey = 'event-details';
/** The event details of the link that the tab was opened by. */
export const linkKey = 'event-details-of-link';

const isOfEvent = (pair: string) => eventDetailsParams.some((name) => pair.startsWith(`${name}=`));

/**
 * Moves the event details of the address into `sessionStorage`, unless the browser refuses it, and mends a link that was copied from
 * HTML. Returns what the tab has of a link, as it was written.
 */
export function takeLink(): string {
  const { pathname, search, hash } = window.location;
  const pairs = search.slice(1).split(/&(?:amp;)?/);
  const given = pairs.filter(isOfEvent);
  const text = given.join('&');
  const isGiven = given.some((pair) => !pair.endsWith('='));
  const isMoved = isGiven && writeText('sessionStorage', linkKey, text);
  const query = (isMoved ? pairs.filter((pair) => !isOfEvent(pair)) : pairs).join('&');
  const mended = query && `?${query}`;
  if (mended !== search) window.history.replaceState(window.history.state, '', pathname + mended + hash);
  return isGiven ? text : (readText('sessionStorage', linkKey) ?? '');
}
