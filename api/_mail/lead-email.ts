import type { SendMailOptions } from 'nodemailer';
import VCard from 'vcard-creator';
import { istToday } from '../../src/domain/clock.ts';
import { isDate } from '../../src/domain/dates.ts';
import { toCsv } from './csv.ts';
import type { Settings } from './environment.ts';
import type { RowList, RowValue } from './kinds/mail-kind.ts';
import { renderLeadEmailHtml } from './lead-email-html.ts';
import { type LeadSummary, type ShownRow, summarizeLead } from './lead-summary.ts';
import { mailKindOf } from './mail-kinds.ts';
import { toSingleLine, toWords } from './plain-text.ts';
import type { ReceivedLead } from './received-lead.ts';
import { draftLines } from './venue-inquiry.ts';

/** Builds the operator's mail as options for nodemailer. Pure. */
export function buildLeadEmail(
  lead: ReceivedLead,
  { from, to, siteUrl }: Settings,
  receivedAt: Date,
): SendMailOptions {
  const summary = summarizeLead(lead, siteUrl, receivedAt);
  const { name = '', email } = lead.fields;
  return {
    from: { ...from },
    to: [...to],
    ...(email && { replyTo: { name: toSingleLine(name, 80), address: email } }),
    subject: summary.subject,
    // Each repeat of a lead has the same one, so that a mailbox shows it once.
    messageId: `<${lead.key}@${from.address.split('@')[1]}>`,
    date: receivedAt,
    text: renderText(summary),
    html: renderLeadEmailHtml(summary),
    attachments: attachmentsOf(lead, summary, receivedAt),
    // RFC 3834: prevents automatic replies to the visitor.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function renderText(summary: LeadSummary): string {
  const { heading, warnings, calls, actions, inquiry, questions, sections } = summary;
  const line = ([label, value, href]: ShownRow) => `${noteLine([label, value])}${href ? `\n  ${href}` : ''}`;
  return [
    heading,
    ...warnings.flatMap((warning) => ['', warning]),
    '',
    ...calls,
    '',
    ...actions.map(({ label, value, href }) => line([label, value, href])),
    '',
    ...[inquiry, questions].flatMap((one) => (one ? [...one.lines, ...draftLines(one.drafts), ''] : [])),
    ...Object.values(sections).flatMap(({ title, rows }) =>
      rows.length > 0 ? [title, ...rows.map(line), ''] : [],
    ),
  ].join('\n');
}

const noteLine = ([label, value]: ShownRow) => `${label}: ${toIndentedText(value)}`;

/** In plain text. Further lines are indented, so that one of the visitor's cannot imitate another row. */
const toIndentedText = (value: RowValue): string =>
  (typeof value === 'string' ? value : itemTexts(value).join('\n')).replace(/\n(?!\n)/g, '\n    ');

const itemTexts = ({ items, isOrdered }: RowList) =>
  isOrdered ? items.map((item, index) => `${index + 1}. ${item}`) : items;

/** What was asked and the total, as notes of a contact or an event. */
const requestNotes = ({ sections: { request, total } }: LeadSummary): readonly string[] => [
  ...request.rows.map(noteLine),
  ...(total.rows.length > 0 ? [`${total.title}:`, ...total.rows.map(noteLine)] : []),
];

/** The visitor, a table for what venues are to be asked, and what the kind has. */
function attachmentsOf(lead: ReceivedLead, summary: LeadSummary, receivedAt: Date) {
  const fileName = (content: string) => nameFile(content, lead, receivedAt);
  const notes = requestNotes(summary).join('\n');
  const context = { id: lead.id, receivedAt, notes, fileName };
  const inquiries = [summary.inquiry, summary.questions].filter((one) => one !== undefined);
  return [
    ...contactCard(lead, summary, receivedAt),
    ...(mailKindOf(lead.fields).attachments?.(lead.fields, context) ?? []),
    ...inquiries.map(({ fileName: content, csv }) => {
      return {
        filename: `${fileName(content)}.csv`,
        content: toCsv(csv),
        contentType: 'text/csv; charset=utf-8',
      };
    }),
  ];
}

/** "dates-Asha-Verma-2027-02-11-K7Q4M": the family's name or number, the first date of the request or that of its arrival, the reference. */
function nameFile(content: string, { reference, fields, phones }: ReceivedLead, receivedAt: Date): string {
  const { name = '', date = '', functions = [] } = fields;
  const known = toWords(name) || toWords(phones[0].e164 ?? fields.phone);
  const dates = [date, ...functions.flatMap((one) => one.dates)].filter(isDate).sort();
  return [content, known, dates[0] ?? istToday(receivedAt), reference].filter(Boolean).join('-');
}

/** The visitor as a vCard, if there is a number to save. */
function contactCard(lead: ReceivedLead, summary: LeadSummary, revised: Date) {
  const { id, fields, phones } = lead;
  const [phone] = phones;
  if (!phone.e164) return [];
  const notes = [
    ...requestNotes(summary),
    ...(summary.inquiry?.lines ?? []),
    ...summary.sections.source.rows.map(noteLine),
  ];
  const { name: typedName, email } = fields;
  const name = typedName ? `${toSingleLine(typedName, 60)} · ${phone.display}` : summary.heading;
  const card = new VCard()
    .addFullName(name)
    // Some contact apps read only the structured name.
    .addName({ givenName: name })
    .addNote(notes.join('\n'))
    .addUid(id)
    .addRevision(revised);
  for (const { uri, mayHaveWhatsApp } of phones) {
    // A comma is a pause in dialling.
    const number = uri?.replace('tel:', '').replace(';ext=', ',');
    if (number) card.addPhoneNumber({ number, type: [mayHaveWhatsApp ? 'cell' : 'voice'] });
  }
  if (email) card.addEmail({ address: email });
  const filename = `${nameFile('contact', lead, revised)}.vcf`;
  return [{ filename, content: card.toString(), contentType: 'text/vcard; charset=utf-8' }];
}
