import { useMemo, useSyncExternalStore } from 'react';
import {
  type EventDetails,
  eventDetailsParams,
  eventDetailsToParams,
  parseEventDetails,
} from './event-details.ts';
import { deviceText } from './local-storage.ts';

/** The event details of the link that this visit began with: it wins over the device's, and never overwrites it. */
let arrived: string | undefined;

// What was said last counts, in whichever tab.
const device = deviceText('bh-event-details-1', () => {
  arrived = '';
});

const write = (eventDetails: EventDetails | undefined) =>
  eventDetails
    ? new URLSearchParams(eventDetailsToParams(eventDetails).map(([name, value]) => [name, value])).toString()
    : '';

const normal = (search: string) => write(parseEventDetails(new URLSearchParams(search)));

/** Every card of a listing asks: what the device holds is parsed once. */
let parsed = { raw: '', text: '' };
function deviceParty(): string {
  const raw = device.get();
  if (raw !== parsed.raw) parsed = { raw, text: normal(raw) };
  return parsed.text;
}

/** The visit's event details, as the address has it; empty while nobody has said it. */
export function readEventDetailsText(): string {
  arrived ??= normal(window.location.search);
  return arrived || deviceParty();
}

/** Keeps the event details on the device, for every page and tab; undefined forgets it. */
export function saveEventDetails(eventDetails: EventDetails | undefined): void {
  arrived = '';
  device.set(write(eventDetails));
}

/** The visit's event details at this moment, for what happens at a press; undefined while nobody has said it. */
export const readEventDetails = (): EventDetails | undefined =>
  parseEventDetails(new URLSearchParams(readEventDetailsText()));

/** The visit's event details; undefined while nobody has said it, and in prerendered HTML. */
export function useEventDetails(): EventDetails | undefined {
  const text = useSyncExternalStore(device.subscribe, readEventDetailsText, device.getOnServer);
  return useMemo(() => parseEventDetails(new URLSearchParams(text)), [text]);
}

/** An address's parameters with this event details in them, everything else as it was. */
export function withEventDetails(
  search: URLSearchParams,
  eventDetails: EventDetails | undefined,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of eventDetailsParams) next.delete(name);
  if (eventDetails) for (const [name, value] of eventDetailsToParams(eventDetails)) next.set(name, value);
  return next;
}

/** Whether two addresses tell the same event details. */
export const hasSameEventDetails = (search: URLSearchParams, eventDetails: EventDetails | undefined) =>
  normal(search.toString()) === write(eventDetails);
