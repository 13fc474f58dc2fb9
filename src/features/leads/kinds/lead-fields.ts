import * as v from 'valibot';
import { callTimes } from '../../../domain/call-times.ts';
import type { Label } from '../../../domain/choices.ts';
import { isDate } from '../../../domain/dates.ts';
import { toAsciiDigits } from '../../../domain/digits.ts';
import { eventDetailsLimits } from '../../../domain/event-details.ts';
import { formatEventDetails, parseEventDetails } from '../../../domain/event-details-url.ts';
import { askBeforePaying } from '../../../domain/facts/ask-before-paying.ts';
import { presentId } from '../../../domain/facts/old-ids.ts';
import { toldShape } from '../../../domain/facts/told-shape.ts';
import { functionKinds } from '../../../domain/function-kinds.ts';
import { leadLimits } from '../../../domain/lead-limits.ts';
import { maxQuestionedVenues, type OpenQuestions } from '../../../domain/open-questions.ts';
import { readTenDigits } from '../../../domain/phone.ts';
import { maxTotals, type NamedTotal, type ShownTotal, unknownCostIds } from '../../../domain/shown-total.ts';
import { trimText } from '../../../domain/trim-text.ts';
import { truncateText } from '../../../domain/truncate-text.ts';
import { readWholeNumber } from '../../../domain/whole-number.ts';
import * as m from '../../../i18n/compiled/messages.js';
import { getLocale, languageTags, locales } from '../../../i18n/locale.ts';

/** The text of an error, in the language in which a lead is checked. */
export type LeadError = ReturnType<typeof toError>;

export const toError =
  (text: Label) =>
  ({ lang }: { readonly lang?: string | undefined }): string =>
    text({}, { locale: locales.find((locale) => locale === lang) ?? getLocale() });

export const notUnderstood = toError(m.leads_error_not_understood);
export const tooLong = toError(m.leads_error_too_long);
export const noDate = toError(m.leads_error_date);
export const notRealDate = toError(m.leads_error_real_date);
export const noVenues = toError(m.leads_error_venues);
const noPhone = toError(m.leads_error_phone);
const notTenDigits = toError(m.leads_error_ten_digits);

export const trimmed = v.transform(trimText);

export function required(maxLength: number, error: LeadError) {
  return v.pipe(v.string(error), trimmed, v.nonEmpty(error), v.maxLength(maxLength, tooLong));
}

export function optional(maxLength: number) {
  return v.optional(v.pipe(v.string(notUnderstood), trimmed, v.maxLength(maxLength, tooLong)));
}

/** One to `maxLength` items. The length is checked first, so that a list of thousands has one error. */
export function list<Item extends v.GenericSchema>(item: Item, maxLength: number, error: LeadError) {
  const isList = (value: unknown) => Array.isArray(value) && value.length > 0 && value.length <= maxLength;
  return v.pipe(v.custom<v.InferInput<Item>[]>(isList, error), v.array(item, error));
}

/** An invalid value is left out instead of making the lead invalid. */
export function lenient<Schema extends v.GenericSchema>(schema: Schema) {
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

/** An object schema in which a missing field has the error of an empty one. */
export function fields<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object(entries, (issue) => {
    const schema = entries[String(issue.path?.at(-1)?.key)];
    const [empty] = (schema && v.safeParse(schema, '', { lang: issue.lang }).issues) ?? [];
    return empty?.message ?? notUnderstood(issue);
  });
}

export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
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

const rupeeRange = v.pipe(
  v.object({ low: count, high: count }),
  v.check(({ low, high }) => low <= high),
);

const toldToUsSchema = list(
  v.object({
    ...toldShape.entries,
    venue: required(leadLimits.venue, notUnderstood),
    venueId: required(leadLimits.choice, notUnderstood),
    total: v.optional(rupeeRange),
  }),
  maxTotals,
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
  /** What halls told the family, where it ticked to send that. */
  told: lenient(toldToUsSchema),
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

export const meta = lenient(leadMetaSchema);

/** Any non-blank text: the specification checks neither length nor format. */
export const anyPhone = required(leadLimits.phone, noPhone);
/** A number in India in any writing; its ten digits are sent. */
export const tenDigitPhone = v.pipe(
  v.string(notTenDigits),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = readTenDigits(dataset.value);
    if ('digits' in read) return read.digits;
    addIssue({ message: notTenDigits });
    return NEVER;
  }),
);

export const venue = required(leadLimits.venue, toError(m.leads_error_venue));

/** When the visitor would like to be called: an invalid one must not lose the lead. */
export const callTime = lenient(v.picklist(callTimes));

/**
 * Whether a text can be the date of a price request, an enquiry or a visit. Any text can, because the specification names
 * no format; but what a date field sends has a year of this century.
 */
const isLeadDate = (text: string): boolean => !/^[+-]?\d+-\d\d-\d\d$/.test(text) || /^20\d\d-/.test(text);

const leadDate = v.check(isLeadDate, notRealDate);

export const requiredDate = (error: LeadError) => v.pipe(required(leadLimits.choice, error), leadDate);

export const optionalDate = v.optional(
  v.pipe(v.string(notUnderstood), trimmed, v.maxLength(leadLimits.choice, tooLong), leadDate),
);

/** "1200" for a number in any writing. */
const inAsciiDigits = (text: string): string => String(readWholeNumber(text) ?? toAsciiDigits(text));

/** A number of guests, as text. */
export const guestCount = v.optional(
  v.union(
    [
      v.pipe(v.number(), v.finite(), v.transform(String)),
      v.pipe(v.string(), trimmed, v.maxLength(leadLimits.choice, tooLong), v.transform(inAsciiDigits)),
    ],
    // The issue of a union is its own, and a text fails for its length alone.
    (issue) => (typeof issue.input === 'string' ? tooLong : notUnderstood)(issue),
  ),
);

/** "16:30" for "4:30 pm"; other texts as they are. */
const in24Hours = (text: string): string =>
  text.replace(
    /^(0?[1-9]|1[0-2])(:[0-5]\d)? ?([ap])m$/i,
    (_, hour, minutes = ':00', half) =>
      `${String((hour % 12) + (/p/i.test(half) ? 12 : 0)).padStart(2, '0')}${minutes}`,
  );

/** What a visit to one venue or to several has beside them. */
export const visitFields = {
  date: requiredDate(noDate),
  time: v.pipe(required(leadLimits.choice, toError(m.leads_error_time)), v.transform(in24Hours)),
  /** By video call, if possible. */
  video: lenient(v.boolean()),
  /** Minutes of the visitor's clock east of UTC at the time of the visit. */
  visitorOffset: lenient(utcOffset),
};
