import type { EventPrefill } from '../features/leads/forms/event-prefill.ts';
import { track } from './analytics.ts';
import { readEventDetails } from './event-details-store.ts';

/** What a control asks for. `control` names it for the operator ("header", "venue card"); `about` names the matter, `wish` what the form begins with. */
export type LeadDialogRequest =
  | { readonly dialog: 'callback'; readonly control: string; readonly about?: string }
  | {
      readonly dialog: 'price';
      readonly venue: string;
      readonly control: string;
      readonly prefill?: EventPrefill;
    };

let current: LeadDialogRequest | null = null;
const listeners = new Set<() => void>();

function set(next: LeadDialogRequest | null) {
  current = next;
  for (const listener of listeners) listener();
}

/** Opens a lead dialog from anywhere; it replaces one that is open. The host `<LeadDialogs/>` draws it. */
export function openLeadDialog(request: LeadDialogRequest): void {
  track({ event: 'dialog_opened', dialog: request.dialog, control: request.control });
  set(request);
}

/** Closes the dialog that is open, if any; what was typed into it is gone. */
export function closeLeadDialog(): void {
  if (current) set(null);
}

/** For `useSyncExternalStore`. */
export const leadDialogStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => current,
  /** Nothing is open in prerendered HTML. */
  getOnServer: () => null,
};

/** Opens the call-back dialog; `about` names the matter to the operator. */
export function openCallBackDialog(request: { readonly control: string; readonly about?: string }): void {
  openLeadDialog({ dialog: 'callback', ...request });
}

/** Opens the price-request dialog of a venue, named as on its page. */
export function openPriceDialog(request: { readonly venue: string; readonly control: string }): void {
  openLeadDialog({ dialog: 'price', ...request, prefill: readEventDetails() });
}
