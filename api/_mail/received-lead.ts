import { createHash, randomUUID } from 'node:crypto';
import { leadReference } from '../../src/domain/lead-reference.ts';
import type { LeadMeta } from '../../src/features/leads/kinds/lead-fields.ts';
import {
  contentOf,
  type Lead,
  type LeadFields,
  leadLocale,
  parseLead,
  readLeadMeta,
} from '../../src/features/leads/lead-schema.ts';
import { baseLocale, type Locale } from '../../src/i18n/locale.ts';
import { mailKindOf } from './mail-kinds.ts';
import { parsePhones } from './phone-number.ts';
import { responses } from './responses.ts';

type KeyOf<Fields> = Fields extends unknown ? keyof Fields : never;
type ValueOf<Fields, Name> = Fields extends unknown ? Fields[Name & keyof Fields] : never;

/** The fields of all kinds, for what treats each kind alike. */
export type AnyFields = Pick<LeadFields, 'phone'> & {
  readonly [Name in Exclude<KeyOf<LeadFields>, 'kind' | 'phone'>]?: ValueOf<LeadFields, Name> | undefined;
};

export type ReceivedLead = ReturnType<typeof toReceivedLead>;

/** Parses and validates a request body; `locale` is that of the page that the visitor used. Never throws. */
export function parseReceivedLead(body: string) {
  const json = parseObject(body);
  const locale = json ? leadLocale(json) : baseLocale;
  if (!json) return { locale, response: responses.malformedBody };
  const { id } = readLeadMeta(json);
  const result = parseLead(json, { locale });
  const errors = result.ok ? mailKindOf(result.lead).errors?.(result.lead, locale) : result.fields;
  if (!result.ok || Object.keys(errors ?? {}).length > 0)
    return { locale, response: responses.invalidFields(errors ?? {}, id) };
  return { locale, lead: toReceivedLead(result.lead, locale) };
}

function toReceivedLead(lead: Lead, locale: Locale) {
  const { meta = {}, ...fields } = lead;
  const id = (meta.id ?? randomUUID()).toLowerCase();
  const phones = parsePhones(fields.phone);
  const hash = createHash('sha256').update(contentOf(lead)).digest('hex').slice(0, 12);
  return {
    id,
    reference: leadReference(id),
    /** The id and a hash of the content, so that an id with other content is another lead. No ".", which separates what Standard Webhooks signs. */
    key: `${id}-${hash}`,
    fields: fields satisfies LeadFields as LeadFields & AnyFields,
    phones,
    /** The first number in E.164, or what was typed. */
    phone: phones[0].e164 ?? fields.phone,
    meta,
    locale,
    /** Why the lead may have been sent by a program, for the operator. Such a lead is marked. */
    spamReason: findSpamReason(meta),
  } as const;
}

/** NUL and lone surrogates, which databases and strict JSON parsers reject. */
const notText = /\0|\p{Cs}/gu;

function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text, (_key, inner) =>
      typeof inner === 'string' ? inner.replace(notText, '') : inner,
    );
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A form that was completed faster than this, in milliseconds, was probably not completed by a person. */
const minFormMs = 1500;

function findSpamReason({ honeypot, page, tookMs }: LeadMeta): string | undefined {
  if (honeypot) return 'A field that people cannot see was filled in.';
  if (tookMs !== undefined && tookMs < minFormMs)
    return `Sent ${(tookMs / 1000).toFixed(1)} seconds after the form appeared.`;
  return page ? undefined : 'Sent without the page that our forms name.';
}
