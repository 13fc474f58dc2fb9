import { site } from '../../src/content/site.ts';
import type { LeadKind } from '../../src/features/leads/lead-schema.ts';
import type { AcceptedLead } from './accept-lead.ts';
import { inIndia, readDay, readTime } from './dates.ts';
import { suspicion } from './guard.ts';
import { oneLine, plainWords } from './plain-words.ts';

export interface Fact {
  readonly label: string;
  readonly value: string;
  readonly href?: string;
}

/** All that the operator's mail says, before it takes the form of HTML or text. Every value is safe to show. */
export interface LeadFacts {
  readonly subject: string;
  readonly heading: string;
  /** Why the lead may come from a program. */
  readonly check: string | undefined;
  readonly actions: readonly Fact[];
  readonly asked: readonly Fact[];
  readonly origin: readonly Fact[];
}

const names: Readonly<Record<LeadKind, string>> = {
  callback: 'Call back',
  price: 'Price',
  enquiry: 'Enquiry',
  'venue-callback': 'Call back',
  visit: 'Visit',
};

/** Pure: a lead and the moment it came -> what the mail says. */
export function leadFacts(lead: AcceptedLead, context: { siteUrl: string; received: Date }): LeadFacts {
  const check = suspicion(lead.meta);
  const subject = [names[lead.kind], ...subjectParts(lead)].filter(Boolean).join(' · ');
  return {
    subject: check ? `[Check] ${subject}` : subject,
    heading: subject,
    check,
    actions: actions(lead),
    asked: asked(lead),
    origin: origin(lead, context),
  };
}

function subjectParts({ kind, fields, phone, meta }: AcceptedLead): readonly string[] {
  const part = (text: string | undefined) => (text ? oneLine(text, 60) : '');
  const venue = part(fields.venue);
  if (kind === 'price') return [guestsInWords(part(fields.guests)), day(fields.date, 'long'), venue];
  if (kind === 'visit') return [`${day(fields.date, 'short')}, ${time(fields.time)}`, venue];
  if (kind === 'enquiry') {
    return [part(fields.eventType), part(fields.name), day(fields.date, 'long'), part(fields.location)];
  }
  return [part(phone.shown), venue || part(meta.about)];
}

function actions({ kind, fields, phone, meta }: AcceptedLead): readonly Fact[] {
  const list: Fact[] = [];
  if (phone.e164) list.push({ label: 'Call', value: phone.shown, href: `tel:${phone.e164}` });
  if (phone.e164 && phone.chat) {
    const hello = fields.name ? `Namaste ${oneLine(fields.name, 60)}` : 'Namaste';
    const text = `${hello}, this is ${site.name}. You asked us ${wish(kind, fields, meta.about)}.`;
    const href = `https://wa.me/${phone.e164.slice(1)}?text=${encodeURIComponent(text)}`;
    list.push({ label: 'WhatsApp', value: text, href });
  }
  if (fields.email) {
    // The address passed the rule of an e-mail field: the one thing from a visitor that the operator may tap.
    const href = `mailto:${encodeURIComponent(fields.email).replace('%40', '@')}`;
    list.push({ label: 'E-mail', value: fields.email, href });
  }
  return list;
}

function wish(kind: LeadKind, fields: AcceptedLead['fields'], about: string | undefined): string {
  const matter = oneLine(fields.venue || about || '', 80);
  const when = fields.date ? ` on ${day(fields.date, 'long')}` : '';
  const guests = fields.guests ? ` for ${guestsInWords(oneLine(fields.guests, 40)).toLowerCase()}` : '';
  if (kind === 'price') return `for prices at ${matter}${when}${guests}`;
  if (kind === 'visit') return `to visit ${matter} on ${day(fields.date, 'short')} at ${time(fields.time)}`;
  if (kind === 'enquiry') {
    const place = fields.location ? ` in ${oneLine(fields.location, 60)}` : '';
    return `about an event (${oneLine(fields.eventType ?? '', 60)})${place}${when}${guests}`;
  }
  return matter ? `to call you back about ${matter}` : 'to call you back';
}

function asked({ fields, phone }: AcceptedLead): readonly Fact[] {
  const typed = oneLine(fields.phone);
  return known([
    ['Name', fields.name && oneLine(fields.name)],
    ['Phone', phone.e164 && `${phone.shown}${phone.valid ? '' : ' (this number may be incomplete)'}`],
    ['Phone as typed', typed],
    ['E-mail', fields.email],
    ['Venue', fields.venue && oneLine(fields.venue)],
    ['Event', fields.eventType && oneLine(fields.eventType)],
    ['Preferred location', fields.location && oneLine(fields.location)],
    ['Date', fields.date && day(fields.date, 'full')],
    ['Time', fields.time && time(fields.time)],
    ['Guests', fields.guests && oneLine(fields.guests)],
    ['WhatsApp', fields.whatsapp === undefined ? undefined : fields.whatsapp ? 'Yes, please write' : 'No'],
    ['Message', fields.message && plainWords(fields.message)],
  ]);
}

function origin({ id, meta }: AcceptedLead, context: { siteUrl: string; received: Date }): readonly Fact[] {
  const page = meta.page && oneLine(meta.page);
  // Only what can be a path of ours becomes a link.
  const href =
    meta.page && /^\/[a-z0-9/-]*$/i.test(meta.page) ? { href: `${context.siteUrl}${meta.page}` } : {};
  return [
    ...known([['About', meta.about && oneLine(meta.about, 1200)]]),
    ...(page ? [{ label: 'Page', value: page, ...href }] : []),
    ...known([
      ['Control', meta.control && oneLine(meta.control)],
      ['Campaign', meta.campaign && oneLine(meta.campaign, 300)],
      ['Received', inIndia(context.received)],
      ['Promise shown', meta.promise && oneLine(meta.promise, 400)],
      ['Lead', id],
    ]),
  ];
}

function known(rows: readonly (readonly [string, string | undefined])[]): readonly Fact[] {
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function day(date: string | undefined, form: 'long' | 'short' | 'full'): string {
  return readDay(date ?? '')?.[form] ?? oneLine(date ?? '', 60);
}

function time(text: string | undefined): string {
  return readTime(text ?? '') ?? oneLine(text ?? '', 60);
}

function guestsInWords(guests: string): string {
  return !guests || /guest|people|pax/i.test(guests) ? guests : `${guests} guests`;
}
