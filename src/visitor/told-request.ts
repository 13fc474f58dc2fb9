import { create } from 'zustand';
import type { NamedVenue } from '../domain/venue.ts';

/** A request for the sheet of what a hall told: of this hall, or of one that the visitor searches for. */
export interface ToldRequest {
  readonly venue?: NamedVenue | undefined;
}

/** The sheet that is open. */
export const useToldRequest = create<ToldRequest | undefined>(() => undefined);

/** Opens the sheet of a hall; without one, it asks which hall it is. */
export const openToldSheet = (venue?: NamedVenue): void =>
  useToldRequest.setState({ venue: venue && { id: venue.id, name: venue.name } }, true);

export const closeToldSheet = (): void => useToldRequest.setState(undefined, true);
