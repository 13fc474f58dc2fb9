import { create } from 'zustand';
import { readText, writeText } from '../../../lib/storage.ts';
import { withFallback } from '../../../lib/with-fallback.ts';

/** The text of each stored lead, by its id. */
export type StoredTexts = Readonly<Record<string, string>>;

interface Outbox {
  /** The leads in `localStorage`: neither accepted nor discarded yet. */
  readonly stored: StoredTexts;
  /** The ids of stored leads whose failure a form shows, so that no notice repeats it. */
  readonly inForms: readonly string[];
}

/** The leads that this device holds, as texts; stored-leads.ts reads them. None in prerendered HTML. */
export const useOutbox = create<Outbox>(() => ({ stored: {}, inForms: [] }));

/** Each lead has its own storage key, so that two tabs never overwrite each other's leads. */
const prefix = 'outbox:';

/** Reads the texts again: another tab may have changed them. None if the storage is blocked. */
export function readStoredTexts(): StoredTexts {
  const entries = withFallback(() => Object.entries<string>(localStorage), []);
  const stored = Object.fromEntries(
    entries.flatMap(([key, text]) => (key.startsWith(prefix) ? [[key.slice(prefix.length), text]] : [])),
  );
  if (JSON.stringify(stored) !== JSON.stringify(useOutbox.getState().stored)) {
    useOutbox.setState({ stored });
  }
  return stored;
}

/** Stores a lead's text. False if the storage is blocked or full. */
export function storeLead(id: string, text: string): boolean {
  const isStored = writeText('localStorage', prefix + id, text);
  readStoredTexts();
  return isStored;
}

/** Removes a lead that was accepted or discarded. */
export function removeLead(id: string): void {
  writeText('localStorage', prefix + id, '');
  storeLeadMarks(id, '');
  readStoredTexts();
}

/** The marks are beside the lead, so that they never overwrite what another tab stores of it. */
export const marksPrefix = 'outbox-marks:';

/** What `storeLeadMarks` has stored; empty if the storage is blocked. */
export const readLeadMarks = (id: string): string => readText('localStorage', marksPrefix + id) ?? '';

/** Stores how old a lead is found to be; '' and '{}' remove it. */
export const storeLeadMarks = (id: string, text: string): boolean =>
  writeText('localStorage', marksPrefix + id, text === '{}' ? '' : text);

/** Leaves a lead to the form that shows its failure. Returns the function that ends this. */
export function leaveToForm(id: string): () => void {
  const update = (change: (ids: readonly string[]) => readonly string[]) =>
    useOutbox.setState(({ inForms }) => ({ inForms: change(inForms) }));
  update((ids) => [...ids, id]);
  return () => update((ids) => ids.filter((one) => one !== id));
}

if (typeof window !== 'undefined') {
  readStoredTexts();
  window.addEventListener('storage', readStoredTexts);
}
