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

/** The event details that the tab shows. All texts are as `formatEventDetails` writes them, '' without any. */
interface ShownDetails {
  readonly shown: string;
  /** `shown`, parsed. */
  readonly eventDetails: EventDetails | undefined;
  /** Whether they are those of a link, and the device's own are others. */
  readonly isShared: boolean;
  /** Own event details that the visitor has just removed or replaced. */
  readonly replaced: string;
}

/** What a link's event details had that is left out. */
interface InvalidInLink {
  readonly parts: readonly InvalidPart[];
  /** Of the page that the link opened. */
  readonly pathname: string;
}

const parse = (text: string) => parseEventDetails(new URLSearchParams(text));
const normalize = (text: string) => formatEventDetails(parse(text));

const device = createStoredStore(ownKey, normalize, String);
/** Those of a link belong to the tab. */
const link = createStoredStore(linkKey, normalize, String, 'sessionStorage');
const useDetails = create<ShownDetails>(() => ({
  shown: '',
  eventDetails: undefined,
  isShared: false,
  replaced: '',
}));
const useInvalid = create<InvalidInLink>(() => ({ parts: [], pathname: '' }));

/** What the tab shows, and whether a link said it; in prerendered HTML and while hydrating nothing. */
export const useShownDetails = (): ShownDetails => useDetails();

/** The event details that the page shows; undefined until they are known, and in prerendered HTML. */
export const useEventDetails = (): EventDetails | undefined => useDetails((state) => state.eventDetails);

/** The event details that the page shows at this moment, for event handlers. */
export const getEventDetails = (): EventDetails | undefined => useDetails.getState().eventDetails;

export const useInvalidInLink = (): InvalidInLink => useInvalid();

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
export function saveEventDetails(eventDetails: EventDetails | undefined): void {
  const text = formatEventDetails(eventDetails);
  const own = device.store.getState();
  if (useDetails.getState().isShared) link.save(text === own ? '' : text);
  else saveOwn(text, text ? '' : own);
  useInvalid.setState({ parts: [] });
}

/** Shows the device's own instead of those of a link. */
export const showOwnDetails = (): void => link.save('');

/** Makes the event details of a link the device's own. */
export function keepSharedDetails(): void {
  const { isShared, shown } = useDetails.getState();
  if (isShared) saveOwn(shown, device.store.getState());
}

/** Takes back that own event details were removed or replaced. */
export function putBackDetails(): void {
  const kept = device.store.getState();
  const { replaced } = useDetails.getState();
  saveOwn(replaced);
  if (kept !== replaced) link.save(kept);
}

/** Stops offering to take it back. */
export const forgetReplacedDetails = (): void => useDetails.setState({ replaced: '' });

function saveOwn(text: string, replaced = '') {
  device.save(text);
  // A device without room for them has them in the tab, also after a reload.
  link.save(device.isUnstored.getState() ? text : '');
  useDetails.setState({ replaced });
}

/** Reads the event details of the link that opened the document. */
export function readLink(): void {
  const { search, pathname } = window.location;
  const inAddress = new URLSearchParams(search);
  // boot.ts leaves them there if the tab does not store them.
  const isInAddress = eventDetailsParams.some((name) => inAddress.get(name));
  const opened = isInAddress ? inAddress : new URLSearchParams(readText('sessionStorage', linkKey));
  useInvalid.setState({ parts: invalidEventDetails(opened), pathname: routePath(pathname) });
  const text = formatEventDetails(parseEventDetails(opened));
  const own = device.store.getState();
  if (text && (!own || text === own)) saveOwn(text);
  else link.save(text);
}

function update() {
  const own = device.store.getState();
  const ofLink = link.store.getState();
  const shown = ofLink || own;
  const present = useDetails.getState();
  useDetails.setState({
    shown,
    eventDetails: shown === present.shown ? present.eventDetails : parse(shown),
    isShared: ofLink !== '' && ofLink !== own,
    replaced: '',
  });
}

if (typeof window !== 'undefined') {
  device.store.subscribe((own) => {
    // Saved by another tab: from then on this one follows the device.
    if (own === link.store.getState()) link.save('');
    update();
  });
  link.store.subscribe(update);
  readLink();
  update();
}
