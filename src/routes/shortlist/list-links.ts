import { type EventDetails, withEventDetails } from '../../lib/event-details.ts';
import { paths } from '../../lib/paths.ts';

/** Most and fewest venues of a comparison. */
export const compared = { most: 4, least: 2 } as const;

/** Commas are allowed in a query, and keep a link readable in a message. */
const address = (path: string, ids: readonly string[], eventDetails: EventDetails | undefined) => {
  const rest = withEventDetails(new URLSearchParams(), eventDetails).toString();
  return `${path}?venues=${ids.join(',')}${rest && `&${rest}`}`;
};

/** The address that opens a list of venues for this event details, wherever it is opened. */
export const shortlistAddress = (ids: readonly string[], eventDetails: EventDetails | undefined) =>
  address(paths.shortlist(), ids, eventDetails);

/** The address that compares these venues for this event details. */
export const compareAddress = (ids: readonly string[], eventDetails: EventDetails | undefined) =>
  address(paths.compare(), ids, eventDetails);
