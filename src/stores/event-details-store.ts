import { create } from 'zustand';
import type { EventDetails } from '../domain/event-details.ts';
import { formatEventDetails, parseEventDetails } from '../domain/event-details-url.ts';
import {
  editDetails,
  followDevice,
  isMarkedOwn,
  keepShared,
  markEntry,
  openEntry,
  putBack,
  type ShownDetails,
} from '../domain/shown-details.ts';
import { createStoredStore } from '../lib/local-storage.ts';

interface Details extends ShownDetails {
  /** `shown`, parsed. */
  readonly eventDetails: EventDetails | undefined;
}

const parse = (text: string) => parseEventDetails(new URLSearchParams(text));
const device = createStoredStore('event-details', (text) => formatEventDetails(parse(text)), String);
const useDetails = create<Details>(() => ({ ...openEntry('', false, ''), eventDetails: undefined }));

/** What the present entry shows, and whether it is a shared view; in prerendered HTML and while hydrating it is own, without any. */
export const useShownDetails = (): Details => useDetails();

/** What the present entry shows at this moment. */
export const getShownDetails = (): Details => useDetails.getState();

/** The event details that the page shows; undefined until they are known, and in prerendered HTML. */
export const useEventDetails = (): EventDetails | undefined => useDetails((state) => state.eventDetails);

/** The event details that the page shows at this moment, for event handlers. */
export const getEventDetails = (): EventDetails | undefined => useDetails.getState().eventDetails;

/** The event details of a shared view as text, which links within the site hand on; '' in an own entry. */
export const useHandedOnDetails = (): string => useDetails((state) => (state.isShared ? state.shown : ''));

/** The state of a new history entry with the present event details. */
export const newEntryState = (): object => markEntry(null, !useDetails.getState().isShared);

/** Shows the event details of the entry that the router or the document has opened. `state` is the router's. */
export function openDetails({ search, state }: { readonly search: string; readonly state: unknown }): void {
  const current = useDetails.getState();
  const next = openEntry(formatEventDetails(parse(search)), isMarkedOwn(state), device.store.getState());
  if (next.shown !== current.shown || next.own !== current.own || next.isShared !== current.isShared)
    show(next);
}

/** Saves edited event details, in a shared view for its address alone; undefined clears them. */
export const saveEventDetails = (eventDetails: EventDetails | undefined): void =>
  show(editDetails(useDetails.getState(), formatEventDetails(eventDetails)));

/** Makes the event details of a shared view the device's own. */
export const keepSharedDetails = (): void => show(keepShared(useDetails.getState()));

/** Takes back that own event details were removed or replaced. */
export const putBackDetails = (): void => show(putBack(useDetails.getState()));

/** Stops offering to take it back. */
export const forgetReplacedDetails = (): void => useDetails.setState({ replaced: '' });

function show(next: ShownDetails): void {
  const { shown, eventDetails } = useDetails.getState();
  useDetails.setState(
    { ...next, eventDetails: next.shown === shown ? eventDetails : parse(next.shown) },
    true,
  );
  if (next.own !== device.store.getState()) device.save(next.own);
}

if (typeof window !== 'undefined') {
  device.store.subscribe((own) => {
    const state = useDetails.getState();
    if (own !== state.own) show(followDevice(state, own));
  });
  const { search } = window.location;
  const entry: { readonly usr?: unknown } | null = window.history.state;
  openDetails({ search, state: entry?.usr });
  // Before the router reads it: to mark the entry later would render the page again.
  const { isShared } = useDetails.getState();
  if (!isShared && parse(search) && !isMarkedOwn(entry?.usr))
    window.history.replaceState({ ...entry, usr: markEntry(entry?.usr, true) }, '');
}
