import type { SendMailOptions } from 'nodemailer';
import { visitCalendar } from '../../src/features/leads/visit-calendar.ts';
import type { AcceptedLead } from './accept-lead.ts';
import { readDay, readTime } from './dates.ts';
import type { Settings } from './environment.ts';
import { type Fact, type LeadFacts, leadFacts } from './lead-facts.ts';
import { leadHtml } from './lead-html.ts';
import { oneLine } from './plain-words.ts';

/** Pure: a lead, the settings and the moment -> the operator's mail, in the words of nodemailer. */
export function leadEmail(lead: AcceptedLead, settings: Settings, received: Date): SendMailOptions {
  const facts = leadFacts(lead, { siteUrl: settings.siteUrl, received });
  const { name, email } = lead.fields;
  return {
    from: { ...settings.from },
    to: [...settings.to],
    ...(email && { replyTo: { name: oneLine(name ?? '', 80), address: email } }),
    subject: facts.subject,
    // The same for each repeat of a lead, so that a mailbox shows it once.
    messageId: `<${lead.key}@${settings.from.address.split('@')[1]}>`,
    date: received,
    text: leadText(facts),
    html: leadHtml(facts),
    attachments: calendar(lead, facts, received),
    // Keeps the operator's out-of-office note from answering a visitor.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function leadText(facts: LeadFacts): string {
  const line = ({ label, value, href }: Fact) => `${label}: ${value}${href ? `\n  ${href}` : ''}`;
  return [
    facts.heading,
    ...(facts.check ? ['', `Please check: ${facts.check}`] : []),
    '',
    ...facts.actions.map(line),
    '',
    'What was asked',
    ...facts.asked.map(line),
    '',
    'Where it came from',
    ...facts.origin.map(line),
    '',
  ].join('\n');
}

/** A visit as a calendar file, where its day and time can be read; its words are in the mail in any case. */
function calendar({ id, kind, fields }: AcceptedLead, facts: LeadFacts, stamp: Date) {
  const time = readTime(fields.time ?? '');
  if (kind !== 'visit' || !fields.date || !readDay(fields.date) || !time) return [];
  const notes = facts.asked.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const venue = oneLine(fields.venue ?? '');
  const content = visitCalendar({ id, venue, date: fields.date, time, notes, stamp });
  return [{ filename: 'visit.ics', content, contentType: 'text/calendar; charset=utf-8; method=PUBLISH' }];
}
