import { create } from 'zustand';
import { m } from '../../i18n/compiled/messages.js';
import { baseLocale, getLocale, languageTags } from '../../i18n/locale.ts';
import { readText, writeText } from '../../lib/storage.ts';
import { createStoredStore } from '../../lib/stored-store.ts';
import { withFallback } from '../../lib/with-fallback.ts';
import { type AgeMarks, ageOf } from './lead-age.ts';

/** What is stored of a lead until it is accepted or discarded. Times are milliseconds since 1970. */
export interface StoredLead {
  /** When it was first submitted. */
  readonly queuedAt: number;
  /** Failed attempts since sending was last likely to work; 0 while the first one is in flight. */
  readonly attempts: number;
  /** The lead is not sent earlier, as the function's `Retry-After` asks. */
  readonly notBefore: number;
  /** When the lead is sent next without any other occasion; not before `notBefore`. */
  readonly retryAt: number;
  /** The draft that it was made of. */
  readonly draft?: string | undefined;
  /** Why the last attempt did not succeed. */
  readonly failure?: LeadFailure | undefined;
  /** The function's sentence, if it refused the lead, and its errors by field. */
  readonly refusal?: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** Posted as it is: it was valid when it was stored, and another version of the site may have stored it. */
  readonly lead: object;
}

/** A later attempt may succeed. */
export interface LeadFailure {
  readonly reason: 'network' | 'server';
  /** The function's message, if it sent one. */
  readonly message: string | undefined;
}

/** The longest `Retry-After` of the function, whose limits count within an hour: another server may ask for more. */
export const maxRetryAfterMs = 60 * 60_000;

type ToSend = Omit<StoredLead, 'queuedAt' | 'refusal' | 'fields'>;

/** A lead from the press on, as a form, the thanks, the panel and the notices show it. */
export type OutboxLead = UnsentLead | SentLead;

export type UnsentLead = {
  readonly id: string;
  /** When it was stored or first seen, in milliseconds since 1970. */
  readonly since: number;
  readonly isExpired: boolean;
  /** False if it is only in memory, because the storage is blocked or full. */
  readonly isStored: boolean;
  readonly source: Source;
} & (
  | ({ readonly step: 'waiting' } & ToSend)
  | ({ readonly step: 'sending' } & ToSend)
  | { readonly step: 'refused'; readonly message: string; readonly fields: Readonly<Record<string, string>> }
  /** No longer sent by itself: it is too old. `lead` is undefined where nothing that can be sent is left. */
  | { readonly step: 'failed'; readonly lead: object | undefined; readonly failure?: LeadFailure | undefined }
);

export type WaitingLead = Extract<UnsentLead, { readonly step: 'waiting' | 'sending' }>;

/** Without what is personal. */
export interface SentLead {
  readonly id: string;
  readonly step: 'sent';
  readonly message: string;
  readonly hasWaited: boolean;
  readonly source: Pick<Source, 'language'>;
}

interface Outbox {
  /** The text of each lead that was neither accepted nor discarded, by its id. */
  readonly texts: Readonly<Record<string, string>>;
  /** Those that the browser does not store. */
  readonly unstored: Readonly<Record<string, string>>;
  /** The ids of those that this tab sends. */
  readonly sending: readonly string[];
  /** The ids of those that a form shows, so that no notice repeats them. */
  readonly inForms: readonly string[];
}

/** None in prerendered HTML. */
export const useOutbox = create<Outbox>(() => ({ texts: {}, unstored: {}, sending: [], inForms: [] }));

/** The leads that were sent, until their thanks are closed. */
const sentLeads = createStoredStore<readonly SentLead[]>(
  'sent-leads',
  (text) => withFallback(() => JSON.parse(text || '[]'), []),
  (leads) => (leads.length > 0 ? JSON.stringify(leads) : ''),
  'sessionStorage',
);

/** Each lead has its own storage key, so that two tabs never overwrite each other's leads. */
const prefix = 'outbox:';
/** The marks are beside the lead, so that they never overwrite what another tab stores of it. */
const marksPrefix = 'outbox-marks:';
/** Stored before a lead that was accepted is removed: the form of another tab may still show its failure. */
const sentMark = 'sent';

/** Reads the texts again: another tab may have changed them. */
function readTexts(): Outbox['texts'] {
  const { unstored, texts: last } = useOutbox.getState();
  const entries = withFallback(() => Object.entries<string>(localStorage), []);
  const stored = entries.flatMap(([key, text]) =>
    key.startsWith(prefix) ? [[key.slice(prefix.length), text] as const] : [],
  );
  const texts = { ...Object.fromEntries(stored), ...unstored };
  if (JSON.stringify(texts) !== JSON.stringify(last)) useOutbox.setState({ texts });
  return texts;
}

/** Stores a lead's text, where the browser refuses it in memory; '' removes it. */
function storeText(id: string, text: string): void {
  const isStored = writeText('localStorage', prefix + id, text);
  const { [id]: _, ...others } = useOutbox.getState().unstored;
  useOutbox.setState({ unstored: isStored || !text ? others : { ...others, [id]: text } });
  readTexts();
}

type Entry = Readonly<Record<string, unknown>>;
const parseEntry = (text: string) => withFallback((): Entry => ({ ...JSON.parse(text) }), {});
const readMarks = (id: string) =>
  withFallback((): AgeMarks => ({ ...JSON.parse(readText('localStorage', marksPrefix + id) ?? '') }), {});

export const storeLead = (id: string, lead: StoredLead): void => storeText(id, JSON.stringify(lead));

/** Changes a lead, unless it is gone: another tab may have sent it, or the visitor discarded it. */
export function updateLead(id: string, changes: Partial<StoredLead>): void {
  const text = readTexts()[id];
  if (text !== undefined) storeText(id, JSON.stringify({ ...parseEntry(text), ...changes }));
}

/** Removes a lead that was accepted or discarded. */
export function removeLead(id: string): void {
  storeText(id, '');
  writeText('localStorage', marksPrefix + id, '');
}

/** The lead was accepted with this sentence. */
export function markSent(lead: WaitingLead, message: string, hasWaited: boolean): void {
  writeText('localStorage', marksPrefix + lead.id, sentMark);
  addSent(lead, message, hasWaited);
  removeLead(lead.id);
}

function addSent({ id, source: { language } }: OutboxLead, message: string, hasWaited: boolean): void {
  const sent: SentLead = { id, step: 'sent', message, hasWaited, source: { language } };
  sentLeads.save([...sentLeads.store.getState().filter((one) => one.id !== id), sent]);
}

/** The notice of the page is closed; thanks in a form stay. */
export function closeReported(): void {
  const { inForms } = useOutbox.getState();
  const leads = sentLeads.store.getState();
  const others = leads.filter(({ id }) => inForms.includes(id));
  if (leads.length > 0) sentLeads.save(others.map((one) => ({ ...one, hasWaited: false })));
}

/** Those that were sent and that the page reports: their form is gone, or they had waited. */
export function useReportedLeads(): readonly SentLead[] {
  const { inForms } = useOutbox();
  return sentLeads.store().filter(({ id, hasWaited }) => hasWaited || !inForms.includes(id));
}

/** The leads on this device that were not sent, oldest first. Any text is one. */
export const readLeads = (texts = readTexts()): readonly UnsentLead[] =>
  Object.entries(texts)
    .map(([id, text]) => parseLead(id, text))
    .sort((a, b) => a.since - b.since);

/** Undefined if it was discarded, or its thanks are closed. */
export function findLead(id: string): OutboxLead | undefined {
  const text = useOutbox.getState().texts[id];
  return sentLeads.store.getState().find((one) => one.id === id) ?? (text ? parseLead(id, text) : undefined);
}

/** A lead, as often as it changes. */
export function useLead(id: string | undefined): OutboxLead | undefined {
  useOutbox();
  sentLeads.store();
  return id === undefined ? undefined : findLead(id);
}

/** Those that were not sent, as often as one changes. */
export const useLeads = (): readonly UnsentLead[] => readLeads(useOutbox().texts);

function parseLead(id: string, text: string): UnsentLead {
  const now = Date.now();
  const { queuedAt, refusal, fields, ...entry } = parseEntry(text) as Partial<StoredLead>;
  const { since, isExpired } = ageOf(queuedAt, readMarks(id), now);
  const { unstored, sending } = useOutbox.getState();
  const isSendable = typeof entry.attempts === 'number' && typeof entry.lead === 'object' && entry.lead;
  const lead = isSendable ? entry.lead : undefined;
  const base = { id, since, isExpired, isStored: !(id in unstored), source: sourceOf(entry.lead) };
  // No time is that far ahead, unless the clock has been set back.
  const soon = (time: unknown) => (typeof time === 'number' && time <= now + maxRetryAfterMs ? time : 0);
  const isSending = sending.includes(id);
  if (typeof refusal === 'string')
    return { ...base, step: 'refused', message: refusal, fields: fields ?? {} };
  if (!lead || (isExpired && !isSending)) return { ...base, step: 'failed', lead, failure: entry.failure };
  return {
    ...base,
    ...entry,
    step: isSending ? 'sending' : 'waiting',
    lead,
    attempts: entry.attempts ?? 0,
    notBefore: soon(entry.notBefore),
    retryAt: soon(entry.retryAt),
  };
}

/** What is read of a lead without its schema; undefined where there is no such text. */
function sourceOf(lead: unknown) {
  const { kind, venue, meta }: Entry = Object(lead);
  const { about, control, language }: Entry = Object(meta);
  const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined);
  return {
    kind: text(kind),
    venue: text(venue),
    about: text(about),
    control: text(control),
    language: text(language),
  };
}

type Source = Readonly<ReturnType<typeof sourceOf>>;

/** Whether the function answers a lead in the language of this page: it uses that of the form. */
export const isInPageLanguage = ({ source }: Pick<SentLead, 'source'>): boolean =>
  (source.language ?? languageTags[baseLocale]) === languageTags[getLocale()];

/**
 * Leaves a lead to the form that shows it. Returns the function that ends this, and with it the form's thanks, unless
 * `isThankedOnPage`: then the page reports it, as if it had not waited.
 */
export function leaveToForm(id: string, isThankedOnPage: boolean): () => void {
  const update = (change: (ids: readonly string[]) => readonly string[]) =>
    useOutbox.setState(({ inForms }) => ({ inForms: change(inForms) }));
  update((ids) => [...ids, id]);
  return () => {
    const sent = sentLeads.store.getState();
    const others = sent.filter((one) => one.id !== id);
    const reported = sent.filter((one) => isThankedOnPage && one.id === id);
    sentLeads.save([...others, ...reported.map((one) => ({ ...one, hasWaited: false }))]);
    update((ids) => ids.filter((one) => one !== id));
  };
}

/** What remains of a lead without what is personal: these keys, wherever they are. */
const impersonalKeys = ['queuedAt', 'lead', 'kind', 'venue', 'meta', 'about'];

/** Call it once a page load: marks leads that are expired, and removes what is personal from those that were a day before. */
export function ageLeads(): void {
  for (const [id, text] of Object.entries(readTexts())) {
    const entry = parseEntry(text);
    const { isOver, marks } = ageOf(entry.queuedAt, readMarks(id), Date.now());
    const noMarks = marks.seenAt === undefined && marks.expiredAt === undefined;
    writeText('localStorage', marksPrefix + id, noMarks ? '' : JSON.stringify(marks));
    if (isOver) storeText(id, JSON.stringify(entry, impersonalKeys));
  }
}

if (typeof window !== 'undefined') {
  readTexts();
  window.addEventListener('storage', ({ key, newValue }) => {
    const id = key?.startsWith(marksPrefix) && key.slice(marksPrefix.length);
    const isShown = id && newValue === sentMark && useOutbox.getState().inForms.includes(id);
    const lead = isShown && findLead(id);
    if (lead) addSent(lead, m.leads_queued_sent({ count: 1 }), false);
    readTexts();
  });
}
