import * as v from 'valibot';
import { invalidPhoneLanding, isTenDigits } from './phone-rules.ts';

export const leadKinds = ['callback', 'price', 'enquiry', 'venue-callback', 'visit'] as const;
/** The five requests of the specification. A payload does not name its kind: its fields tell it. */
export type LeadKind = (typeof leadKinds)[number];

/** The most characters of each text; what is longer was not typed by a person into our forms. */
export const leadLimits = {
  phone: 40,
  name: 120,
  email: 254,
  /** A venue's name, or a place. */
  venue: 120,
  choice: 60,
  message: 2000,
} as const;

export const leadErrors = {
  phone: 'Please enter your phone number.',
  tenDigits: invalidPhoneLanding,
  dateAndGuests: 'Please select an event date and guest range.',
  date: 'Please choose a date.',
  time: 'Please choose a time.',
  venue: 'Please name the venue.',
  name: 'Please enter your name.',
  email: 'Please enter a valid e-mail address.',
  eventType: 'Please choose the type of event.',
  tooLong: 'Please make this shorter.',
  notUnderstood: 'Please check this.',
} as const;

function required(longest: number, error: string) {
  return v.pipe(v.string(error), v.trim(), v.nonEmpty(error), v.maxLength(longest, leadErrors.tooLong));
}

function optional(longest: number) {
  return v.optional(
    v.pipe(v.string(leadErrors.notUnderstood), v.trim(), v.maxLength(longest, leadErrors.tooLong)),
  );
}

/** What describes a lead never costs us the lead: what is wrong is left out. */
function harmless<Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(v.fallback(v.optional(schema), undefined));
}

/** A text that is cut where it is too long. */
function described(longest: number) {
  return harmless(
    v.pipe(
      v.string(),
      v.trim(),
      v.transform((text) => text.slice(0, longest)),
    ),
  );
}

/** Where a lead comes from. Every field is optional, and none can make a lead invalid. */
export const leadMetaSchema = v.object({
  /** The client's id for the lead (a UUID); the same at every try. */
  id: harmless(v.pipe(v.string(), v.uuid())),
  /** Path of the page. */
  page: described(200),
  /** The control that was used, e.g. "header". */
  control: described(80),
  /** The matter that the control named. */
  about: described(1200),
  /** `utm_*` parameters as a query string. */
  campaign: described(300),
  /** The hidden field: a person leaves it empty. Anything but a text counts as filled. */
  trap: v.optional(v.fallback(v.string(), 'filled')),
  /** Milliseconds from the form's appearance to the press of its button. */
  tookMs: harmless(v.pipe(v.number(), v.finite(), v.minValue(0))),
  /** The promise that stood under the form. */
  promise: described(400),
});
export type LeadMeta = v.InferOutput<typeof leadMetaSchema>;

const meta = harmless(leadMetaSchema);
/** Any non-blank text: the specification checks neither length nor format. */
const anyPhone = required(leadLimits.phone, leadErrors.phone);
const tenDigitPhone = v.pipe(
  v.string(leadErrors.tenDigits),
  v.trim(),
  v.check(isTenDigits, leadErrors.tenDigits),
);
const venue = required(leadLimits.venue, leadErrors.venue);

/** One schema a kind: exactly the specification's fields, and `meta`. Fields it does not know are left out. */
export const leadSchemas = {
  callback: v.object({ phone: anyPhone, meta }),
  price: v.object({
    venue,
    /** `YYYY-MM-DD` from a date field; whatever else a browser gave is passed on as it is. */
    date: required(leadLimits.choice, leadErrors.dateAndGuests),
    /** One of `guestRanges`. */
    guests: required(leadLimits.choice, leadErrors.dateAndGuests),
    phone: anyPhone,
    whatsapp: v.optional(v.boolean(leadErrors.notUnderstood), false),
    meta,
  }),
  enquiry: v.object({
    name: required(leadLimits.name, leadErrors.name),
    /** The rule of `<input type="email">`, word for word. */
    email: v.pipe(required(leadLimits.email, leadErrors.email), v.rfcEmail(leadErrors.email)),
    phone: anyPhone,
    eventType: required(leadLimits.choice, leadErrors.eventType),
    location: optional(leadLimits.venue),
    date: optional(leadLimits.choice),
    /** A number of guests, as text. */
    guests: v.optional(
      v.union([
        v.pipe(v.number(), v.finite(), v.transform(String)),
        v.pipe(v.string(), v.trim(), v.maxLength(leadLimits.choice, leadErrors.tooLong)),
      ]),
    ),
    message: optional(leadLimits.message),
    meta,
  }),
  'venue-callback': v.object({ phone: tenDigitPhone, venue, meta }),
  visit: v.object({
    phone: tenDigitPhone,
    venue,
    date: required(leadLimits.choice, leadErrors.date),
    time: required(leadLimits.choice, leadErrors.time),
    meta,
  }),
} as const satisfies Record<LeadKind, v.GenericSchema>;

/** A checked lead: one of the five payloads, and where it comes from. */
export type Lead = { [Kind in LeadKind]: v.InferOutput<(typeof leadSchemas)[Kind]> }[LeadKind];
/** What a form fills in. */
export type LeadPayload = {
  [Kind in LeadKind]: Omit<v.InferInput<(typeof leadSchemas)[Kind]>, 'meta'>;
}[LeadKind];

/** Tells the kind of a payload from the fields that it has. */
export function leadKind(body: object): LeadKind {
  if ('email' in body || 'eventType' in body || 'name' in body) return 'enquiry';
  if ('time' in body) return 'visit';
  if ('guests' in body || 'whatsapp' in body) return 'price';
  if ('date' in body) return 'visit';
  return 'venue' in body ? 'venue-callback' : 'callback';
}

export type LeadResult =
  | { readonly ok: true; readonly kind: LeadKind; readonly lead: Lead }
  /** Field name -> the sentence to show at it; one a field. */
  | { readonly ok: false; readonly kind: LeadKind; readonly fields: Readonly<Record<string, string>> };

/** Checks what a form wants to send, or a stranger sent. Never throws. */
export function parseLead(body: object): LeadResult {
  const kind = leadKind(body);
  const result = v.safeParse(leadSchemas[kind], body);
  if (result.success) return { ok: true, kind, lead: result.output };
  const fields: Record<string, string> = {};
  for (const issue of result.issues) {
    const field = v.getDotPath(issue)?.split('.')[0] ?? 'phone';
    fields[field] ??= issue.message;
  }
  return { ok: false, kind, fields };
}
