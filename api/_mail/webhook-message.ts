import { callBy } from '../../src/content/call-by.ts';
import { oldAnswerIds, oldQuestionIds } from '../../src/domain/facts/old-ids.ts';
import { readFacts } from '../../src/domain/facts/read-told.ts';
import { languageTags } from '../../src/i18n/locale.ts';
import { statedFacts } from './kinds/owner.ts';
import type { ParsedPhone } from './phone-number.ts';
import type { AnyFields, ReceivedLead } from './received-lead.ts';

/** Every field of a lead, and what else is said of it. */
type PostedFields = { readonly [Field in keyof AnyFields]-?: unknown } & Readonly<Record<string, unknown>>;

export type WebhookMessage = ReturnType<typeof webhookMessage>;

/** The id by which receivers have known a fact. */
const oldId = (ids: Readonly<Record<string, string>>, fact: string): string =>
  Object.keys(ids).find((id) => ids[id] === fact) ?? fact;

/** An allow-list: a new field of a lead does not compile until it is here; it is undefined where a lead has none. */
export function postedFields(lead: ReceivedLead, receivedAt: Date) {
  const { id, reference, locale, meta, phones, spamReason } = lead;
  const fields: AnyFields = lead.fields;
  return {
    id,
    reference,
    kind: lead.fields.kind,
    receivedAt: receivedAt.toISOString(),
    callBy: callBy(receivedAt, fields.callTime).toISOString(),
    language: languageTags[locale],
    callTime: fields.callTime,
    phone: phones[0].e164 ?? fields.phone,
    phones: phoneTexts(phones),
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

/** As in RFC 3966, "+911294012345;ext=12". Undefined without a number. */
function phoneTexts(phones: readonly ParsedPhone[]): readonly string[] | undefined {
  const texts = phones.flatMap(({ e164, extension }) =>
    e164 ? [extension ? `${e164};ext=${extension}` : e164] : [],
  );
  return texts.length > 0 ? texts : undefined;
}
