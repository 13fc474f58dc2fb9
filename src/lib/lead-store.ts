import { create } from 'zustand';
import type { ShownTotal, ShownTotals } from '../domain/shown-total.ts';
import { track } from './analytics.ts';
import { enterModal, leaveModal } from './modal-entry.ts';
import { withFallback } from './with-fallback.ts';

export interface CallBackRequest {
  /** The control that was used, as the operator reads it in the mail, e.g. "header". */
  readonly control: string;
  /** The subject of the call. */
  readonly about?: string;
  /** What was typed into the field of another form. */
  readonly phone?: string;
  /** The totals of the venues that it is about, as the page shows them. */
  readonly totals?: ShownTotals | undefined;
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
  /** YYYY-MM-DD, if the family has one in mind. */
  readonly date?: string;
}

export interface DatesRequest {
  readonly control: string;
  /** One to six. */
  readonly functions: readonly AskedFunction[];
  /** The names of the venues to choose from; up to six are asked. */
  readonly venues: readonly string[];
  /** Their totals, as far as the page shows them. */
  readonly totals?: ShownTotals | undefined;
}

export type LeadDialogRequest =
  | ({ readonly dialog: 'callback' } & CallBackRequest)
  | ({ readonly dialog: 'price' } & PriceRequest)
  | ({ readonly dialog: 'dates' } & DatesRequest);

/** `content` is the same number as long as a dialog keeps what was typed into it. */
type OpenLeadDialog = LeadDialogRequest & { readonly content: number };

export type LeadDialogKind = LeadDialogRequest['dialog'];
type LeadDialogs = {
  readonly [Kind in LeadDialogKind]?: (OpenLeadDialog & { readonly dialog: Kind }) | undefined;
};

/** The text of each stored lead, by its id. */
export type StoredLeads = Readonly<Record<string, string>>;

interface LeadState {
  /** The dialog that is open. */
  readonly dialog: OpenLeadDialog | null;
  /** Dialogs of each kind that a step back has closed with something typed, as they were last opened; until the page is reloaded. */
  readonly kept: LeadDialogs;
  /** The notice about a lead whose form is no longer shown. */
  readonly notice: { readonly tone: 'success' | 'error'; readonly text: string } | null;
  /** The leads in `localStorage`: neither accepted nor discarded yet. */
  readonly stored: StoredLeads;
  /** The ids of stored leads whose failure a form shows, so that no notice repeats it. */
  readonly inForms: readonly string[];
}

/** What the page shows of leads, and the leads that this device holds. Empty in prerendered HTML. */
export const useLeadStore = create<LeadState>(() => ({
  dialog: null,
  kept: {},
  notice: null,
  stored: {},
  inForms: [],
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
  // What the opener has in the field replaces what was kept.
  const kept = 'phone' in request ? undefined : useLeadStore.getState().kept[request.dialog];
  showDialog(request, kept);
  enterModal(() => hideDialog(hasUnsentText));
}

let contents = 0;
/** Whether the open dialog contains what the visitor has entered and not sent. */
let hasUnsentText = false;

function showDialog(request: LeadDialogRequest, kept?: OpenLeadDialog): void {
  hasUnsentText = kept !== undefined;
  contents += 1;
  const dialog = { ...request, content: kept?.content ?? contents };
  useLeadStore.setState((state) => ({
    dialog,
    kept: { ...state.kept, [request.dialog]: kept },
    notice: null,
  }));
}

function hideDialog(isKept: boolean): void {
  useLeadStore.setState(({ dialog, kept }) =>
    dialog ? { dialog: null, kept: { ...kept, [dialog.dialog]: isKept ? dialog : undefined } } : {},
  );
}

/** Tells whether the open dialog contains what the visitor has entered and not sent. */
export function noteUnsentText(hasText: boolean): void {
  hasUnsentText = hasText;
}

/** Closes the open dialog, if any, and discards what was typed into it. */
export function closeLeadDialog(): void {
  if (!useLeadStore.getState().dialog) return;
  hideDialog(false);
  leaveModal();
}

/** Empties the open dialog. */
export function restartLeadDialog(): void {
  const { dialog } = useLeadStore.getState();
  if (dialog) showDialog(dialog);
}

/** Shows a notice until it is dismissed or replaced; null removes it. */
export function showLeadNotice(notice: LeadState['notice']): void {
  useLeadStore.setState({ notice });
}

/** Each lead has its own storage key, so that two tabs never overwrite each other's leads. */
const prefix = 'outbox:';

/** Reads the stored leads again: another tab may have changed them. None if the storage is blocked. */
export function readStoredLeads(): StoredLeads {
  const entries = withFallback(() => Object.entries<string>(localStorage), []);
  const stored = Object.fromEntries(
    entries.flatMap(([key, text]) => (key.startsWith(prefix) ? [[key.slice(prefix.length), text]] : [])),
  );
  if (JSON.stringify(stored) !== JSON.stringify(useLeadStore.getState().stored)) {
    useLeadStore.setState({ stored });
  }
  return stored;
}

/** Stores a lead's text. False if the storage is blocked or full. */
export function storeLead(id: string, text: string): boolean {
  const isStored = withFallback(() => {
    localStorage.setItem(prefix + id, text);
    return true;
  }, false);
  readStoredLeads();
  return isStored;
}

/** Removes a lead that was accepted or discarded. */
export function removeLead(id: string): void {
  withFallback(() => localStorage.removeItem(prefix + id), undefined);
  storeLeadMarks(id, '');
  readStoredLeads();
}

/** The marks are beside the lead, so that they never overwrite what another tab stores of it. */
const marksPrefix = 'outbox-marks:';

/** What `storeLeadMarks` has stored; empty if the storage is blocked. */
export function readLeadMarks(id: string): string {
  return withFallback(() => localStorage.getItem(marksPrefix + id), null) ?? '';
}

/** Stores how old a lead is found to be; '' and '{}' remove it. */
export function storeLeadMarks(id: string, text: string): void {
  withFallback(() => {
    if (text.length > 2) localStorage.setItem(marksPrefix + id, text);
    else localStorage.removeItem(marksPrefix + id);
  }, undefined);
}

/** Leaves a lead to the form that shows its failure. Returns the function that ends this. */
export function leaveToForm(id: string): () => void {
  const update = (change: (ids: readonly string[]) => readonly string[]) =>
    useLeadStore.setState(({ inForms }) => ({ inForms: change(inForms) }));
  update((ids) => [...ids, id]);
  return () => update((ids) => ids.filter((one) => one !== id));
}

if (typeof window !== 'undefined') {
  readStoredLeads();
  window.addEventListener('storage', readStoredLeads);
}
