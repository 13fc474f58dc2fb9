import { type EventDetails, formatEventDetails, parseEventDetails } from '../domain/event-details.ts';
import { createStoredStore } from './local-storage.ts';

const { store, save } = createStoredStore<EventDetails | undefined>(
  'event-details',
  (text) => parseEventDetails(new URLSearchParams(text)),
  formatEventDetails,
);

if (typeof window !== 'undefined') {
  // A shared link takes precedence over the stored event details and does not overwrite them.
  const linked = parseEventDetails(new URLSearchParams(window.location.search));
  if (linked) store.setState(linked, true);
}

/** The visitor's event details; undefined until they are known, and in prerendered HTML. */
export const useEventDetails = (): EventDetails | undefined => store();

/** The event details at this moment, for event handlers. */
export const getEventDetails = (): EventDetails | undefined => store.getState();

/** Saves the event details for every page and tab; undefined clears them. */
export const saveEventDetails = (eventDetails: EventDetails | undefined): void => save(eventDetails);
