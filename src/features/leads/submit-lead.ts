import { leadPromise } from '../../content/site-texts.ts';
import { m } from '../../i18n/compiled/messages.js';
import { getLocale, languageTags } from '../../i18n/locale.ts';
import { canonicalPath } from '../../lib/public-address.ts';
import { withFallback } from '../../lib/with-fallback.ts';
import { rememberCampaign } from './campaign.ts';
import type { LeadMeta } from './kinds/lead-fields.ts';
import { type Outcome, onLeadOutcome } from './lead-outcome.ts';
import { contentOf, type FieldErrors, type LeadPayload, parseLead } from './lead-schema.ts';
import { removeLead } from './outbox/outbox-store.ts';
import { watchOutbox } from './outbox/resend-queued.ts';
import { isQueued, queueLead, readLeads } from './outbox/stored-leads.ts';
import { attemptInFlight, sendLead } from './send-lead.ts';

/** Longer than a request takes: until then the lead is left to the form that submitted it. */
const firstAttemptMs = 60_000;

/** Where a lead comes from. */
export interface LeadSource extends Pick<LeadMeta, 'about' | 'total' | 'totals' | 'questions' | 'plan'> {
  /** The control that opened the form, or the form, e.g. "header" or "venue page form". */
  readonly control: string;
  /** Milliseconds from rendering the form to submitting it. */
  readonly tookMs: number;
  /** The value of the honeypot field. */
  readonly honeypot: string;
  /** Whether the lead carries what halls told the family. */
  readonly sendsTold?: boolean | undefined;
  /** The id of a stored lead that this one corrects; it leaves the outbox. */
  readonly replaces?: string | undefined;
}

/** The ids of this page's submissions that have not ended, by content: a repeated one keeps its id also if the storage is blocked. */
const openIds = new Map<string, string>();
onLeadOutcome((outcome) => {
  if (outcome.kind !== 'sent' && outcome.kind !== 'refused') return;
  for (const [content, id] of openIds) if (id === outcome.id) openIds.delete(content);
});

/** The errors of the schema. */
export function checkLead(payload: LeadPayload): FieldErrors {
  const parsed = parseLead(payload);
  return parsed.ok ? {} : parsed.fields;
}

/**
 * Stores a lead in the outbox, sends it, and removes it once accepted. Content that is already in the outbox, or that
 * failed before on this page, is sent under its previous id. Never throws.
 */
export async function submitLead(payload: LeadPayload, source: LeadSource): Promise<Outcome> {
  const newId = createLeadId();
  const meta = createMeta(newId, source);
  const parsed = parseLead({ ...payload, meta });
  if (!parsed.ok) {
    const { fields } = parsed;
    const [message = m.leads_error_fields()] = Object.values(fields);
    return { kind: 'refused', id: newId, message, fields };
  }
  const { lead } = parsed;
  const content = contentOf(lead);
  const same = readLeads().filter((stored) => stored.lead && contentOfStored(stored.lead) === content);
  const queued = same.find(isQueued);
  const id = queued?.id ?? openIds.get(content) ?? newId;
  const running = attemptInFlight(id);
  const joined = running && (await running);
  if (joined) return joined;
  openIds.set(content, id);
  watchOutbox();
  const now = Date.now();
  const state = { queuedAt: now, attempts: 0, notBefore: 0, retryAt: now + firstAttemptMs };
  const current = queued ?? { id, ...state, lead: { ...lead, meta: { ...lead.meta, id } } };
  if (!queued) queueLead(id, { ...state, lead: current.lead });
  for (const other of [source.replaces, ...same.map((one) => one.id)])
    if (other && other !== id) removeLead(other);
  return sendLead(current);
}

/** A UUID version 4. `crypto.randomUUID` exists only in secure contexts. */
function createLeadId(): string {
  const digit = () => Math.floor(16 * Math.random()).toString(16);
  return withFallback(
    () => crypto.randomUUID(),
    'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', digit),
  );
}

function createMeta(id: string, source: LeadSource): LeadMeta {
  return {
    id,
    page: canonicalPath(),
    control: source.control,
    about: source.about,
    language: languageTags[getLocale()],
    campaign: rememberCampaign(),
    honeypot: source.honeypot || undefined,
    tookMs: Math.round(source.tookMs),
    promise: leadPromise(),
    utcOffset: -new Date().getTimezoneOffset(),
    total: source.total,
    totals: source.totals,
    told: source.sendsTold ? listTold(source) : undefined,
    questions: source.questions,
    plan: source.plan,
  };
}

/** What the halls of the shown totals told. */
function listTold({ total, totals = [] }: LeadSource): LeadMeta['told'] {
  const told = [total, ...totals].flatMap((one) => one?.told ?? []);
  return told.length > 0 ? told : undefined;
}

/** `contentOf` a lead that another version of the site may have stored; undefined if it is not valid. */
function contentOfStored(stored: object): string | undefined {
  const parsed = parseLead(stored);
  return parsed.ok ? contentOf(parsed.lead) : undefined;
}
