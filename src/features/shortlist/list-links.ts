import type { EventDetails } from '../../domain/event-details.ts';
import { formatEventDetails, withEventDetails } from '../../domain/event-details-url.ts';
import { formatQuery } from '../../domain/format-query.ts';
import { localPath } from '../../i18n/locale.ts';
import { paths } from '../../lib/paths.ts';
import { publicAddress } from '../../lib/public-address.ts';

/** Number of venues in a comparison. */
export const compareLimits = { min: 2, max: 4 } as const;

const listUrl = (path: string, ids: readonly string[], eventDetails?: EventDetails) => {
  const params = withEventDetails(new URLSearchParams({ venues: ids.join() }), eventDetails);
  return `${path}?${formatQuery(params)}`;
};

/** One of these as a link to share, in the language of the page. Only such a link has event details. */
export const toLink = (url: string): string => publicAddress(localPath(url));

/** The URL of a shared list. */
export const shortlistUrl = (ids: readonly string[], eventDetails?: EventDetails) =>
  listUrl(paths.shortlist(), ids, eventDetails);

/** The URL of a comparison. */
export const compareUrl = (ids: readonly string[], eventDetails?: EventDetails) =>
  listUrl(paths.compare(), ids, eventDetails);

/** The URL of the plan of a wedding. */
export const planUrl = (eventDetails: EventDetails | undefined) =>
  eventDetails ? `${paths.plan()}?${formatEventDetails(eventDetails)}` : paths.plan();
