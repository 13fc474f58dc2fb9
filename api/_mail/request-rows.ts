import { site } from '../../src/content/site.ts';
import type { CallTime } from '../../src/domain/call-times.ts';
import { istDate, istToday } from '../../src/domain/clock.ts';
import { isDate } from '../../src/domain/dates.ts';
import { istOffset, nextSpan } from '../../src/domain/opening-hours.ts';
import { datePart, type Row, timeText } from './kinds/mail-kind.ts';
import { localTime, parseTime } from './mail-dates.ts';
import { groupDigits, toPlainText, toSingleLine } from './plain-text.ts';
import type { AnyFields, ReceivedLead } from './received-lead.ts';

/** What was asked: the lead's reference, who asks, and the fields of its kind. */
export const requestRows = (
  { reference, fields, phones }: ReceivedLead,
  receivedAt: Date,
): readonly Row[] => [
  ['Request', reference],
  ['Name', toSingleLine(fields.name ?? '')],
  ...phones.map(({ e164, display, valid }): Row => {
    return ['Phone', e164 ? `${display}${valid ? '' : ' (this number may be incomplete)'}` : ''];
  }),
  ['Phone as typed', toSingleLine(fields.phone)],
  ...Object.values(fieldRows(fields, receivedAt)),
];

type ShownElsewhere = 'name' | 'phone' | 'functions' | 'answers' | 'visitorOffset';

/** The row of each other field, in the order of the mail. */
const fieldRows = (fields: AnyFields, receivedAt: Date) =>
  ({
    email: ['E-mail', fields.email ?? ''],
    eventType: textRow('Event', fields.eventType),
    location: textRow('Preferred location', fields.location),
    venue: textRow('Venue', fields.venue),
    city: textRow('City', fields.city),
    venueId: textRow('Our page', fields.venueId),
    // Those of functions are in their tables.
    venues: ['Venues, in order', inOrder(fields.functions ? [] : fields.venues)],
    date: ['Date', dateText(fields, receivedAt)],
    callTime: ['Best time to call', fields.callTime ? callTimeText(fields.callTime, receivedAt) : ''],
    time: ['Time', visitTimeText(fields, receivedAt)],
    video: ['By video call', fields.video ? 'Yes, if possible' : ''],
    guests: ['Guests', groupDigits(toSingleLine(fields.guests ?? ''))],
    whatsapp: ['WhatsApp', fields.whatsapp === undefined ? '' : whatsAppTexts[`${fields.whatsapp}`]],
    message: ['Message', toPlainText(fields.message ?? '')],
  }) satisfies { readonly [Field in Exclude<keyof AnyFields, ShownElsewhere>]-?: Row };

const textRow = (label: string, text = ''): Row => [label, toSingleLine(text)];

const inOrder = (venues: readonly string[] = []) =>
  ({ items: venues.map((venue) => toSingleLine(venue, 80)), isOrdered: true }) as const;

const whatsAppTexts = { true: 'Yes, please write', false: 'No' } as const;

/** The request waited in the visitor's outbox, or was sent although the form asked about the date. */
const passedNote = ' (had passed when it arrived)';

function dateText({ date = '' }: AnyFields, receivedAt: Date): string {
  const isPassed = isDate(date) && date < istToday(receivedAt);
  return `${datePart(date, 'full')}${isPassed ? passedNote : ''}`;
}

/** "16:30 IST, where the visitor is Fri 4 Dec 2026, 06:00"; in India the time alone. */
function visitTimeText({ date = '', time = '', visitorOffset = istOffset }: AnyFields, receivedAt: Date) {
  const text = timeText(time);
  if (!isDate(date) || !parseTime(time)) return text;
  const start = istDate(date, time);
  const isPassed = date === istToday(receivedAt) && start < receivedAt;
  const abroad =
    visitorOffset === istOffset ? '' : ` IST, where the visitor is ${localTime(start, visitorOffset)}`;
  return `${text}${abroad}${isPassed ? passedNote : ''}`;
}

const callTimeLabels = {
  now: 'Now',
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
} as const satisfies Record<CallTime, string>;

/** "Evening, Sat 21 Nov 2026, 17:00 to 21:00 IST" */
function callTimeText(callTime: CallTime, receivedAt: Date): string {
  const span = nextSpan(callTime, site.hours, receivedAt);
  const hours = span ? `, ${localTime(span.from)} to ${localTime(span.to).slice(-5)} IST` : '';
  return callTimeLabels[callTime] + hours;
}
