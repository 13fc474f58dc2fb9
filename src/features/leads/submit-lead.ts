import { leadPromise } from '../../content/site-texts.ts';
import { getLocale, languageTags } from '../../i18n/locale.ts';
import { canonicalPath } from '../../lib/public-address.ts';
import { withFallback } from '../../lib/with-fallback.ts';
import { deliver } from '../../visitor/outbox/deliver.ts';
import {
  readLeads,
  removeLead,
  storeLead,
  type UnsentLead,
  updateLead,
} from '../../visitor/outbox/outbox.ts';
import { rememberCampaign } from './campaign.ts';
import type { LeadMeta } from './kinds/lead-fields.ts';
import { contentOf, type FieldErrors, type LeadPayload, parseLead } from './lead-schema.ts';

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
  /** The draft that it was made of; it ends with it. */
  readonly draft?: string | undefined;
  /** The id of a lead that this one corrects; it leaves the outbox. */
  readonly replaces?: string | undefined;
}

/** The errors of the schema. */
export function checkLead(payload: LeadPayload): FieldErrors {
  const parsed = parseLead(payload);
  return parsed.ok ? {} : parsed.fields;
}

/**
 * Hands a lead that `checkLead` accepts over to the outbox, which sends it, and returns its id. Content that is already there is sent
 * under its previous id.
 */
export function submitLead(payload: LeadPayload, source: LeadSource): string {
  const newId = createLeadId();
  const parsed = parseLead({ ...payload, meta: createMeta(newId, source) });
  if (!parsed.ok) throw new Error('The lead is not valid', { cause: parsed.fields });
  const { lead } = parsed;
  const content = contentOf(lead);
  const same = readLeads().filter((one) => contentOfStored(one) === content);
  const waiting = same.find(({ step }) => step === 'waiting' || step === 'sending');
  const id = waiting?.id ?? newId;
  const { draft } = source;
  const now = Date.now();
  const times = { queuedAt: now, notBefore: 0, retryAt: now + firstAttemptMs };
  if (waiting) updateLead(id, { draft });
  else storeLead(id, { ...times, attempts: 0, draft, lead });
  for (const other of [source.replaces, ...same.map((one) => one.id)])
    if (other && other !== id) removeLead(other);
  void deliver(id, { isFirst: true });
  return id;
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

/** What makes it another request. Another version of the site may have stored a lead that is not valid: it is like no other. */
function contentOfStored(stored: UnsentLead): string | undefined {
  const parsed = 'lead' in stored && stored.lead ? parseLead(stored.lead) : undefined;
  return parsed?.ok ? contentOf(parsed.lead) : undefined;
}
