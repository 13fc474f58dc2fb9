import { site } from '../../src/content/site.ts';
import type { CallTime } from '../../src/domain/call-times.ts';
import { istDate, istToday } from '../../src/domain/clock.ts';
import { isDate } from '../../src/domain/dates.ts';
import { istOffset, nextSpan } from '../../src/domain/opening-hours.ts';
import type { LeadFields, LeadKind } from '../../src/features/leads/lead-schema.ts';
import { baseLocale, type Locale, languageTags } from '../../src/i18n/locale.ts';
import { callBy } from './call-by.ts';
import { englishFirstSentence } from './english-first-sentence.ts';
import { type FreeDates, summarizeDates } from './free-dates.ts';
import { hindiFirstSentence } from './hindi-first-sentence.ts';
import { localTime, mailDate, mailTime, parseTime } from './mail-dates.ts';
import { type QuestionTable, tabulateQuestions } from './open-questions.ts';
import { groupDigits, shortenWords } from './opening-text.ts';
import { ownerRows, ownerWarning } from './owner-facts.ts';
import { toPlainText, toSingleLine } from './plain-text.ts';
import type { AnyFields, ReceivedLead } from './received-lead.ts';
import type { RowValue } from './row-value.ts';
import { namedTotalRows, totalRows } from './shown-total.ts';

export interface SummaryRow {
  readonly label: string;
  readonly value: RowValue;
  readonly href?: string;
}

interface ActionRow extends SummaryRow {
  readonly value: string;
  readonly href: string;
  /** The language of the value, where it is not that of the mail. */
  readonly lang?: string | undefined;
}

/** The content of the operator's mail, for both its HTML and its text version. Every value is safe to display. */
export interface LeadSummary {
  readonly subject: string;
  readonly heading: string;
  readonly spamReason: string | undefined;
  /** What to do before anything else. */
  readonly warning: string | undefined;
  /** The language of the call: "Call in Hindi". */
  readonly callIn: string;
  /** When the visitor expects the call at the latest. */
  readonly callBy: string;
  readonly actions: readonly ActionRow[];
  readonly freeDates: FreeDates | undefined;
  readonly questions: QuestionTable | undefined;
  readonly request: readonly SummaryRow[];
  /** What an owner says about a hall; empty in other leads. */
  readonly hall: readonly SummaryRow[];
  /** The totals of the venues; empty if the form sent none. */
  readonly total: readonly SummaryRow[];
  readonly source: readonly SummaryRow[];
}

const kindLabels = {
  callback: 'Call back',
  price: 'Price',
  enquiry: 'Enquiry',
  'venue-callback': 'Call back',
  visit: 'Visit',
  tour: 'Tour',
  dates: 'Dates',
  owner: 'Owner',
} as const satisfies Record<LeadKind, string>;

const languageNames = { en: 'English', hi: 'Hindi' } as const satisfies Record<Locale, string>;

export function summarizeLead(lead: ReceivedLead, siteUrl: string, receivedAt: Date): LeadSummary {
  const { spamReason, fields } = lead;
  const { name, callTime }: AnyFields = fields;
  // The end tells two families apart: mail programs group equal subjects, phones merge contacts of one name.
  const family = toSingleLine(name || lead.phones[0].display, 60);
  const heading = [kindLabels[fields.kind], ...subjectParts(lead), family].filter(Boolean).join(' · ');
  return {
    subject: spamReason ? `[Check] ${heading}` : heading,
    heading,
    spamReason,
    warning: fields.kind === 'owner' ? ownerWarning : undefined,
    callIn: `Call in ${languageNames[lead.locale]}`,
    callBy: mailTime(callBy(receivedAt, callTime)),
    actions: actionRows(lead),
    freeDates: fields.kind === 'dates' ? summarizeDates(fields, receivedAt) : undefined,
    questions: tabulateQuestions(lead.meta.questions),
    request: requestRows(lead, receivedAt),
    hall: nonEmptyRows(fields.kind === 'owner' ? ownerRows(fields) : []),
    total: nonEmptyRows(shownTotalRows(lead.meta)),
    source: sourceRows(lead, siteUrl, receivedAt),
  };
}

const shownTotalRows = ({ total, totals = [] }: ReceivedLead['meta']) => [
  ...(total ? totalRows(total) : []),
  ...namedTotalRows(totals),
];

function subjectParts({ fields, meta }: ReceivedLead): readonly string[] {
  const part = (text: string | undefined) => toSingleLine(text ?? '', 60);
  switch (fields.kind) {
    case 'price':
      return [guestText(part(fields.guests)), dateText(fields.date, 'long'), part(fields.venue)];
    case 'visit':
      return [...visitParts(fields), part(fields.venue)];
    case 'tour':
      return [
        ...visitParts(fields),
        fields.venues.length === 1 ? part(fields.venues[0]) : `${fields.venues.length} venues`,
      ];
    case 'enquiry':
      return [part(fields.eventType), dateText(fields.date, 'long'), part(fields.location)];
    case 'dates': {
      const [venue, ...others] = fields.venues;
      const labels = [...new Set(fields.functions.map(({ label }) => part(label)))];
      return [others.length === 0 ? part(venue) : `${fields.venues.length} venues`, part(labels.join(', '))];
    }
    case 'venue-callback':
      return [part(fields.venue)];
    case 'owner':
      return [part(fields.venue), part(fields.city)];
    case 'callback':
      return [
        guestText(part(fields.guests)),
        dateText(fields.date, 'long'),
        shortenWords(meta.about ?? '', 60),
      ];
  }
}

type VisitFields = Extract<LeadFields, { kind: 'visit' | 'tour' }>;

const visitParts = ({ date, time, video }: Pick<VisitFields, 'date' | 'time' | 'video'>) => [
  `${dateText(date, 'short')}, ${timeText(time)}`,
  video ? 'by video call' : '',
];

function actionRows({ fields, phones, meta, locale }: ReceivedLead): readonly ActionRow[] {
  const rows: ActionRow[] = [];
  for (const { e164, extension, display, mayHaveWhatsApp } of phones) {
    if (!e164) continue;
    rows.push({ label: 'Call', value: display, href: `tel:${e164}${extension ? `;ext=${extension}` : ''}` });
    if (!mayHaveWhatsApp) continue;
    const text = firstSentences[locale](fields, meta.about);
    const href = `https://wa.me/${e164.slice(1)}?text=${encodeURIComponent(text)}`;
    const lang = locale === baseLocale ? undefined : languageTags[locale];
    rows.push({ label: phones.length > 1 ? `WhatsApp ${display}` : 'WhatsApp', value: text, href, lang });
  }
  if (fields.kind === 'enquiry') {
    // The only visitor input that becomes a link: the schema has validated it as an e-mail address.
    const href = `mailto:${encodeURIComponent(fields.email).replace('%40', '@')}`;
    rows.push({ label: 'E-mail', value: fields.email, href });
  }
  return rows;
}

/** How a WhatsApp chat with the visitor begins, by language. */
const firstSentences = {
  en: englishFirstSentence,
  hi: hindiFirstSentence,
} as const satisfies Record<Locale, (fields: LeadFields, about: string | undefined) => string>;

/** The request waited in the visitor's outbox, or was sent although the form asked about the date. */
const passedNote = ' (had passed when it arrived)';

type Row = readonly [label: string, value: RowValue | false | undefined];
/** These have tables or rows of their own in the mail. */
type ShownElsewhere = 'answers' | 'functions' | 'visitorOffset';
/** The rows of each field, in the order of the mail: a field without an entry does not compile. */
type RequestRows = { readonly [Field in Exclude<keyof AnyFields, ShownElsewhere>]-?: readonly Row[] };

function requestRows(lead: ReceivedLead, receivedAt: Date): readonly SummaryRow[] {
  const fields: AnyFields = lead.fields;
  const today = istToday(receivedAt);
  const { date = '', time = '' } = fields;
  const datePassed = isDate(date) && date < today;
  const timePassed = date === today && parseTime(time) !== undefined && istDate(date, time) < receivedAt;
  const rows: RequestRows = {
    name: [['Name', toSingleLine(fields.name ?? '')]],
    phone: [
      ...lead.phones.map(
        ({ e164, display, valid }) =>
          ['Phone', e164 && `${display}${valid ? '' : ' (this number may be incomplete)'}`] as const,
      ),
      ['Phone as typed', toSingleLine(fields.phone)],
    ],
    email: [['E-mail', fields.email]],
    venue: [['Venue', toSingleLine(fields.venue ?? '')]],
    city: [['City', toSingleLine(fields.city ?? '')]],
    venueId: [['Our page', toSingleLine(fields.venueId ?? '')]],
    // Those of a request for free dates are in its tables.
    venues: [['Venues, in order', lead.fields.kind === 'tour' && inOrder(lead.fields.venues)]],
    eventType: [['Event', toSingleLine(fields.eventType ?? '')]],
    location: [['Preferred location', toSingleLine(fields.location ?? '')]],
    date: [['Date', `${dateText(date, 'full')}${datePassed ? passedNote : ''}`]],
    time: [['Time', `${timeText(time)}${visitorTime(fields)}${timePassed ? passedNote : ''}`]],
    video: [['By video call', fields.video && 'Yes, if possible']],
    callTime: [['Best time to call', callTimeText(fields.callTime, receivedAt)]],
    guests: [['Guests', groupDigits(toSingleLine(fields.guests ?? ''))]],
    whatsapp: [
      ['WhatsApp', fields.whatsapp === undefined ? undefined : fields.whatsapp ? 'Yes, please write' : 'No'],
    ],
    message: [['Message', toPlainText(fields.message ?? '')]],
  };
  return nonEmptyRows(Object.values(rows).flat());
}

const inOrder = (venues: readonly string[]): RowValue => ({
  items: venues.map((venue) => toSingleLine(venue, 80)),
  isOrdered: true,
});

/** " IST, where the visitor is Fri 4 Dec 2026, 21:30"; empty in India. */
function visitorTime({ date = '', time = '', visitorOffset = istOffset }: AnyFields): string {
  if (visitorOffset === istOffset || !isDate(date) || !parseTime(time)) return '';
  return ` IST, where the visitor is ${localTime(istDate(date, time), visitorOffset)}`;
}

const callTimeLabels = {
  now: 'Now',
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
} as const satisfies Record<CallTime, string>;

/** "Evening, Sat 21 Nov 2026, 17:00 to 21:00 IST" */
function callTimeText(callTime: CallTime | undefined, receivedAt: Date): string | undefined {
  if (!callTime) return undefined;
  const span = nextSpan(callTime, site.hours, receivedAt);
  const label = callTimeLabels[callTime];
  return span
    ? `${label}, ${localTime(span.from)} to ${mailTime(span.to).slice(-'21:00 IST'.length)}`
    : label;
}

const isPlan = /^(?:\/hi)?\/plan$/;

function sourceRows({ id, meta }: ReceivedLead, siteUrl: string, receivedAt: Date) {
  const { utcOffset = istOffset } = meta;
  const rows = nonEmptyRows([
    ['About', toSingleLine(meta.about ?? '', 1200)],
    ['Page', toSingleLine(meta.page ?? '')],
    ['Control', toSingleLine(meta.control ?? '')],
    ['Campaign', toSingleLine(meta.campaign ?? '', 300)],
    ['Received', mailTime(receivedAt)],
    ['Where the visitor is', utcOffset === istOffset ? undefined : localTime(receivedAt, utcOffset)],
    ['Promise shown', toSingleLine(meta.promise ?? '', 400)],
    ['Lead', id],
  ]);
  // A link only for text that can be a path of this site.
  if (!meta.page || !/^\/[a-z0-9/-]*$/i.test(meta.page)) return rows;
  const href = `${siteUrl}${meta.page}${meta.plan && isPlan.test(meta.page) ? `?${meta.plan}` : ''}`;
  return rows.map((row) => (row.label === 'Page' ? { ...row, href } : row));
}

function nonEmptyRows(rows: readonly Row[]): readonly SummaryRow[] {
  return rows.flatMap(([label, value]) => {
    if (!value || (typeof value !== 'string' && value.items.length === 0)) return [];
    return [{ label, value }];
  });
}

function dateText(date = '', format: 'long' | 'short' | 'full'): string {
  return mailDate(date, format) ?? toSingleLine(date, 60);
}

function timeText(time = ''): string {
  return parseTime(time) ?? toSingleLine(time, 60);
}

function guestText(guests: string): string {
  return !guests || /guest|people|pax/i.test(guests) ? guests : `${groupDigits(guests)} guests`;
}
