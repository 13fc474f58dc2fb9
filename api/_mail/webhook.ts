import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import * as v from 'valibot';
import { callBy } from '../../src/content/call-by.ts';
import { oldAnswerIds, oldQuestionIds } from '../../src/domain/facts/old-ids.ts';
import { readFacts } from '../../src/domain/facts/read-told.ts';
import { languageTags } from '../../src/i18n/locale.ts';
import { isWebhookUrl, type WebhookSettings } from './environment.ts';
import { statedFacts } from './kinds/owner.ts';
import { errorName } from './log.ts';
import { readLimited } from './read-limited.ts';
import type { AnyFields, ReceivedLead } from './received-lead.ts';

export const webhookTimeouts = {
  totalMs: 10_000,
  /** The first try ends earlier, so that there is time for a second. */
  firstTryMs: 6_000,
  retryDelayMs: 500,
};

interface Try {
  readonly ok: boolean;
  readonly status?: number;
  /** Why there was no response, or why one with a success status is a failure. */
  readonly code?: string;
  /** What the receiver of an envelope answered, e.g. "appended". */
  readonly result?: string;
}

/** Posts a message, signed by Standard Webhooks; once more after a network error, a timeout and a 5xx status. Never throws. */
export async function postWebhook(
  id: string,
  message: object,
  settings: WebhookSettings,
  timeouts = webhookTimeouts,
): Promise<Try & { readonly tries: number }> {
  const deadline = Date.now() + timeouts.totalMs;
  const first = await post(id, message, settings, Math.min(timeouts.firstTryMs, timeouts.totalMs));
  const mayRetry = first.status === undefined || first.status >= 500;
  if (!mayRetry || deadline - Date.now() <= timeouts.retryDelayMs) return { ...first, tries: 1 };
  await sleep(timeouts.retryDelayMs);
  return { ...(await post(id, message, settings, deadline - Date.now())), tries: 2 };
}

async function post(id: string, message: object, settings: WebhookSettings, limitMs: number): Promise<Try> {
  const { url, secret, format } = settings;
  const webhook = new Webhook(secret);
  // Each try is signed anew, because receivers reject old timestamps.
  const now = new Date();
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const payload = JSON.stringify(message);
  const signature = webhook.sign(id, now, payload);
  const body = format === 'envelope' ? JSON.stringify({ id, timestamp, signature, payload }) : payload;
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': webhook.sign(id, now, body),
  };
  const signal = AbortSignal.timeout(Math.max(1, Math.round(limitMs)));
  try {
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
    if (format === 'envelope') return await readEnvelopeResponse(response, signal);
    await response.body?.cancel();
    return { ok: response.ok, status: response.status };
  } catch (error) {
    return { ok: false, code: signal.aborted ? 'ETIMEDOUT' : errorName(error) };
  }
}

/** Apps Script sets no status: it redirects to its result. HTML with a success status is its error page, or a sign-in page. */
async function readEnvelopeResponse(posted: Response, signal: AbortSignal): Promise<Try> {
  let response = posted;
  for (let i = 0; i < maxRedirects && [301, 302, 303].includes(response.status); i += 1) {
    await response.body?.cancel();
    const address = new URL(response.headers.get('location') ?? '', response.url).href;
    if (!isWebhookUrl(address)) return { ok: false, status: response.status, code: 'EREDIRECT' };
    response = await fetch(address, { signal, redirect: 'manual' });
  }
  const { status } = response;
  const isHtml = /^text\/html\b/.test(response.headers.get('content-type') ?? '');
  if (!response.ok || isHtml) {
    await response.body?.cancel();
    return { ok: false, status, ...(response.ok && { code: 'EHTML' }) };
  }
  const answer = v.safeParse(answerSchema, String(await readLimited(response.body, maxResponseBytes)));
  if (!answer.success) return { ok: true, status };
  const { result } = answer.output;
  return { ok: result !== 'rejected' && result !== 'ignored', status, result };
}

const maxRedirects = 3;
const maxResponseBytes = 64 * 1024;
const word = v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/));
const answerSchema = v.pipe(v.string(), v.parseJson(), v.object({ result: word }));

type PostedFields = { readonly [Field in keyof AnyFields]-?: unknown } & Readonly<Record<string, unknown>>;

/** The id by which receivers have known a fact. */
const oldId = (ids: Readonly<Record<string, string>>, fact: string): string =>
  Object.keys(ids).find((id) => ids[id] === fact) ?? fact;

/** An allow-list: a new field of a lead does not compile until it is here; it is undefined where a lead has none. */
export function postedFields(lead: ReceivedLead, receivedAt: Date) {
  const { id, reference, fields, locale, meta, phone, phones, spamReason } = lead;
  return {
    id,
    reference,
    kind: fields.kind,
    receivedAt: receivedAt.toISOString(),
    callBy: callBy(receivedAt, fields.callTime).toISOString(),
    language: languageTags[locale],
    callTime: fields.callTime,
    phone,
    phones: phones[0].uri && phones.map(({ uri }) => uri?.replace('tel:', '')),
    phoneTyped: fields.phone,
    name: fields.name,
    email: fields.email,
    venue: fields.venue,
    venues: fields.venues,
    city: fields.city,
    venueId: fields.venueId,
    answers: fields.answers?.map((one) => ({ ...one, question: oldId(oldAnswerIds, one.question) })),
    facts: fields.answers && statedFacts(fields.answers),
    date: fields.date,
    time: fields.time,
    video: fields.video || undefined,
    visitorOffset: fields.visitorOffset,
    guests: fields.guests,
    functions: fields.functions,
    eventType: fields.eventType,
    location: fields.location,
    message: fields.message,
    whatsapp: fields.whatsapp,
    about: meta.about,
    total: meta.total,
    totals: meta.totals,
    told: meta.told?.map(readFacts),
    questions: meta.questions?.map(({ questions, ...venue }) => ({
      ...venue,
      questions: questions.map((fact) => oldId(oldQuestionIds, fact)),
    })),
    plan: meta.plan,
    page: meta.page,
    control: meta.control,
    campaign: meta.campaign,
    suspicious: spamReason,
  } satisfies PostedFields;
}

/** The JSON that the webhook posts about a lead (docs/webhook.md), without empty values. */
export function webhookMessage(lead: ReceivedLead, receivedAt: Date) {
  const fields = Object.entries(postedFields(lead, receivedAt));
  return {
    type: 'lead.created',
    version: 1,
    timestamp: new Date().toISOString(),
    data: Object.fromEntries(fields.filter(([, value]) => value !== undefined && value !== '')),
  } as const;
}
