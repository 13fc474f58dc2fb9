import { create } from 'zustand';
import type { NamedVenue } from '../domain/venue.ts';

/** A request for the sheet of what a hall told: of this hall, or of one that the visitor searches for. */
export interface ToldRequest {
  readonly venue?: NamedVenue | undefined;
  /** The browser has closed a sheet that is not open: it stays with what was typed. */
  readonly isOpen: boolean;
}

/** The sheet that was opened last. */
export const useToldRequest = create<ToldRequest | undefined>(() => undefined);

/** Opens the sheet of a hall; without one, it asks which hall it is. */
export const openToldSheet = (venue?: NamedVenue): void =>
  useToldRequest.setState({ venue: venue && { id: venue.id, name: venue.name }, isOpen: true }, true);

/** Closes it and discards what was typed. */
export const closeToldSheet = (): void => useToldRequest.setState(undefined, true);

/** Closes it with what was typed. */
export const leaveToldSheet = (): void =>
  useToldRequest.setState((request) => request && { ...request, isOpen: false }, true);
