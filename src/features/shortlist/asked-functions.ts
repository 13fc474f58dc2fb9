import type { EventDetails } from '../../domain/event-details.ts';
import { nameFunction } from '../../domain/event-details-text.ts';
import type { FunctionKind } from '../../domain/function-kinds.ts';
import type { NamedVenue } from '../../domain/venue.ts';
import type { AskedFunction } from '../../visitor/lead-store.ts';

/** A kind as the operator reads it: the browser has the messages of one language only. */
const inEnglish = (kind: FunctionKind): string =>
  kind === 'other' ? 'Other function' : kind.replace('-', ' ').replace(/^./, (first) => first.toUpperCase());

/**
 * The functions for which free dates are asked: those of the event details, each with the venue that it is planned at, or one
 * wedding.
 */
export function askedFunctions(
  eventDetails: EventDetails | undefined,
  venues: readonly NamedVenue[],
): readonly AskedFunction[] {
  if (!eventDetails) return [{ label: inEnglish('wedding'), name: nameFunction({ kind: 'wedding' }) }];
  return eventDetails.map(({ kind, name, guests, vegShare, rooms, date, venue }) => ({
    label: name ?? inEnglish(kind),
    name: nameFunction({ kind, name }),
    guests,
    vegShare,
    rooms,
    ...(date && { date }),
    ...(venue && { venue: venues.find(({ id }) => id === venue)?.name ?? venue }),
  }));
}
