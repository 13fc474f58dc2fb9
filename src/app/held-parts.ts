import { isPlainWedding } from '../domain/event-details.ts';
import { invalidEventDetails, parseEventDetails } from '../domain/event-details-url.ts';

interface Visit {
  /** The device's own event details, and those of a link, as they are stored. */
  readonly own: string;
  readonly ofLink: string;
  /** Whether the address has what changes a list. */
  readonly hasListParams: boolean;
  /** How many guests the first venue of the list holds, where that is known. */
  readonly firstHolds: number | undefined;
}

/** What of a page the address or stored event details change: it is hidden until it is right. */
export function heldParts({ own, ofLink, hasListParams, firstHolds = Infinity }: Visit): readonly string[] {
  const link = new URLSearchParams(ofLink);
  const ownDetails = parseEventDetails(new URLSearchParams(own));
  const details = parseEventDetails(link) ?? ownDetails;
  const invalid = invalidEventDetails(link);
  // As JSON, because what writes addresses would double the parser in each page.
  const isShared = ownDetails !== undefined && JSON.stringify(details) !== JSON.stringify(ownDetails);
  // Above the list the page says which are not valid or not the device's own, and several functions take more lines.
  const isLine = !isShared && invalid.length === 0 && (!details || isPlainWedding(details));
  // Halls known to be too small come last, so the list begins with another one.
  const isFirstSmall = details !== undefined && details[0].guests > firstHolds;
  return [
    ...(details || invalid.length > 0 ? ['totals'] : []),
    ...(hasListParams || !isLine || isFirstSmall ? ['list'] : []),
    ...(isShared ? ['shared'] : []),
    ...(details?.[0].decor !== undefined ? ['decor'] : []),
  ];
}
