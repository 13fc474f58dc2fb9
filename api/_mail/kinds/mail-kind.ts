import type { SendMailOptions } from 'nodemailer';
import type { LeadMeta } from '../../../src/features/leads/kinds/lead-fields.ts';
import type { FieldErrors, LeadFields, LeadKind } from '../../../src/features/leads/lead-schema.ts';
import type { Locale } from '../../../src/i18n/locale.ts';
import type { ChatTexts } from '../chat.ts';
import { mailDate, parseTime } from '../mail-dates.ts';
import { groupDigits, namesGuests, toSingleLine } from '../plain-text.ts';
import type { Text } from '../responses.ts';
import type { VenueInquiry } from '../venue-inquiry.ts';

export type FieldsOf<Kind extends LeadKind> = Extract<LeadFields, { kind: Kind }>;

/** A text whose lines are kept, or a list. */
export type RowValue = string | RowList;

export interface RowList {
  readonly items: readonly string[];
  readonly isOrdered?: boolean;
}

/** A row of the mail, which is left out with an empty value. */
export type Row = readonly [label: string, value: RowValue, href?: string | undefined];

export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** What the function does with the leads of a kind. Every text of the mail is safe to display. */
export interface MailKind<Fields extends LeadFields = LeadFields> {
  /** The first word of the subject. */
  readonly label: string;
  /** The rest of it, up to the family. */
  subject(fields: Fields, meta: LeadMeta): readonly string[];
  /** The first sentence of a WhatsApp chat with the visitor. */
  chat(fields: Fields, texts: ChatTexts, meta: LeadMeta): string;
  readonly accepted: Text;
  /** What to do before anything else. */
  readonly warning?: string;
  section?(fields: Fields): Section;
  inquiry?(fields: Fields, receivedAt: Date): VenueInquiry;
  attachments?(fields: Fields, mail: MailContext): SendMailOptions['attachments'];
  /** The errors that its schema does not find. */
  errors?(fields: Fields, locale: Locale): FieldErrors;
}

/** What the attachments of a kind need of the mail. */
export interface MailContext {
  readonly id: string;
  readonly receivedAt: Date;
  /** What was asked and the total, in lines. */
  readonly notes: string;
  /** A file's name without its extension: what it contains, the family and a date. */
  readonly fileName: (content: string) => string;
}

/** A part of the subject. */
export const part = (text = ''): string => toSingleLine(text, 60);

export const placesPart = (venues: readonly string[]): string =>
  venues.length === 1 ? part(venues[0]) : `${venues.length} venues`;

export function guestsPart(guests?: string): string {
  const text = part(guests);
  return !text || namesGuests(text) ? text : `${groupDigits(text)} guests`;
}

export const datePart = (date = '', format: 'long' | 'short' | 'full' = 'long'): string =>
  mailDate(date, format) ?? part(date);

export const timeText = (time: string): string => parseTime(time) ?? part(time);
