import { callBy } from '../../src/content/call-by.ts';
import { whatsAppUrl } from '../../src/content/whatsapp-draft.ts';
import { istOffset } from '../../src/domain/opening-hours.ts';
import { baseLocale, type Locale, languageTags } from '../../src/i18n/locale.ts';
import { chatTexts, openChat } from './chat.ts';
import type { Row, RowValue } from './kinds/mail-kind.ts';
import { localTime, mailTime } from './mail-dates.ts';
import { mailKindOf } from './mail-kinds.ts';
import { askQuestions } from './open-questions.ts';
import { toSingleLine } from './plain-text.ts';
import type { AnyFields, ReceivedLead } from './received-lead.ts';
import { namedTotalRows, toldRows, totalRows } from './shown-total.ts';

export interface SummaryRow {
  readonly label: string;
  readonly value: RowValue;
  readonly href?: string;
}

interface ActionRow extends SummaryRow {
  readonly value: string;
  readonly href: string;
  /** The language of the value, where it is not that of the mail. */
  readonly lang?: string | undefined;
}

export interface Section {
  readonly title: string;
  readonly rows: readonly SummaryRow[];
}

export type LeadSummary = ReturnType<typeof summarizeLead>;

const languageNames = { en: 'English', hi: 'Hindi' } as const satisfies Record<Locale, string>;

/** The content of the operator's mail, for both its HTML and its text version. Every value is safe to display. */
export function summarizeLead(lead: ReceivedLead, siteUrl: string, receivedAt: Date) {
  const { spamReason, fields, meta, phones } = lead;
  const { name, callTime }: AnyFields = fields;
  const kind = mailKindOf(fields);
  // The end tells two requests apart: mail programs group equal subjects, phones merge contacts of one name.
  const family = toSingleLine(name || phones[0].display, 60);
  const heading = [kind.label, ...kind.subject(fields, meta), family, lead.reference]
    .filter(Boolean)
    .join(' · ');
  const [ownTitle, ownRows] = kind.section?.(fields) ?? ['', []];
  const sections = {
    request: toSection('What was asked', requestRows(lead, receivedAt)),
    own: toSection(ownTitle, ownRows),
    total: toSection('Total, as shown to the family', [
      ...(meta.total ? totalRows(meta.total) : []),
      ...namedTotalRows(meta.totals ?? []),
    ]),
    told: toSection('Told by the hall, sent with the family’s tick', toldRows(meta.told ?? [])),
    source: sourceSection(lead, siteUrl, receivedAt),
  };
  return {
    subject: spamReason ? `[Check] ${heading}` : heading,
    heading,
    warnings: [kind.warning, spamReason && `Please check: ${spamReason}`].filter((one) => one !== undefined),
    calls: [
      `Call in ${languageNames[lead.locale]}`,
      // When the visitor expects the call at the latest.
      `Call by: ${mailTime(callBy(receivedAt, callTime))}`,
    ],
    actions: actionRows(lead),
    /** What venues are to be asked: that of the kind, and open questions. */
    inquiry: kind.inquiry?.(fields, receivedAt),
    questions: meta.questions && askQuestions(meta.questions),
    /** By name, in the order of the mail; those without rows are not shown. */
    sections,
  };
}

const toSection = (title: string, rows: readonly Row[]): Section => ({
  title,
  rows: rows.flatMap(([label, value]) => {
    const isEmpty = !value || (typeof value !== 'string' && value.items.length === 0);
    return isEmpty ? [] : [{ label, value }];
  }),
});

function requestRows(lead: ReceivedLead, receivedAt: Date): readonly Row[] {
  const { name }: AnyFields = lead.fields;
  const rows = mailKindOf(lead.fields).rows(lead.fields, receivedAt);
  return [
    ['Request', lead.reference],
    ['Name', toSingleLine(name ?? '')],
    ...lead.phones.map(({ e164, display, valid }): Row => {
      return ['Phone', e164 && `${display}${valid ? '' : ' (this number may be incomplete)'}`];
    }),
    ['Phone as typed', toSingleLine(lead.fields.phone)],
    ...Object.values<Row | undefined>(rows).filter((row) => row !== undefined),
  ];
}

function actionRows({ reference, fields, phones, meta, locale }: ReceivedLead): readonly ActionRow[] {
  const { name, email }: AnyFields = fields;
  const rows: ActionRow[] = [];
  for (const { e164, extension, display, mayHaveWhatsApp } of phones) {
    if (!e164) continue;
    rows.push({ label: 'Call', value: display, href: `tel:${e164}${extension ? `;ext=${extension}` : ''}` });
    if (!mayHaveWhatsApp) continue;
    const sentence = mailKindOf(fields).chat(fields, chatTexts(locale), meta);
    const value = openChat({ name, sentence, reference }, locale);
    const href = whatsAppUrl(value, `https://wa.me/${e164.slice(1)}`);
    const lang = locale === baseLocale ? undefined : languageTags[locale];
    rows.push({ label: phones.length > 1 ? `WhatsApp ${display}` : 'WhatsApp', value, href, lang });
  }
  if (email) {
    // The only visitor input that becomes a link: the schema has validated it as an e-mail address.
    const href = `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
    rows.push({ label: 'E-mail', value: email, href });
  }
  return rows;
}

const isPlan = /^(?:\/hi)?\/plan$/;

function sourceSection({ id, meta }: ReceivedLead, siteUrl: string, receivedAt: Date): Section {
  const { page = '', plan, utcOffset = istOffset } = meta;
  const { title, rows } = toSection('Where it came from', [
    ['About', toSingleLine(meta.about ?? '', 1200)],
    ['Page', toSingleLine(page)],
    ['Control', toSingleLine(meta.control ?? '')],
    ['Campaign', toSingleLine(meta.campaign ?? '', 300)],
    ['Received', mailTime(receivedAt)],
    ['Where the visitor is', utcOffset !== istOffset && localTime(receivedAt, utcOffset)],
    ['Promise shown', toSingleLine(meta.promise ?? '', 400)],
    ['Lead', id],
  ]);
  // A link only for text that can be a path of this site.
  if (!/^\/[a-z0-9/-]*$/i.test(page)) return { title, rows };
  const href = `${siteUrl}${page}${plan && isPlan.test(page) ? `?${plan}` : ''}`;
  return { title, rows: rows.map((row) => (row.label === 'Page' ? { ...row, href } : row)) };
}
