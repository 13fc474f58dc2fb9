import { site } from '../../src/content/site.ts';
import type { LeadKind } from '../../src/features/leads/lead-schema.ts';
import { formatDate, formatIst, formatTime } from './date-format.ts';
import { toPlainText, toSingleLine } from './plain-text.ts';
import type { LeadFields, ReceivedLead } from './received-lead.ts';

export interface SummaryRow {
  readonly label: string;
  readonly value: string;
  readonly href?: string;
}

/** The content of the operator's mail, for both its HTML and its text version. Every value is safe to display. */
export interface LeadSummary {
  readonly subject: string;
  readonly heading: string;
  readonly spamReason: string | undefined;
  readonly actions: readonly SummaryRow[];
  readonly request: readonly SummaryRow[];
  readonly source: readonly SummaryRow[];
}

const kindLabels: Readonly<Record<LeadKind, string>> = {
  callback: 'Call back',
  price: 'Price',
  enquiry: 'Enquiry',
  'venue-callback': 'Call back',
  visit: 'Visit',
};

interface SummaryContext {
  /** Without a trailing slash. */
  readonly siteUrl: string;
  readonly receivedAt: Date;
}

export function summarizeLead(lead: ReceivedLead, context: SummaryContext): LeadSummary {
  const { spamReason } = lead;
  const heading = [kindLabels[lead.kind], ...subjectParts(lead)].filter(Boolean).join(' · ');
  return {
    subject: spamReason ? `[Check] ${heading}` : heading,
    heading,
    spamReason,
    actions: actionRows(lead),
    request: requestRows(lead),
    source: sourceRows(lead, context),
  };
}

function subjectParts({ kind, fields, phone, meta }: ReceivedLead): readonly string[] {
  const part = (text: string | undefined) => toSingleLine(text ?? '', 60);
  const venue = part(fields.venue);
  if (kind === 'price') return [guestText(part(fields.guests)), dateText(fields.date, 'long'), venue];
  if (kind === 'visit') return [`${dateText(fields.date, 'short')}, ${timeText(fields.time)}`, venue];
  if (kind === 'enquiry') {
    const { eventType, name, date, location } = fields;
    return [part(eventType), part(name), dateText(date, 'long'), part(location)];
  }
  return [part(phone.display), venue || part(meta.about)];
}

function actionRows({ kind, fields, phone, meta }: ReceivedLead): readonly SummaryRow[] {
  const rows: SummaryRow[] = [];
  if (phone.e164) rows.push({ label: 'Call', value: phone.display, href: `tel:${phone.e164}` });
  if (phone.e164 && phone.mayHaveWhatsApp) {
    const greeting = fields.name ? `Namaste ${toSingleLine(fields.name, 60)}` : 'Namaste';
    const text = `${greeting}, this is ${site.name}. You asked us ${requestText(kind, fields, meta.about)}.`;
    const href = `https://wa.me/${phone.e164.slice(1)}?text=${encodeURIComponent(text)}`;
    rows.push({ label: 'WhatsApp', value: text, href });
  }
  if (fields.email) {
    // The only visitor input that becomes a link: the schema has validated it as an e-mail address.
    const href = `mailto:${encodeURIComponent(fields.email).replace('%40', '@')}`;
    rows.push({ label: 'E-mail', value: fields.email, href });
  }
  return rows;
}

/** Completes "You asked us …". */
function requestText(kind: LeadKind, fields: LeadFields, about: string | undefined): string {
  const subject = toSingleLine(fields.venue || about || '', 80);
  const date = fields.date ? ` on ${dateText(fields.date, 'long')}` : '';
  const guests = fields.guests ? ` for ${guestText(toSingleLine(fields.guests, 40)).toLowerCase()}` : '';
  if (kind === 'price') return `for prices at ${subject}${date}${guests}`;
  if (kind === 'visit') {
    return `to visit ${subject} on ${dateText(fields.date, 'short')} at ${timeText(fields.time)}`;
  }
  if (kind === 'enquiry') {
    const place = fields.location ? ` in ${toSingleLine(fields.location, 60)}` : '';
    return `about an event (${toSingleLine(fields.eventType ?? '', 60)})${place}${date}${guests}`;
  }
  return subject ? `to call you back about ${subject}` : 'to call you back';
}

function requestRows({ fields, phone }: ReceivedLead): readonly SummaryRow[] {
  return nonEmptyRows([
    ['Name', toSingleLine(fields.name ?? '')],
    ['Phone', phone.e164 && `${phone.display}${phone.valid ? '' : ' (this number may be incomplete)'}`],
    ['Phone as typed', toSingleLine(fields.phone)],
    ['E-mail', fields.email],
    ['Venue', toSingleLine(fields.venue ?? '')],
    ['Event', toSingleLine(fields.eventType ?? '')],
    ['Preferred location', toSingleLine(fields.location ?? '')],
    ['Date', dateText(fields.date, 'full')],
    ['Time', timeText(fields.time)],
    ['Guests', toSingleLine(fields.guests ?? '')],
    ['WhatsApp', fields.whatsapp === undefined ? undefined : fields.whatsapp ? 'Yes, please write' : 'No'],
    ['Message', toPlainText(fields.message ?? '')],
  ]);
}

function sourceRows({ id, meta }: ReceivedLead, { siteUrl, receivedAt }: SummaryContext) {
  const rows = nonEmptyRows([
    ['About', toSingleLine(meta.about ?? '', 1200)],
    ['Page', toSingleLine(meta.page ?? '')],
    ['Control', toSingleLine(meta.control ?? '')],
    ['Campaign', toSingleLine(meta.campaign ?? '', 300)],
    ['Received', formatIst(receivedAt)],
    ['Promise shown', toSingleLine(meta.promise ?? '', 400)],
    ['Lead', id],
  ]);
  // A link only for text that can be a path of this site.
  if (!meta.page || !/^\/[a-z0-9/-]*$/i.test(meta.page)) return rows;
  const href = `${siteUrl}${meta.page}`;
  return rows.map((row) => (row.label === 'Page' ? { ...row, href } : row));
}

function nonEmptyRows(
  rows: readonly (readonly [label: string, value: string | undefined])[],
): readonly SummaryRow[] {
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function dateText(date = '', format: 'long' | 'short' | 'full'): string {
  return formatDate(date)?.[format] ?? toSingleLine(date, 60);
}

function timeText(time = ''): string {
  return formatTime(time) ?? toSingleLine(time, 60);
}

function guestText(guests: string): string {
  return !guests || /guest|people|pax/i.test(guests) ? guests : `${guests} guests`;
}
