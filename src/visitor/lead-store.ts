import { create } from 'zustand';
import type { OpenQuestions } from '../domain/open-questions.ts';
import type { ShownTotal, ShownTotals } from '../domain/shown-total.ts';
import { track } from '../lib/analytics.ts';
import { contactDraft, endDrafts } from './drafts.ts';
import { closeReported } from './outbox/outbox.ts';

export interface CallBackRequest {
  /** The control that was used, as the operator reads it in the mail, e.g. "header". */
  readonly control: string;
  /** The subject of the call. */
  readonly about?: string;
  /** Whether the form asks for the date and the guests, too. */
  readonly asksEvent?: boolean;
  /** Whether the number is one from outside India. */
  readonly isAbroad?: boolean;
  /** The totals of the venues that it is about, as the page shows them. */
  readonly totals?: ShownTotals | undefined;
  /** What the venues are to be asked. */
  readonly questions?: readonly OpenQuestions[] | undefined;
  /** A page that the form and the thanks lead to. */
  readonly next?: { readonly path: string; readonly name: string } | undefined;
}

interface PriceRequest {
  /** The venue's name. */
  readonly venue: string;
  readonly venueId: string;
  readonly control: string;
  /** The venue's total, if the page shows it. */
  readonly total?: ShownTotal | undefined;
}

/** A function of a wedding for which free dates are asked. */
export interface AskedFunction {
  /** As the operator reads it: its kind in English, or the family's own words. At most 60 characters. */
  readonly label: string;
  /** As the form shows it, in the language of the page. */
  readonly name: string;
  readonly guests?: number;
  /** 0 to 1. */
  readonly vegShare?: number;
  readonly rooms?: number;
  /** YYYY-MM-DD, if the family has one in mind. */
  readonly date?: string;
  /** The name of the venue that it is planned at; while that is not known, the id. */
  readonly venue?: string;
}

export interface DatesRequest {
  readonly control: string;
  /** One to six. */
  readonly functions: readonly AskedFunction[];
  /** The names of the venues to choose from; up to six are asked. */
  readonly venues: readonly string[];
  /** Their totals, as far as the page shows them. */
  readonly totals?: ShownTotals | undefined;
  /** The event details of a plan, as its address has them. */
  readonly plan?: string | undefined;
}

export type LeadDialogRequest =
  | ({ readonly dialog: 'callback' } & CallBackRequest)
  | ({ readonly dialog: 'price' } & PriceRequest)
  | ({ readonly dialog: 'dates' } & DatesRequest);

type OpenLeadDialog = LeadDialogRequest & {
  /** What names its draft. */
  readonly draft: string;
};

interface LeadNotice {
  readonly tone: 'success' | 'error';
  readonly text: string;
  /** Where it leads; the label is in the language of the page. */
  readonly link?: { readonly to: string; readonly label: string };
}

interface LeadState {
  /** The dialog that is open. */
  readonly dialog: OpenLeadDialog | null;
  /** The notice about a form that is gone and could not be sent, or about the first venue on the shortlist. */
  readonly notice: LeadNotice | null;
  /** How many notices were shown: equal ones are told apart. */
  readonly notices: number;
}

/** The open lead dialog and the notice. Empty in prerendered HTML. */
export const useLeadStore = create<LeadState>(() => ({
  dialog: null,
  notice: null,
  notices: 0,
}));

/** Opens the call-back dialog, instead of any that is open. */
export function openCallBackDialog(request: CallBackRequest): void {
  openDialog({ dialog: 'callback', ...request });
}

/** Opens the price dialog of a venue, instead of any that is open. */
export function openPriceDialog(request: PriceRequest): void {
  openDialog({ dialog: 'price', ...request });
}

/** Opens the dialog that asks venues for free dates, instead of any that is open. */
export function openDatesDialog(request: DatesRequest): void {
  openDialog({ dialog: 'dates', ...request });
}

function openDialog(request: LeadDialogRequest): void {
  track({ event: 'dialog_opened', dialog: request.dialog, control: request.control });
  const draft = request.dialog === 'price' ? `price ${request.venueId}` : request.dialog;
  useLeadStore.setState({ dialog: { ...request, draft }, notice: null });
  closeReported();
}

/** Closes the open dialog, if any, and discards what was typed into it. */
export function closeLeadDialog(): void {
  const { dialog } = useLeadStore.getState();
  if (dialog) endDrafts(dialog.draft, contactDraft);
  leaveLeadDialog();
}

/** Closes the open dialog, if any; its draft stays. */
export const leaveLeadDialog = (): void => useLeadStore.setState({ dialog: null });

/** Shows a notice until it is dismissed or replaced; null removes it. */
export function showLeadNotice(notice: LeadState['notice']): void {
  useLeadStore.setState(({ notices }) => ({ notice, notices: notices + 1 }));
}
