import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A history entry for the modal dialog or the lightbox that is on top, so that a step back closes it. The entry has the state of
 * the one below and a mark: the router's location stays equal, and the page is not rendered.
 *
 * A dialog's entry that is reached by a reload or a step forward, without its dialog, is left at once. One with an address of its
 * own stays: the page opens the modal of its address.
 */
type Mark = 'dialog' | 'address';

interface EntryState {
  readonly key?: string;
  readonly modal?: Mark;
}

const entryState = (): EntryState => window.history.state ?? {};

/** Closes the modal that is open. */
let closeTop: (() => void) | undefined;
/** A step back from a modal's entry is under way. */
let isLeaving = false;
/** A modal was opened meanwhile, with this address. */
let next: { readonly url: string | undefined } | undefined;
/** The location that the router shows. */
let shown: { readonly key: string; readonly search: string } | undefined;

/**
 * Call it in the press that opens a modal: browsers skip entries that were added without one. A modal that is open already
 * is replaced. `onBack` closes the modal after a step back; `url` is its address, if it has one.
 */
export function enterModal(onBack: () => void, url?: string): void {
  closeTop = onBack;
  if (isLeaving) next = { url };
  else if (!isModalEntry()) addEntry(url);
}

function addEntry(url: string | undefined): void {
  const modal: Mark = url ? 'address' : 'dialog';
  window.history.pushState({ ...window.history.state, modal }, '', url);
}

/** Call it when a modal was closed by other means: takes its entry back, unless a navigation replaces it in the same event. */
export function leaveModal(): void {
  closeTop = undefined;
  queueMicrotask(() => {
    if (!closeTop) stepBack();
  });
}

/** Closes the modal as the back button does. False if none was entered and the entry is not a modal's. */
export function stepBack(): boolean {
  if (isLeaving) return true;
  if (!isModalEntry()) return closeModal();
  window.history.back();
  isLeaving = true;
  return true;
}

function closeModal(): boolean {
  const close = closeTop;
  closeTop = undefined;
  close?.();
  return close !== undefined;
}

/** Whether the present entry is that of a modal: a navigation replaces it, because there is nothing to come back to. */
export const isModalEntry = (): boolean => !isLeaving && entryState().modal !== undefined;

/** Whether the modal that was entered with this callback is still wanted: no step back or navigation has left it. */
export const isEntered = (onBack: () => void): boolean =>
  closeTop === onBack && (isLeaving || entryState().modal !== undefined);

/** Whether the address must not be replaced yet, because the entry is a modal's. If so, the router renders the page after the step back. */
export function rendersAfterModal(): boolean {
  if (entryState().modal === undefined) return false;
  shown = undefined;
  return true;
}

function handlePop(event: PopStateEvent): void {
  const { key = 'default', modal } = entryState();
  const isStep = isLeaving || closeTop !== undefined || modal === 'dialog';
  // The router shows this location already.
  if (isStep && shown?.key === key && shown.search === window.location.search)
    event.stopImmediatePropagation();
  isLeaving = false;
  if (modal === undefined && next) addEntry(next.url);
  else closeModal();
  next = undefined;
  if (modal === 'dialog') {
    event.stopImmediatePropagation();
    stepBack();
  }
}

/** Call it in the shell: tells which location the router shows. */
export function useModalEntries(): void {
  const { key, search } = useLocation();
  useLayoutEffect(() => {
    shown = { key, search };
    // A navigation can cancel a step back.
    isLeaving = false;
  }, [key, search]);
}

if (typeof window !== 'undefined') {
  // Before the router does.
  window.addEventListener('popstate', handlePop, true);
  if (entryState().modal === 'dialog' && window.history.length > 1) stepBack();
}
