import type { EventDetails } from '../domain/event-details.ts';
import { parseEventDetails, withEventDetails } from '../domain/event-details-url.ts';
import { formatQuery } from '../domain/format-query.ts';

/** The parameters of addresses that say what a visitor chose, besides event details. */
const chosenParams: readonly string[] = [
  ...['q', 'sort', 'city', 'locality', 'budget', 'fit', 'type', 'facility', 'meal'],
  ...['venues', 'category', 'picture', 'venue'],
];

/**
 * An address that leaves the page, by a message or on paper: absolute, with what the visitor chose and nothing else, such as the
 * parameters of an advertisement. Event details are those of `url`, unless others are given.
 */
export function publicAddress(url: string, eventDetails?: EventDetails): string {
  const { origin, pathname, searchParams } = new URL(url, window.location.href);
  const chosen = [...searchParams].filter(([name]) => chosenParams.includes(name));
  const details = eventDetails ?? parseEventDetails(searchParams);
  const query = formatQuery(withEventDetails(new URLSearchParams(chosen), details));
  return `${origin}${pathname}${query && `?${query}`}`;
}

/** The canonical path of the page that is open, in its language; of a page without one, such as the not-found page, its own. */
export function canonicalPath(): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return new URL(link?.href ?? window.location.href).pathname;
}
