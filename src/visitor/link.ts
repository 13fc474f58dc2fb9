import { eventDetailsParams } from '../domain/event-details-url.ts';
import { readText, writeText } from '../lib/storage.ts';

/** The device's own event details. */
export const ownKey = 'event-details';
/** The event details of the link that the tab was opened by. */
export const linkKey = 'event-details-of-link';

const isOfEvent = (pair: string) => eventDetailsParams.some((name) => pair.startsWith(`${name}=`));

/** Moves the event details of the address to the tab, unless it stores none, and returns what the tab has of a link, as it was written. */
export function takeLink(): string {
  const { pathname, search, hash } = window.location;
  const pairs = search.slice(1).split('&');
  const given = pairs.filter(isOfEvent);
  if (given.every((pair) => pair.endsWith('='))) return readText('sessionStorage', linkKey) ?? '';
  const text = given.join('&');
  const others = pairs.filter((pair) => !isOfEvent(pair)).join('&');
  if (writeText('sessionStorage', linkKey, text))
    window.history.replaceState(window.history.state, '', `${pathname}${others && '?'}${others}${hash}`);
  return text;
}
