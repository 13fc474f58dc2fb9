/**
 * Whose event details an entry of the history shows: the device's own, or, in a shared view, those that its address says.
 * All are texts as `formatEventDetails` writes them, '' without any.
 */
export interface ShownDetails {
  /** What the entry shows and its address says. */
  readonly shown: string;
  /** The device's own; the same, unless it is a shared view. */
  readonly own: string;
  readonly isShared: boolean;
  /** Own event details that the visitor has just removed or replaced; '' without any. */
  readonly replaced: string;
}

const showOwn = (own: string, replaced = ''): ShownDetails => ({
  shown: own,
  own,
  isShared: false,
  replaced,
});

/**
 * An entry that is opened, reloaded, or reached by a step back or forward. It is own if it is marked so or says nothing
 * else than the device. A device without event details takes those of the address.
 */
export function openEntry(address: string, isMarkedOwn: boolean, own: string): ShownDetails {
  if (isMarkedOwn || !address || address === own) return showOwn(own);
  if (!own) return showOwn(address);
  return { shown: address, own, isShared: true, replaced: '' };
}

/** The visitor edits the event details: in a shared view those of the address alone. Without any it shows the device's own. */
export function editDetails(state: ShownDetails, text: string): ShownDetails {
  if (state.isShared) return openEntry(text, false, state.own);
  return showOwn(text, text ? '' : state.own);
}

/** The visitor keeps the event details of a shared view: they become the device's own. */
export const keepShared = (state: ShownDetails): ShownDetails =>
  state.isShared ? showOwn(state.shown, state.own) : state;

/** The visitor takes back that own event details were removed or replaced. */
export const putBack = ({ shown, replaced }: ShownDetails): ShownDetails => openEntry(shown, false, replaced);

/** Another tab, or another part of this page, has changed the device's own. */
export const followDevice = (state: ShownDetails, own: string): ShownDetails =>
  state.isShared ? { ...state, own } : showOwn(own);

/** Whether the state of a history entry marks it as own. */
export const isMarkedOwn = (state: unknown): boolean =>
  (state as { readonly eventDetails?: unknown } | null)?.eventDetails === 'own';

/** The state of a history entry with or without the mark; whatever else it has stays. */
export const markEntry = (state: unknown, isOwn: boolean): object => ({
  ...(state as object | null),
  eventDetails: isOwn ? 'own' : undefined,
});
