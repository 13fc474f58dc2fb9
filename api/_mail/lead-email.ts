import VCard from 'vcard-creator';
import { istToday } from '../../src/domain/clock.ts';
import { isDate } from '../../src/domain/dates.ts';
import { toCsv } from './csv.ts';
import type { Settings } from './environment.ts';
import type { MailContext, Row, RowList } from './kinds/mail-kind.ts';
import { renderLeadEmailHtml } from './lead-email-html.ts';
import { type LeadSummary, summarizeLead } from './lead-summary.ts';
import { mailKindOf } from './mail-kinds.ts';
import { toSingleLine, toWords } from './plain-text.ts';
import type { ReceivedLead } from './received-lead.ts';
import { draftLines } from './venue-inquiry.ts';

/** The operator's mail as options for nodemailer. Pure. */
export function buildLeadEmail(lead: ReceivedLead, { from, to, siteUrl }: Settings, receivedAt: Date) {
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
  const line = ([label, value, href]: Row) => `${noteLine([label, value])}${href ? `\n  ${href}` : ''}`;
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

/** A row in plain text. Further lines are indented, so that one of the visitor's cannot imitate another row. */
function noteLine([label, value]: Row): string {
  const text = typeof value === 'string' ? value : itemTexts(value).join('\n');
  return `${label}: ${text.replace(/\n(?!\n)/g, '\n    ')}`;
}

const itemTexts = ({ items, isOrdered }: RowList) =>
  isOrdered ? items.map((item, index) => `${index + 1}. ${item}`) : items;

function attachmentsOf(lead: ReceivedLead, summary: LeadSummary, receivedAt: Date) {
  const { request, total } = summary.sections;
  const notes = [
    ...request.rows.map(noteLine),
    ...(total.rows.length > 0 ? [`${total.title}:`, ...total.rows.map(noteLine)] : []),
  ].join('\n');
  const fileName = nameFiles(lead, receivedAt);
  const context = { id: lead.id, receivedAt, notes, fileName };
  const inquiries = [summary.inquiry, summary.questions].filter((one) => one !== undefined);
  return [
    ...contactCard(lead, summary, context),
    ...(mailKindOf(lead.fields).attachments?.(lead.fields, context) ?? []),
    ...inquiries.map(({ fileName: content, csv }) => {
      const filename = `${fileName(content)}.csv`;
      return { filename, content: toCsv(csv), contentType: 'text/csv; charset=utf-8' };
    }),
  ];
}

/** "dates-Asha-Verma-2027-02-11-K7Q4M": the family's name or number, the first date of the request or that of its arrival, the reference. */
function nameFiles({ reference, fields, phone }: ReceivedLead, receivedAt: Date) {
  const { name = '', date = '', functions = [] } = fields;
  const known = toWords(name) || toWords(phone);
  const dates = [date, ...functions.flatMap((one) => one.dates)].filter(isDate).sort();
  const day = dates[0] ?? istToday(receivedAt);
  return (content: string) => [content, known, day, reference].filter(Boolean).join('-');
}

/** The visitor as a vCard, if there is a number to save. */
function contactCard({ fields, phones }: ReceivedLead, summary: LeadSummary, context: MailContext) {
  const { id, receivedAt, notes, fileName } = context;
  const [phone] = phones;
  if (!phone.e164) return [];
  const source = summary.sections.source.rows.map(noteLine);
  const { name: typedName, email } = fields;
  const name = typedName ? `${toSingleLine(typedName, 60)} · ${phone.display}` : summary.heading;
  const card = new VCard()
    .addFullName(name)
    // Some contact apps read only the structured name.
    .addName({ givenName: name })
    .addNote([notes, ...(summary.inquiry?.lines ?? []), ...source].join('\n'))
    .addUid(id)
    .addRevision(receivedAt);
  for (const { uri, mayHaveWhatsApp } of phones) {
    // A comma is a pause in dialling.
    const number = uri?.replace('tel:', '').replace(';ext=', ',');
    if (number) card.addPhoneNumber({ number, type: [mayHaveWhatsApp ? 'cell' : 'voice'] });
  }
  if (email) card.addEmail({ address: email });
  const filename = `${fileName('contact')}.vcf`;
  return [{ filename, content: card.toString(), contentType: 'text/vcard; charset=utf-8' }];
}
