import * as v from 'valibot';
import {
  baseLocale,
  getLocale,
  type Locale,
  languageTags,
  locales,
  type TextOptions,
} from '../../i18n/locale.ts';
import { callback } from './kinds/callback.ts';
import { dates } from './kinds/dates.ts';
import { enquiry } from './kinds/enquiry.ts';
import { type LeadMeta, meta, notUnderstood } from './kinds/lead-fields.ts';
import { owner } from './kinds/owner.ts';
import { price } from './kinds/price.ts';
import { tour } from './kinds/tour.ts';
import { venueCallback } from './kinds/venue-callback.ts';
import { visit } from './kinds/visit.ts';

/**
 * A lead by its `kind`: the specification's fields of that kind, and `meta`. Unknown fields are ignored: they neither
 * make a lead invalid nor reach the outbox, the mail or the webhook.
 */
export const leadSchemas = {
  callback,
  price,
  enquiry,
  'venue-callback': venueCallback,
  visit,
  tour,
  dates,
  owner,
};

type LeadSchema = (typeof leadSchemas)[keyof typeof leadSchemas];

/** A valid lead: the payload of its kind, and where it comes from. */
export type Lead = v.InferOutput<LeadSchema>;
export type LeadKind = Lead['kind'];

type WithoutMeta<Type> = Type extends unknown ? Omit<Type, 'meta'> : never;
/** A valid lead without `meta`. */
export type LeadFields = WithoutMeta<Lead>;
/** What a form sends. */
export type LeadPayload = WithoutMeta<v.InferInput<LeadSchema>>;

/**
 * The kind of a payload of the specification, which has no `kind`, derived from its fields. A field of several kinds decides
 * after those of one kind: an enquiry has guests and a date too, and a price request a date.
 */
function inferKind(body: object): LeadKind {
  if ('email' in body || 'eventType' in body || 'name' in body) return 'enquiry';
  if ('time' in body) return 'visit';
  if ('guests' in body || 'whatsapp' in body) return 'price';
  if ('date' in body) return 'visit';
  return 'venue' in body ? 'venue-callback' : 'callback';
}

/**
 * Field name to the text of its error, in the language of the check. A field in a list has its path as name, e.g.
 * "functions.0.dates.1".
 */
export type FieldErrors = Readonly<Record<string, string>>;

export type LeadResult =
  | { readonly ok: true; readonly lead: Lead }
  | { readonly ok: false; readonly fields: FieldErrors };

/** Validates a payload; one without `kind` gets the kind that its fields imply. Never throws. */
export function parseLead(body: object, { locale = getLocale() }: TextOptions = {}): LeadResult {
  const kind = 'kind' in body ? body.kind : inferKind(body);
  const language = { lang: locale };
  if (!isKind(kind)) return { ok: false, fields: { kind: notUnderstood(language) } };
  // What has no error of ours has this one.
  const config = { ...language, message: notUnderstood };
  const result = v.safeParse<LeadSchema>(leadSchemas[kind], { ...body, kind }, config);
  if (result.success) return { ok: true, lead: result.output };
  const fields: Record<string, string> = {};
  for (const issue of result.issues) fields[v.getDotPath(issue) ?? 'phone'] ??= issue.message;
  return { ok: false, fields };
}

const isKind = (kind: unknown): kind is LeadKind =>
  typeof kind === 'string' && Object.hasOwn(leadSchemas, kind);

/** What makes a request another one: its fields and its subject, as text. */
export const contentOf = ({ meta, ...fields }: Lead): string =>
  JSON.stringify({ ...fields, about: meta?.about });

/** Where a payload comes from, valid or not. */
export const readLeadMeta = (body: object): LeadMeta => v.parse(v.object({ meta }), body).meta ?? {};

/** The language of the form that a payload comes from, valid or not; English if `meta` does not name one of ours. */
export function leadLocale(body: object): Locale {
  const { language } = readLeadMeta(body);
  return locales.find((locale) => languageTags[locale] === language) ?? baseLocale;
}
