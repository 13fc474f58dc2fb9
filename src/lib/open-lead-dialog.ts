import { create } from 'zustand';
import { track } from './analytics.ts';

interface CallBackRequest {
  /** The control that was used, as the operator reads it in the mail, e.g. "header". */
  readonly control: string;
  /** The subject of the call. */
  readonly about?: string;
}

interface PriceRequest {
  /** The venue's name. */
  readonly venue: string;
  readonly control: string;
}

export type LeadDialogRequest =
  | ({ readonly dialog: 'callback' } & CallBackRequest)
  | ({ readonly dialog: 'price' } & PriceRequest);

/** The dialog that is open, or null; `<LeadDialogs/>` renders it. */
export const useLeadDialog = create<LeadDialogRequest | null>(() => null);

/** Opens the call-back dialog, instead of any that is open. */
export function openCallBackDialog(request: CallBackRequest): void {
  open({ dialog: 'callback', ...request });
}

/** Opens the price dialog of a venue, instead of any that is open. */
export function openPriceDialog(request: PriceRequest): void {
  open({ dialog: 'price', ...request });
}

/** Closes the open dialog, if any, and discards what was typed into it. */
export function closeLeadDialog(): void {
  useLeadDialog.setState(null, true);
}

function open(request: LeadDialogRequest): void {
  track({ event: 'dialog_opened', dialog: request.dialog, control: request.control });
  useLeadDialog.setState(request, true);
}
