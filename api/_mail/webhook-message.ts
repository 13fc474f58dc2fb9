import { languageTags } from '../../src/i18n/locale.ts';
import { callBy } from './call-by.ts';
import type { AnyFields, ReceivedLead } from './received-lead.ts';

/** The JSON that the webhook posts; docs/webhook.md documents it. Optional values are left out when they are empty. */
export interface WebhookMessage {
  readonly type: 'lead.created';
  readonly version: 1;
  /** ISO 8601, as are all times. */
  readonly timestamp: string;
  readonly data: Readonly<Record<string, string | boolean>>;
}

/** The message about a lead. An allow-list: a new field of a lead is not sent until it is added here. */
export function webhookMessage(lead: ReceivedLead, receivedAt: Date, createdAt = new Date()): WebhookMessage {
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
    date: fields.date,
    time: fields.time,
    guests: fields.guests,
    eventType: fields.eventType,
    location: fields.location,
    message: fields.message,
    whatsapp: fields.whatsapp,
    about: meta.about,
    page: meta.page,
    control: meta.control,
    campaign: meta.campaign,
    suspicious: spamReason,
  };
  const isFilled = (entry: [string, string | boolean | undefined]): entry is [string, string | boolean] =>
    entry[1] !== undefined && entry[1] !== '';
  return {
    type: 'lead.created',
    version: 1,
    timestamp: createdAt.toISOString(),
    data: Object.fromEntries(Object.entries(data).filter(isFilled)),
  };
}
