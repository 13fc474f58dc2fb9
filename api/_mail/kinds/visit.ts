import { isDate } from '../../../src/domain/dates.ts';
import { visitCalendar } from '../../../src/features/leads/visit-calendar.ts';
import * as m from '../../../src/i18n/compiled/messages.js';
import type { ChatTexts } from '../chat.ts';
import { parseTime } from '../mail-dates.ts';
import { toSingleLine } from '../plain-text.ts';
import { datePart, type FieldsOf, type MailContext, type MailKind, part, timeText } from './mail-kind.ts';

export const visit: MailKind<FieldsOf<'visit'>> = {
  label: 'Visit',
  subject: (fields) => [...visitParts(fields), part(fields.venue)],
  chat: (fields, texts) => visitChat(texts.venue(fields.venue), fields, texts),
  accepted: m.leads_submitted,
  attachments: (fields, mail) => visitAttachments([fields.venue], fields, mail),
};

type VisitFields = Pick<FieldsOf<'visit' | 'tour'>, 'kind' | 'date' | 'time' | 'video'>;

export const visitParts = ({ date, time, video }: VisitFields): readonly string[] => [
  `${datePart(date, 'short')}, ${timeText(time)}`,
  video ? 'by video call' : '',
];

export function visitChat(place: string, { date, time, video }: VisitFields, texts: ChatTexts): string {
  const parts = { place, date: texts.date(date), time: texts.time(time) };
  return video ? m.chat_video_visit(parts, texts.options) : m.chat_visit(parts, texts.options);
}

/** An iCalendar file, if date and time are valid, with an hour for each venue. */
export function visitAttachments(
  names: readonly string[],
  { kind, date, time: typed, video }: VisitFields,
  { id, notes, receivedAt, fileName }: MailContext,
) {
  const time = parseTime(typed);
  if (!isDate(date) || !time) return [];
  const venues = names.map((name) => toSingleLine(name));
  const [venue = ''] = venues;
  const what = `${video ? 'Video ' : ''}${kind}`;
  const title = `${what.charAt(0).toUpperCase()}${what.slice(1)}: ${venues.join(', ')}`;
  const event = { id, title, venue, date, time, hours: venues.length, notes, stamp: receivedAt };
  const contentType = 'text/calendar; charset=utf-8; method=PUBLISH';
  return [{ filename: `${fileName('visit')}.ics`, content: visitCalendar(event), contentType }];
}
