import type { SendMailOptions } from 'nodemailer';
import { visitCalendar } from '../../src/features/leads/visit-calendar.ts';
import { formatDate, formatTime } from './date-format.ts';
import type { Settings } from './environment.ts';
import { renderLeadEmailHtml } from './lead-email-html.ts';
import { type LeadSummary, type SummaryRow, summarizeLead } from './lead-summary.ts';
import { toSingleLine } from './plain-text.ts';
import type { ReceivedLead } from './received-lead.ts';

/** Builds the operator's mail as options for nodemailer. Pure. */
export function buildLeadEmail(
  lead: ReceivedLead,
  { from, to, siteUrl }: Settings,
  receivedAt: Date,
): SendMailOptions {
  const summary = summarizeLead(lead, { siteUrl, receivedAt });
  const { fields } = lead;
  return {
    from: { ...from },
    to: [...to],
    ...(fields.kind === 'enquiry' && {
      replyTo: { name: toSingleLine(fields.name, 80), address: fields.email },
    }),
    subject: summary.subject,
    // Equal for each repeat of a lead, so that a mailbox shows it once.
    messageId: `<${lead.key}@${from.address.split('@')[1]}>`,
    date: receivedAt,
    text: renderText(summary),
    html: renderLeadEmailHtml(summary),
    attachments: calendarAttachments(lead, summary, receivedAt),
    // RFC 3834: prevents automatic replies to the visitor.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function renderText({ heading, spamReason, actions, request, source }: LeadSummary): string {
  const line = ({ label, value, href }: SummaryRow) => `${label}: ${value}${href ? `\n  ${href}` : ''}`;
  return [
    heading,
    ...(spamReason ? ['', `Please check: ${spamReason}`] : []),
    '',
    ...actions.map(line),
    '',
    'What was asked',
    ...request.map(line),
    '',
    'Where it came from',
    ...source.map(line),
    '',
  ].join('\n');
}

/** A visit as an iCalendar file, if its date and time are valid. */
function calendarAttachments({ id, fields }: ReceivedLead, summary: LeadSummary, stamp: Date) {
  if (fields.kind !== 'visit') return [];
  const { date } = fields;
  const time = formatTime(fields.time);
  if (!formatDate(date) || !time) return [];
  const notes = summary.request.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const content = visitCalendar({ id, venue: toSingleLine(fields.venue), date, time, notes, stamp });
  return [{ filename: 'visit.ics', content, contentType: 'text/calendar; charset=utf-8; method=PUBLISH' }];
}
