import { create } from 'zustand';
import type { NamedVenue } from '../domain/venue.ts';
import type { VenueWithFacts } from '../domain/venue-summary.ts';
import { endDrafts } from './drafts.ts';

/** A request for the sheet of what a hall told: of this hall, or of one that the visitor searches for. */
export interface ToldRequest {
  readonly venue?: NamedVenue | undefined;
  /** The hall with its facts, where a page has them; without them the sheet loads them. */
  readonly page?: VenueWithFacts | undefined;
}

/** The sheet that is open. */
export const useToldRequest = create<ToldRequest | undefined>(() => undefined);

/** What names the draft of the sheet of a hall. */
export const toldDraft = (venueId: string): string => `told ${venueId}`;

/** Opens the sheet of a hall; without one, it asks which hall it is. */
export const openToldSheet = (venue?: NamedVenue, page?: VenueWithFacts): void =>
  useToldRequest.setState({ venue: venue && { id: venue.id, name: venue.name }, page }, true);

/** Closes it; its draft stays. */
export const leaveToldSheet = (): void => useToldRequest.setState(undefined, true);

/** Closes it and discards what was typed. */
export function closeToldSheet(): void {
  const { venue } = useToldRequest.getState() ?? {};
  if (venue) endDrafts(toldDraft(venue.id));
  leaveToldSheet();
}
