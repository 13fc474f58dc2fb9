import * as v from 'valibot';

/** Maximum lengths in characters. */
export const leadLimits = {
  phone: 40,
  name: 120,
  email: 254,
  /** A venue or a location. */
  venue: 120,
  choice: 60,
  message: 2000,
} as const;

const leadLanguages = ['en-IN'] as const;
export type LeadLanguage = (typeof leadLanguages)[number];

export const leadErrors = {
  phone: 'Please enter your phone number.',
  tenDigits: 'Please enter a valid 10-digit phone number.',
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

/** Whether the text is ten digits and nothing else. */
export function isTenDigits(phone: string): boolean {
  return /^[0-9]{10}$/.test(phone);
}

function required(maxLength: number, error: string) {
  return v.pipe(v.string(error), v.trim(), v.nonEmpty(error), v.maxLength(maxLength, leadErrors.tooLong));
}

function optional(maxLength: number) {
  return v.optional(
    v.pipe(v.string(leadErrors.notUnderstood), v.trim(), v.maxLength(maxLength, leadErrors.tooLong)),
  );
}

/** An invalid value is left out instead of making the lead invalid. */
function lenient<Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(v.fallback(v.optional(schema), undefined));
}

/** A longer text is cut. */
function truncated(maxLength: number) {
  return lenient(
    v.pipe(
      v.string(),
      v.trim(),
      v.transform((text) => text.slice(0, maxLength)),
    ),
  );
}

/** Where a lead comes from. Every field is optional, and no value makes a lead invalid. */
export const leadMetaSchema = v.object({
  /** The client's id for the lead (a UUID), the same in every attempt. */
  id: lenient(v.pipe(v.string(), v.uuid())),
  /** Path of the page. */
  page: truncated(200),
  /** The control that was used, e.g. "header". */
  control: truncated(80),
  /** The subject. */
  about: truncated(1200),
  /** The language of the page, a BCP 47 tag. */
  language: lenient(v.picklist(leadLanguages)),
  /** `utm_*` parameters as a query string. */
  campaign: truncated(300),
  /** The honeypot field, empty for people. A value that is not a string counts as filled. */
  honeypot: v.optional(v.fallback(v.string(), 'filled')),
  /** Milliseconds from rendering the form to submitting it. */
  tookMs: lenient(v.pipe(v.number(), v.finite(), v.minValue(0))),
  /** The promise shown with the form. */
  promise: truncated(400),
});
export type LeadMeta = v.InferOutput<typeof leadMetaSchema>;

const meta = lenient(leadMetaSchema);
/** Any non-blank text: the specification checks neither length nor format. */
const anyPhone = required(leadLimits.phone, leadErrors.phone);
const tenDigitPhone = v.pipe(
  v.string(leadErrors.tenDigits),
  v.trim(),
  v.check(isTenDigits, leadErrors.tenDigits),
);
const venue = required(leadLimits.venue, leadErrors.venue);

/** An object schema in which a missing field has the error of an empty one. */
function fields<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object(entries, ({ path }) => {
    const schema = entries[String(path?.at(-1)?.key)];
    return (schema && v.safeParse(schema, '').issues?.[0].message) ?? leadErrors.notUnderstood;
  });
}

/**
 * A lead by its `kind`: the specification's fields of that kind, and `meta`. Unknown fields are ignored: they neither
 * make a lead invalid nor reach the outbox, the mail or the webhook.
 */
const leadSchema = v.variant(
  'kind',
  [
    fields({ kind: v.literal('callback'), phone: anyPhone, meta }),
    fields({
      kind: v.literal('price'),
      venue,
      /** `YYYY-MM-DD` from a date field; other texts are accepted unchanged. */
      date: required(leadLimits.choice, leadErrors.dateAndGuests),
      /** One of `guestRangeValues`. */
      guests: required(leadLimits.choice, leadErrors.dateAndGuests),
      phone: anyPhone,
      whatsapp: v.optional(v.boolean(leadErrors.notUnderstood), false),
      meta,
    }),
    fields({
      kind: v.literal('enquiry'),
      name: required(leadLimits.name, leadErrors.name),
      /** The rule of `<input type="email">`. */
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
    fields({ kind: v.literal('venue-callback'), phone: tenDigitPhone, venue, meta }),
    fields({
      kind: v.literal('visit'),
      phone: tenDigitPhone,
      venue,
      date: required(leadLimits.choice, leadErrors.date),
      time: required(leadLimits.choice, leadErrors.time),
      meta,
    }),
  ],
  leadErrors.notUnderstood,
);

/** A valid lead: one of the five payloads, and where it comes from. */
export type Lead = v.InferOutput<typeof leadSchema>;
export type LeadKind = Lead['kind'];

type WithoutMeta<Type> = Type extends unknown ? Omit<Type, 'meta'> : never;
/** A valid lead without `meta`. */
export type LeadFields = WithoutMeta<Lead>;
/** What a form sends. */
export type LeadPayload = WithoutMeta<v.InferInput<typeof leadSchema>>;

/** The kind of a payload of the specification, which has no `kind`, derived from its fields. */
function inferKind(body: object): LeadKind {
  if ('email' in body || 'eventType' in body || 'name' in body) return 'enquiry';
  if ('time' in body) return 'visit';
  if ('guests' in body || 'whatsapp' in body) return 'price';
  if ('date' in body) return 'visit';
  return 'venue' in body ? 'venue-callback' : 'callback';
}

export type LeadResult =
  | { readonly ok: true; readonly lead: Lead }
  /** Field name -> error message. */
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> };

/** Validates a payload; one without `kind` gets the kind that its fields imply. Never throws. */
export function parseLead(body: object): LeadResult {
  const result = v.safeParse(leadSchema, 'kind' in body ? body : { ...body, kind: inferKind(body) });
  if (result.success) return { ok: true, lead: result.output };
  const fields: Record<string, string> = {};
  for (const issue of result.issues) {
    const field = v.getDotPath(issue)?.split('.')[0] ?? 'phone';
    fields[field] ??= issue.message;
  }
  return { ok: false, fields };
}
