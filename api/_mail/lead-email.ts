import type { SendMailOptions } from 'nodemailer';
import VCard from 'vcard-creator';
import { isDate } from '../../src/domain/dates.ts';
import { visitCalendar } from '../../src/features/leads/visit-calendar.ts';
import type { Settings } from './environment.ts';
import { datesCsv, datesLines, draftLines } from './free-dates.ts';
import { renderLeadEmailHtml } from './lead-email-html.ts';
import { type LeadSummary, type SummaryRow, summarizeLead } from './lead-summary.ts';
import { parseTime } from './mail-dates.ts';
import { toSingleLine } from './plain-text.ts';
import type { AnyFields, ReceivedLead } from './received-lead.ts';
import { totalTitle } from './shown-total.ts';

/** Builds the operator's mail as options for nodemailer. Pure. */
export function buildLeadEmail(
  lead: ReceivedLead,
  { from, to, siteUrl }: Settings,
  receivedAt: Date,
): SendMailOptions {
  const summary = summarizeLead(lead, siteUrl, receivedAt);
  const { fields } = lead;
  return {
    from: { ...from },
    to: [...to],
    ...(fields.kind === 'enquiry' && {
      replyTo: { name: toSingleLine(fields.name, 80), address: fields.email },
    }),
    subject: summary.subject,
    // Each repeat of a lead has the same one, so that a mailbox shows it once.
    messageId: `<${lead.key}@${from.address.split('@')[1]}>`,
    date: receivedAt,
    text: renderText(summary),
    html: renderLeadEmailHtml(summary),
    attachments: [
      ...contactAttachments(lead, summary, receivedAt),
      ...calendarAttachments(lead, summary, receivedAt),
      ...datesAttachments(summary),
    ],
    // RFC 3834: prevents automatic replies to the visitor.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function renderText({
  heading,
  spamReason,
  callIn,
  callBy,
  actions,
  freeDates,
  request,
  total,
  source,
}: LeadSummary): string {
  const line = ({ label, value, href }: SummaryRow) => `${label}: ${value}${href ? `\n  ${href}` : ''}`;
  return [
    heading,
    ...(spamReason ? ['', `Please check: ${spamReason}`] : []),
    '',
    callIn,
    `Call by: ${callBy}`,
    '',
    ...actions.map(line),
    '',
    ...(freeDates ? [...datesLines(freeDates), ...draftLines(freeDates), ''] : []),
    'What was asked',
    ...request.map(line),
    ...(total.length > 0 ? ['', totalTitle, ...total.map(line)] : []),
    '',
    'Where it came from',
    ...source.map(line),
    '',
  ].join('\n');
}

const noteLine = ({ label, value }: SummaryRow) => `${label}: ${value}`;

/** What was asked and the total, as notes of a contact or an event. */
const requestNotes = ({ request, total }: LeadSummary): readonly string[] => [
  ...request.map(noteLine),
  ...(total.length > 0 ? [`${totalTitle}:`, ...total.map(noteLine)] : []),
];

/** The visitor as a vCard, if there is a number to save. */
function contactAttachments({ id, fields, phones }: ReceivedLead, summary: LeadSummary, revised: Date) {
  const [phone] = phones;
  if (!phone.e164) return [];
  const { freeDates, source } = summary;
  const notes = [
    ...requestNotes(summary),
    ...(freeDates ? datesLines(freeDates) : []),
    ...source.map(noteLine),
  ];
  const { name: typedName }: AnyFields = fields;
  const name = typedName ? `${toSingleLine(typedName, 60)} · ${phone.display}` : summary.heading;
  const card = new VCard()
    .addFullName(name)
    // Some contact apps read only the structured name.
    .addName({ givenName: name })
    .addNote(notes.join('\n'))
    .addUid(id)
    .addRevision(revised);
  for (const { e164, extension, mayHaveWhatsApp } of phones) {
    if (!e164) continue;
    // A comma is a pause in dialling.
    card.addPhoneNumber({
      number: extension ? `${e164},${extension}` : e164,
      type: [mayHaveWhatsApp ? 'cell' : 'voice'],
    });
  }
  if (fields.kind === 'enquiry') card.addEmail({ address: fields.email });
  return [{ filename: 'contact.vcf', content: card.toString(), contentType: 'text/vcard; charset=utf-8' }];
}

/** A visit as an iCalendar file, if its date and time are valid. */
function calendarAttachments({ id, fields }: ReceivedLead, summary: LeadSummary, stamp: Date) {
  if (fields.kind !== 'visit') return [];
  const { date } = fields;
  const time = parseTime(fields.time);
  if (!isDate(date) || !time) return [];
  const notes = requestNotes(summary).join('\n');
  const venue = toSingleLine(fields.venue);
  const content = visitCalendar({ id, title: `Visit: ${venue}`, venue, date, time, notes, stamp });
  return [{ filename: 'visit.ics', content, contentType: 'text/calendar; charset=utf-8; method=PUBLISH' }];
}

/** The dates to ask for as a table to fill in. */
function datesAttachments({ freeDates }: LeadSummary) {
  if (!freeDates) return [];
  return [{ filename: 'dates.csv', content: datesCsv(freeDates), contentType: 'text/csv; charset=utf-8' }];
}
