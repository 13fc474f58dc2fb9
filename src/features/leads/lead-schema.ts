import * as v from 'valibot';
import { callTimes } from '../../domain/call-times.ts';
import { functionKinds } from '../../domain/choices.ts';
import { isDate } from '../../domain/dates.ts';
import { toAsciiDigits } from '../../domain/digits.ts';
import { eventDetailsLimits } from '../../domain/event-details.ts';
import { formatEventDetails, parseEventDetails } from '../../domain/event-details-url.ts';
import { askBeforePaying } from '../../domain/facts/ask-before-paying.ts';
import { presentId } from '../../domain/facts/old-ids.ts';
import { datesLimits, leadLimits, maxTourVenues } from '../../domain/lead-limits.ts';
import { maxQuestionedVenues, type OpenQuestions } from '../../domain/open-questions.ts';
import { readTenDigits } from '../../domain/phone.ts';
import { maxTotals, type NamedTotal, type ShownTotal, unknownCostIds } from '../../domain/shown-total.ts';
import { trimText } from '../../domain/trim-text.ts';
import { truncateText } from '../../domain/truncate-text.ts';
import { readWholeNumber } from '../../domain/whole-number.ts';
import * as m from '../../i18n/compiled/messages.js';
import { baseLocale, type Locale, languageTags, locales, type TextOptions } from '../../i18n/locale.ts';

/** The messages of the errors, by id. */
export const leadErrors = {
  phone: m.leads_error_phone,
  tenDigits: m.leads_error_ten_digits,
  dateAndGuests: m.leads_error_date_and_guests,
  date: m.leads_error_date,
  realDate: m.leads_error_real_date,
  sameDate: m.leads_error_same_date,
  time: m.leads_error_time,
  venue: m.leads_error_venue,
  city: m.leads_error_city,
  venues: m.leads_error_venues,
  name: m.leads_error_name,
  email: m.leads_error_email,
  eventType: m.leads_error_event_type,
  tooLong: m.leads_error_too_long,
  notUnderstood: m.leads_error_not_understood,
} as const;
export type LeadErrorId = keyof typeof leadErrors;

/** The message of an issue is the id of an error. */
const errorId = (id: LeadErrorId) => id;
const tooLong = errorId('tooLong');
const notUnderstood = errorId('notUnderstood');

const trimmed = v.transform(trimText);

function required(maxLength: number, error: LeadErrorId) {
  return v.pipe(v.string(error), trimmed, v.nonEmpty(error), v.maxLength(maxLength, tooLong));
}

function optional(maxLength: number) {
  return v.optional(v.pipe(v.string(notUnderstood), trimmed, v.maxLength(maxLength, tooLong)));
}

/** One to `maxLength` items. The length is checked first, so that a list of thousands has one error. */
function list<Item extends v.GenericSchema>(item: Item, maxLength: number, error: LeadErrorId) {
  const isList = (value: unknown) => Array.isArray(value) && value.length > 0 && value.length <= maxLength;
  return v.pipe(v.custom<v.InferInput<Item>[]>(isList, error), v.array(item, error));
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
      v.transform((text) => truncateText(text, maxLength)),
    ),
  );
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Minutes east of UTC. */
const utcOffset = v.pipe(v.number(), v.integer(), v.minValue(-12 * 60), v.maxValue(14 * 60));

const shownTotal = v.object({
  low: count,
  high: count,
  functions: list(
    v.object({
      kind: v.picklist(functionKinds),
      name: truncated(2 * eventDetailsLimits.name),
      guests: count,
      vegShare: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
      rooms: count,
      date: v.optional(v.pipe(v.string(), v.check(isDate))),
      decor: v.optional(count),
      notCounted: v.array(
        v.object({
          id: v.picklist(unknownCostIds),
          missing: v.optional(count),
          available: v.optional(count),
        }),
      ),
    }),
    eventDetailsLimits.functions,
    notUnderstood,
  ),
});
/** Invalid ones are left out as a whole: half a total is a wrong one. */
const shownTotalSchema = v.pipe(
  shownTotal,
  v.check(({ low, high }) => low <= high),
);
const namedTotalsSchema = list(
  v.pipe(
    v.object({ venue: required(leadLimits.venue, notUnderstood), ...shownTotal.entries }),
    v.check(({ low, high }) => low <= high),
  ),
  maxTotals,
  notUnderstood,
);

/** Written anew, so that a link of the mail contains nothing else. The longest, with Hindi names, has 3,300 characters. */
const planSchema = v.pipe(
  v.string(),
  v.maxLength(4000),
  v.transform((text) => formatEventDetails(parseEventDetails(new URLSearchParams(text))) || undefined),
);

/** A fact that is asked, also by the id of an older build. */
const askedFact = v.pipe(v.string(), v.transform(presentId), v.picklist(askBeforePaying));

const openQuestionsSchema = list(
  v.object({
    venue: required(leadLimits.venue, notUnderstood),
    venueId: truncated(leadLimits.choice),
    questions: list(askedFact, askBeforePaying.length, notUnderstood),
  }),
  maxQuestionedVenues,
  notUnderstood,
);

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
  language: lenient(v.picklist(Object.values(languageTags))),
  /** `utm_*` parameters as a query string. */
  campaign: truncated(300),
  /** The honeypot field, empty for people. A value that is not a string counts as filled. */
  honeypot: v.optional(v.fallback(v.string(), 'filled')),
  /** Milliseconds from rendering the form to submitting it. */
  tookMs: lenient(v.pipe(v.number(), v.finite(), v.minValue(0))),
  /** The promise shown with the form. */
  promise: truncated(400),
  /** Minutes of the device's clock east of UTC, for times in the answer. */
  utcOffset: lenient(utcOffset),
  /** The venue's total, as shown to the family. */
  total: lenient(shownTotalSchema),
  /** The totals of the venues of a lead that has no field for one venue. */
  totals: lenient(namedTotalsSchema),
  /** What the venues are to be asked. */
  questions: lenient(openQuestionsSchema),
  /** The event details of a plan, as addresses of the site have them. */
  plan: lenient(planSchema),
});
export type LeadMeta = Omit<v.InferOutput<typeof leadMetaSchema>, 'total' | 'totals' | 'questions'> & {
  readonly questions?: readonly OpenQuestions[] | undefined;
  readonly total?: ShownTotal | undefined;
  readonly totals?: readonly NamedTotal[] | undefined;
};

const meta = lenient(leadMetaSchema);
/** Any non-blank text: the specification checks neither length nor format. */
const anyPhone = required(leadLimits.phone, 'phone');
/** A number in India in any writing; its ten digits are sent. */
const tenDigitPhone = v.pipe(
  v.string(errorId('tenDigits')),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = readTenDigits(dataset.value);
    if ('digits' in read) return read.digits;
    addIssue({ message: errorId('tenDigits') });
    return NEVER;
  }),
);
const venue = required(leadLimits.venue, 'venue');

/** When the visitor would like to be called: an invalid one must not lose the lead. */
const callTime = lenient(v.picklist(callTimes));

/** "1200" for a number in any writing. */
const inAsciiDigits = (text: string): string => String(readWholeNumber(text) ?? toAsciiDigits(text));

/** "16:30" for "4:30 pm"; other texts as they are. */
const in24Hours = (text: string): string =>
  text.replace(
    /^(0?[1-9]|1[0-2])(:[0-5]\d)? ?([ap])m$/i,
    (_, hour, minutes = ':00', half) =>
      `${String((hour % 12) + (/p/i.test(half) ? 12 : 0)).padStart(2, '0')}${minutes}`,
  );

/** An object schema in which a missing field has the error of an empty one. */
function fields<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object(entries, ({ path }) => {
    const schema = entries[String(path?.at(-1)?.key)];
    return (schema && v.safeParse(schema, '').issues?.[0].message) ?? notUnderstood;
  });
}

const isGuestCount = (count: number) => Number.isInteger(count) && count > 0 && count <= datesLimits.guests;

const realDate = v.pipe(
  v.string(errorId('date')),
  v.nonEmpty(errorId('date')),
  v.check(isDate, errorId('realDate')),
);

/**
 * Whether a text can be the date of a price request, an enquiry or a visit. Any text can, because the specification names
 * no format; but what a date field sends has a year of this century.
 */
const isLeadDate = (text: string): boolean => !/^[+-]?\d+-\d\d-\d\d$/.test(text) || /^20\d\d-/.test(text);

const leadDate = v.check(isLeadDate, errorId('realDate'));

const optionalDate = v.optional(
  v.pipe(v.string(notUnderstood), trimmed, v.maxLength(leadLimits.choice, tooLong), leadDate),
);

/** A number of guests, as text. */
const guestCount = v.optional(
  v.union(
    [
      v.pipe(v.number(), v.finite(), v.transform(String)),
      v.pipe(v.string(), trimmed, v.maxLength(leadLimits.choice, tooLong), v.transform(inAsciiDigits)),
    ],
    // The issue of a union is its own, and a text fails for its length alone.
    ({ input }) => (typeof input === 'string' ? tooLong : notUnderstood),
  ),
);

/** What a visit to one venue or to several has beside them. */
const visitFields = {
  date: v.pipe(required(leadLimits.choice, 'date'), leadDate),
  time: v.pipe(required(leadLimits.choice, 'time'), v.transform(in24Hours)),
  /** By video call, if possible. */
  video: lenient(v.boolean()),
  /** Minutes of the visitor's clock east of UTC at the time of the visit. */
  visitorOffset: lenient(utcOffset),
};

/** A function of a wedding. */
const datedFunction = fields({
  /** Its kind in English, or the family's own words: it does not depend on the language of the page. */
  label: required(leadLimits.functionLabel, notUnderstood),
  /** The form has no fields for these, so an invalid one does not make the lead invalid. */
  guests: lenient(v.pipe(v.number(), v.check(isGuestCount))),
  vegShare: lenient(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  /** Guest rooms for the night. */
  rooms: lenient(v.pipe(count, v.maxValue(eventDetailsLimits.rooms))),
  /** Those of the request's venues that are asked for it; all without any. */
  venues: lenient(list(required(leadLimits.venue, notUnderstood), datesLimits.venues, notUnderstood)),
  dates: v.pipe(
    list(realDate, datesLimits.dates, 'date'),
    v.checkItems((date, index, dates) => dates.indexOf(date) === index, errorId('sameDate')),
  ),
});

/**
 * A lead by its `kind`: the specification's fields of that kind, and `meta`. Unknown fields are ignored: they neither
 * make a lead invalid nor reach the outbox, the mail or the webhook.
 */
const leadSchemas = {
  callback: fields({
    kind: v.literal('callback'),
    phone: anyPhone,
    callTime,
    date: optionalDate,
    guests: guestCount,
    meta,
  }),
  price: fields({
    kind: v.literal('price'),
    venue,
    date: v.pipe(required(leadLimits.choice, 'dateAndGuests'), leadDate),
    /** One of `guestRangeValues`. */
    guests: required(leadLimits.choice, 'dateAndGuests'),
    phone: anyPhone,
    whatsapp: v.optional(v.boolean(notUnderstood), false),
    meta,
  }),
  enquiry: fields({
    kind: v.literal('enquiry'),
    name: required(leadLimits.name, 'name'),
    /** The rule of `<input type="email">`, without what would make it look like another address in a mail. */
    email: v.pipe(
      required(leadLimits.email, 'email'),
      v.transform((text) => text.replace(/\p{Cf}|[.।]\p{Cf}*$/gu, '')),
      v.rfcEmail(errorId('email')),
      v.regex(/^[^/?#:]+$/, errorId('email')),
    ),
    phone: anyPhone,
    eventType: required(leadLimits.choice, 'eventType'),
    location: optional(leadLimits.venue),
    date: optionalDate,
    guests: guestCount,
    message: optional(leadLimits.message),
    meta,
  }),
  'venue-callback': fields({
    kind: v.literal('venue-callback'),
    phone: tenDigitPhone,
    venue,
    callTime,
    meta,
  }),
  visit: fields({
    kind: v.literal('visit'),
    phone: tenDigitPhone,
    venue,
    ...visitFields,
    meta,
  }),
  tour: fields({
    kind: v.literal('tour'),
    phone: tenDigitPhone,
    /** In the order in which they are visited. */
    venues: list(required(leadLimits.venue, 'venues'), maxTourVenues, 'venues'),
    ...visitFields,
    meta,
  }),
  dates: fields({
    kind: v.literal('dates'),
    phone: anyPhone,
    name: optional(leadLimits.name),
    functions: list(datedFunction, datesLimits.functions, 'date'),
    venues: list(required(leadLimits.venue, 'venues'), datesLimits.venues, 'venues'),
    meta,
  }),
  /** Someone who wants a hall to be listed, or its page to be corrected. Form and function check the answers by domain/owner-answers.ts. */
  owner: fields({
    kind: v.literal('owner'),
    phone: anyPhone,
    /** The name of the hall. */
    venue: required(leadLimits.venue, 'venue'),
    city: required(leadLimits.choice, 'city'),
    name: optional(leadLimits.name),
    /** The venue on our site that the answers are about. */
    venueId: optional(leadLimits.choice),
    answers: v.optional(
      v.pipe(
        v.array(
          v.object({
            question: v.pipe(v.string(), v.maxLength(leadLimits.question)),
            hall: v.optional(count),
            answer: v.pipe(v.string(), trimmed, v.maxLength(leadLimits.answer, tooLong)),
            replaces: optional(leadLimits.answer),
          }),
        ),
        v.maxLength(leadLimits.answers, tooLong),
      ),
    ),
    meta,
  }),
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

export type LeadResult =
  | { readonly ok: true; readonly lead: Lead }
  /** Field name to error. A field in a list has its path as name, e.g. "functions.0.dates.1". */
  | { readonly ok: false; readonly fields: Readonly<Record<string, LeadErrorId>> };

/** Validates a payload; one without `kind` gets the kind that its fields imply. Never throws. */
export function parseLead(body: object): LeadResult {
  const kind = 'kind' in body ? body.kind : inferKind(body);
  if (!isKind(kind)) return { ok: false, fields: { kind: notUnderstood } };
  const result = v.safeParse<LeadSchema>(leadSchemas[kind], { ...body, kind });
  if (result.success) return { ok: true, lead: result.output };
  const fields: Record<string, LeadErrorId> = {};
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) ?? 'phone';
    fields[field] ??= isErrorId(issue.message) ? issue.message : notUnderstood;
  }
  return { ok: false, fields };
}

const isKind = (kind: unknown): kind is LeadKind =>
  typeof kind === 'string' && Object.hasOwn(leadSchemas, kind);

/** The messages of Valibot itself are no ids. */
const isErrorId = (text: string): text is LeadErrorId => Object.hasOwn(leadErrors, text);

/** Field name to error message, in the current language or in the given one. */
export function leadErrorTexts(
  fields: Readonly<Record<string, LeadErrorId>>,
  options?: TextOptions,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, id]) => [field, leadErrors[id]({}, options)]),
  );
}

/** Where a payload comes from, valid or not. */
export const readLeadMeta = (body: object): LeadMeta => v.parse(v.object({ meta }), body).meta ?? {};

/** The language of the form that a payload comes from, valid or not; English if `meta` does not name one of ours. */
export function leadLocale(body: object): Locale {
  const { language } = readLeadMeta(body);
  return locales.find((locale) => languageTags[locale] === language) ?? baseLocale;
}
