import type { SendMailOptions } from 'nodemailer';
import VCard from 'vcard-creator';
import { istToday } from '../../src/domain/clock.ts';
import { isDate } from '../../src/domain/dates.ts';
import { truncateText } from '../../src/domain/truncate-text.ts';
import { visitCalendar } from '../../src/features/leads/visit-calendar.ts';
import type { Settings } from './environment.ts';
import { datesCsv, datesLines, draftLines } from './free-dates.ts';
import { renderLeadEmailHtml } from './lead-email-html.ts';
import { type LeadSummary, type SummaryRow, summarizeLead } from './lead-summary.ts';
import { parseTime } from './mail-dates.ts';
import { questionLines, questionsCsv } from './open-questions.ts';
import { ownerFile, ownerTitle } from './owner-facts.ts';
import { toSingleLine } from './plain-text.ts';
import type { AnyFields, ReceivedLead } from './received-lead.ts';
import { toIndentedText } from './row-value.ts';
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
      ...datesAttachments(lead, summary, receivedAt),
      ...questionsAttachments(lead, summary, receivedAt),
      ...hallAttachments(lead, receivedAt),
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
  warning,
  callIn,
  callBy,
  actions,
  freeDates,
  questions,
  request,
  hall,
  total,
  source,
}: LeadSummary): string {
  const line = (row: SummaryRow) => `${noteLine(row)}${row.href ? `\n  ${row.href}` : ''}`;
  return [
    heading,
    ...(warning ? ['', warning] : []),
    ...(spamReason ? ['', `Please check: ${spamReason}`] : []),
    '',
    callIn,
    `Call by: ${callBy}`,
    '',
    ...actions.map(line),
    '',
    ...(freeDates ? [...datesLines(freeDates), ...draftLines(freeDates), ''] : []),
    ...(questions ? [...questionLines(questions), ...draftLines(questions), ''] : []),
    'What was asked',
    ...request.map(line),
    ...(hall.length > 0 ? ['', ownerTitle, ...hall.map(line)] : []),
    ...(total.length > 0 ? ['', totalTitle, ...total.map(line)] : []),
    '',
    'Where it came from',
    ...source.map(line),
    '',
  ].join('\n');
}

const noteLine = ({ label, value }: SummaryRow) => `${label}: ${toIndentedText(value)}`;

/** What was asked and the total, as notes of a contact or an event. */
const requestNotes = ({ request, total }: LeadSummary): readonly string[] => [
  ...request.map(noteLine),
  ...(total.length > 0 ? [`${totalTitle}:`, ...total.map(noteLine)] : []),
];

/**
 * "dates-Asha-Verma-2027-02-11": the family's name, without one its number, and the first date of the request, without one
 * that of its arrival. Of what the visitor typed it has letters and digits alone.
 */
function fileName(kind: string, { fields, phones }: ReceivedLead, receivedAt: Date): string {
  const { name = '', date = '', functions = [] }: AnyFields = fields;
  const known = toWords(name) || toWords(phones[0].e164 ?? fields.phone);
  const dates = [date, ...functions.flatMap((one) => one.dates)].filter(isDate).sort();
  return [kind, known, dates[0] ?? istToday(receivedAt)].filter(Boolean).join('-');
}

/** The words of a text in any script, at most 40 code points, with hyphens between them. */
const toWords = (text: string): string =>
  truncateText(text.match(/[\p{L}\p{M}\p{N}]+/gu)?.join('-') ?? '', 40).replace(/-$/, '');

/** The visitor as a vCard, if there is a number to save. */
function contactAttachments(lead: ReceivedLead, summary: LeadSummary, revised: Date) {
  const { id, fields, phones } = lead;
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
  const filename = `${fileName('contact', lead, revised)}.vcf`;
  return [{ filename, content: card.toString(), contentType: 'text/vcard; charset=utf-8' }];
}

/** A visit or a tour as an iCalendar file, if its date and time are valid. */
function calendarAttachments(lead: ReceivedLead, summary: LeadSummary, stamp: Date) {
  const { id, fields } = lead;
  if (fields.kind !== 'visit' && fields.kind !== 'tour') return [];
  const { date } = fields;
  const time = parseTime(fields.time);
  if (!isDate(date) || !time) return [];
  const notes = requestNotes(summary).join('\n');
  const venues = (fields.kind === 'tour' ? fields.venues : [fields.venue]).map((one) => toSingleLine(one));
  const [venue = ''] = venues;
  const event = `${fields.video ? 'Video ' : ''}${fields.kind}`;
  const title = `${event.charAt(0).toUpperCase()}${event.slice(1)}: ${venues.join(', ')}`;
  const content = visitCalendar({ id, title, venue, date, time, hours: venues.length, notes, stamp });
  const filename = `${fileName('visit', lead, stamp)}.ics`;
  return [{ filename, content, contentType: 'text/calendar; charset=utf-8; method=PUBLISH' }];
}

/** The dates to ask for as a table to fill in. */
function datesAttachments(lead: ReceivedLead, { freeDates }: LeadSummary, receivedAt: Date) {
  if (!freeDates) return [];
  const filename = `${fileName('dates', lead, receivedAt)}.csv`;
  return [{ filename, content: datesCsv(freeDates), contentType: 'text/csv; charset=utf-8' }];
}

/** The open questions as a table to fill in. */
function questionsAttachments(lead: ReceivedLead, { questions }: LeadSummary, receivedAt: Date) {
  if (!questions) return [];
  const filename = `${fileName('questions', lead, receivedAt)}.csv`;
  return [{ filename, content: questionsCsv(questions), contentType: 'text/csv; charset=utf-8' }];
}

/** What an owner says about a hall, for `npm run new-venue -- --from`. */
function hallAttachments({ fields }: ReceivedLead, receivedAt: Date) {
  if (fields.kind !== 'owner') return [];
  const filename = `${['hall', toWords(fields.venue), istToday(receivedAt)].filter(Boolean).join('-')}.json`;
  return [{ filename, content: ownerFile(fields), contentType: 'application/json' }];
}
