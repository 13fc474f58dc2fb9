import { languageTags } from '../../src/i18n/locale.ts';
import { callBy } from './call-by.ts';
import type { AnyFields, ReceivedLead } from './received-lead.ts';

export type WebhookMessage = ReturnType<typeof webhookMessage>;

/**
 * The JSON that the webhook posts about a lead; docs/webhook.md documents it. An allow-list: a new field of a lead is not
 * sent until it is added here. Times are ISO 8601, and values are left out when they are empty.
 */
export function webhookMessage(lead: ReceivedLead, receivedAt: Date, createdAt = new Date()) {
  const { id, locale, meta, phone, spamReason } = lead;
  const fields: AnyFields = lead.fields;
  const data = {
    id,
    kind: lead.fields.kind,
    receivedAt: receivedAt.toISOString(),
    callBy: callBy(receivedAt).toISOString(),
    language: languageTags[locale],
    phone: phone.e164 ?? fields.phone,
    name: fields.name,
    email: fields.email,
    venue: fields.venue,
    venues: fields.venues,
    date: fields.date,
    time: fields.time,
    guests: fields.guests,
    functions: fields.functions,
    eventType: fields.eventType,
    location: fields.location,
    message: fields.message,
    whatsapp: fields.whatsapp,
    about: meta.about,
    total: meta.total,
    page: meta.page,
    control: meta.control,
    campaign: meta.campaign,
    suspicious: spamReason,
  };
  return {
    type: 'lead.created',
    version: 1,
    timestamp: createdAt.toISOString(),
    data: Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined && value !== '')),
  } as const;
}
