import { callBy } from '../../src/content/call-by.ts';
import { site } from '../../src/content/site.ts';
import { whatsAppUrl } from '../../src/content/whatsapp-draft.ts';
import { istOffset } from '../../src/domain/opening-hours.ts';
import * as m from '../../src/i18n/compiled/messages.js';
import { baseLocale, languageTags } from '../../src/i18n/locale.ts';
import { chatTexts } from './chat.ts';
import type { Row, Section } from './kinds/mail-kind.ts';
import { localTime, mailTime } from './mail-dates.ts';
import { mailKindOf } from './mail-kinds.ts';
import { shortenWords, toSingleLine } from './plain-text.ts';
import type { ReceivedLead } from './received-lead.ts';
import { requestRows } from './request-rows.ts';
import { namedTotalRows, toldRow, totalRows } from './shown-total.ts';
import { askQuestions } from './venue-inquiry.ts';

/** What the operator can do with one tap. */
export interface Action {
  readonly label: string;
  readonly value: string;
  readonly href: string;
  /** The language of the value, where it is not that of the mail. */
  readonly lang?: string | undefined;
}

export type LeadSummary = ReturnType<typeof summarizeLead>;

/** The content of the operator's mail, for both its HTML and its text version. Every value is safe to display. */
export function summarizeLead(lead: ReceivedLead, siteUrl: string, receivedAt: Date) {
  const { spamReason, fields, meta, phones } = lead;
  const kind = mailKindOf(fields);
  // The end tells two requests apart: mail programs group equal subjects, phones merge contacts of one name.
  const family = toSingleLine(fields.name || phones[0].display, 60);
  const parts = [kind.label, ...kind.subject(fields, meta), family, lead.reference];
  const heading = parts.filter(Boolean).join(' · ');
  const own = kind.section?.(fields) ?? { title: '', rows: [] };
  const sections = {
    request: toSection('What was asked', requestRows(lead, receivedAt)),
    own: toSection(own.title, own.rows),
    total: toSection('Total, as shown to the family', [
      ...(meta.total ? totalRows(meta.total) : []),
      ...namedTotalRows(meta.totals ?? []),
    ]),
    told: toSection('Told by the hall, sent with the family’s tick', (meta.told ?? []).map(toldRow)),
    source: sourceSection(lead, siteUrl, receivedAt),
  };
  return {
    subject: spamReason ? `[Check] ${heading}` : heading,
    heading,
    warnings: [kind.warning, spamReason && `Please check: ${spamReason}`].filter((one) => one !== undefined),
    calls: [
      `Call in ${new Intl.DisplayNames('en', { type: 'language' }).of(lead.locale)}`,
      `Call by: ${mailTime(callBy(receivedAt, fields.callTime))}`,
    ],
    actions: actionsFor(lead),
    inquiry: kind.inquiry?.(fields, receivedAt),
    questions: meta.questions && askQuestions(meta.questions),
    /** By name, in the order of the mail; those without rows are not shown. */
    sections,
  };
}

const toSection = (title: string, rows: readonly Row[]): Section => ({
  title,
  rows: rows.filter(([, value]) => (typeof value === 'string' ? value : value.items.length > 0)),
});

function actionsFor(lead: ReceivedLead): readonly Action[] {
  const { phones, locale, fields } = lead;
  const rows: Action[] = [];
  for (const { e164, uri, display, mayHaveWhatsApp } of phones) {
    if (!e164) continue;
    rows.push({ label: 'Call', value: display, href: uri });
    if (!mayHaveWhatsApp) continue;
    const value = openChat(lead);
    const href = whatsAppUrl(value, `https://wa.me/${e164.slice(1)}`);
    const lang = locale === baseLocale ? undefined : languageTags[locale];
    rows.push({ label: phones.length > 1 ? `WhatsApp ${display}` : 'WhatsApp', value, href, lang });
  }
  if (fields.email) {
    // The only visitor input that becomes a link: the schema has validated it as an e-mail address.
    const href = `mailto:${encodeURIComponent(fields.email).replace('%40', '@')}`;
    rows.push({ label: 'E-mail', value: fields.email, href });
  }
  return rows;
}

/** How a WhatsApp chat with the visitor begins: a greeting, the sentence of the kind, which ends with one mark, and the reference. */
function openChat({ reference, fields, meta, locale }: ReceivedLead): string {
  const sentence = mailKindOf(fields).chat(fields, chatTexts(locale), meta);
  const request = sentence.replace(/(?<=[.?!…।]\u2069?)[.।]$/u, '');
  const parts = { site: site.name, request, reference };
  return fields.name
    ? m.chat_opening_to({ name: shortenWords(fields.name, 60), ...parts }, { locale })
    : m.chat_opening(parts, { locale });
}

function sourceSection({ id, meta }: ReceivedLead, siteUrl: string, receivedAt: Date): Section {
  const { page = '', plan, utcOffset = istOffset } = meta;
  const query = plan && /^(?:\/hi)?\/plan$/.test(page) ? `?${plan}` : '';
  // A link only for text that can be a path of this site.
  const href = /^\/[a-z0-9/-]*$/i.test(page) ? `${siteUrl}${page}${query}` : undefined;
  return toSection('Where it came from', [
    ['About', toSingleLine(meta.about ?? '', 1200)],
    ['Page', toSingleLine(page), href],
    ['Control', toSingleLine(meta.control ?? '')],
    ['Campaign', toSingleLine(meta.campaign ?? '', 300)],
    ['Received', mailTime(receivedAt)],
    ['Where the visitor is', utcOffset === istOffset ? '' : localTime(receivedAt, utcOffset)],
    ['Promise shown', toSingleLine(meta.promise ?? '', 400)],
    ['Lead', id],
  ]);
}
