import { create } from 'zustand';
import type { EventDetails } from '../domain/event-details.ts';
import {
  eventDetailsParams,
  formatEventDetails,
  type InvalidPart,
  invalidEventDetails,
  parseEventDetails,
  withEventDetails,
} from '../domain/event-details-url.ts';
import { formatQuery } from '../domain/format-query.ts';
import { routePath } from '../i18n/locale.ts';
import { readText } from '../lib/storage.ts';
import { createStoredStore } from '../lib/stored-store.ts';
import { linkKey, ownKey } from './link.ts';

type Details = EventDetails | undefined;

const parse = (text: string): Details => parseEventDetails(new URLSearchParams(text));
const isSame = (one: Details, other: Details) => formatEventDetails(one) === formatEventDetails(other);

const device = createStoredStore(ownKey, parse, formatEventDetails);
/** Those of a link belong to the tab. */
const link = createStoredStore(linkKey, parse, formatEventDetails, 'sessionStorage');

interface DetailsNotes {
  /** Own event details that the visitor has just removed or replaced. */
  readonly replaced: Details;
  /** What a link's event details had that is left out. */
  readonly invalid: readonly InvalidPart[];
  /** Of the page that the link opened. */
  readonly pathname: string;
}

/** What the page says about its event details; nothing in prerendered HTML. */
export const useDetailsNotes = create<DetailsNotes>(() => ({
  replaced: undefined,
  invalid: [],
  pathname: '',
}));

/** The event details that the page shows at this moment, for event handlers. */
export const getEventDetails = (): Details => link.store.getState() ?? device.store.getState();

/** The event details that the page shows; undefined until they are known, and in prerendered HTML. */
export function useEventDetails(): Details {
  const own = device.store();
  return link.store() ?? own;
}

/** Whether the page shows those of a link, and the device's own are others. */
export function useIsShared(): boolean {
  const own = device.store();
  return link.store((ofLink) => ofLink !== undefined && !isSame(ofLink, own));
}

/** Adds to the query of a document that takes the place of this one the event details that the browser does not store. */
export function useUnstoredDetails(): (search: string) => string {
  const isUnstored = link.isUnstored();
  const eventDetails = useEventDetails();
  return (search) => {
    if (!isUnstored) return search;
    const query = formatQuery(withEventDetails(new URLSearchParams(search), eventDetails));
    return query && `?${query}`;
  };
}

/** Saves edited event details: those of a link for the tab, else for the device; undefined removes them. */
export function saveEventDetails(eventDetails: Details): void {
  const own = device.store.getState();
  if (!isSame(getEventDetails(), own)) link.save(isSame(eventDetails, own) ? undefined : eventDetails);
  else saveOwn(eventDetails, eventDetails ? undefined : own);
  useDetailsNotes.setState({ invalid: [] });
}

/** Shows the device's own instead of those of a link. */
export const showOwnDetails = (): void => link.save(undefined);

/** Makes the event details of a link the device's own. */
export function keepSharedDetails(): void {
  const own = device.store.getState();
  if (!isSame(getEventDetails(), own)) saveOwn(getEventDetails(), own);
}

/** Takes back that own event details were removed or replaced. */
export function putBackDetails(): void {
  const kept = device.store.getState();
  const { replaced } = useDetailsNotes.getState();
  saveOwn(replaced);
  if (!isSame(kept, replaced)) link.save(kept);
}

/** Stops offering to take it back. */
export const forgetReplacedDetails = (): void => useDetailsNotes.setState({ replaced: undefined });

function saveOwn(eventDetails: Details, replaced?: Details) {
  device.save(eventDetails);
  // A device without room for them has them in the tab, also after a reload.
  link.save(device.isUnstored.getState() ? eventDetails : undefined);
  useDetailsNotes.setState({ replaced });
}

/** Reads the event details of the link that opened the document. */
export function readLink(): void {
  const { search, pathname } = window.location;
  const inAddress = new URLSearchParams(search);
  // boot.ts leaves them there if the tab does not store them.
  const isInAddress = eventDetailsParams.some((name) => inAddress.get(name));
  const opened = isInAddress ? inAddress : new URLSearchParams(readText('sessionStorage', linkKey));
  useDetailsNotes.setState({ invalid: invalidEventDetails(opened), pathname: routePath(pathname) });
  const eventDetails = parseEventDetails(opened);
  const own = device.store.getState();
  if (eventDetails && (!own || isSame(eventDetails, own))) saveOwn(eventDetails);
  else link.save(eventDetails);
}

if (typeof window !== 'undefined') {
  device.store.subscribe((own) => {
    // Saved by another tab: from then on this one follows the device.
    if (isSame(own, link.store.getState())) showOwnDetails();
    forgetReplacedDetails();
  });
  link.store.subscribe(forgetReplacedDetails);
  readLink();
}
