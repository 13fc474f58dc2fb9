import { istDate, istToday } from '../../../src/domain/clock.ts';
import { isDate } from '../../../src/domain/dates.ts';
import { istOffset } from '../../../src/domain/opening-hours.ts';
import { visitCalendar } from '../../../src/features/leads/visit-calendar.ts';
import * as m from '../../../src/i18n/compiled/messages.js';
import type { ChatTexts } from '../chat.ts';
import { localTime, parseTime } from '../mail-dates.ts';
import { toSingleLine } from '../plain-text.ts';
import {
  type AttachmentContext,
  datePart,
  dateRow,
  type FieldsOf,
  type MailKind,
  part,
  passedNote,
  timeText,
  venueRow,
} from './mail-kind.ts';

export const visit: MailKind<FieldsOf<'visit'>> = {
  label: 'Visit',
  subject: (fields) => [...visitParts(fields), part(fields.venue)],
  rows: (fields, receivedAt) => ({ venue: venueRow(fields.venue), ...visitRows(fields, receivedAt) }),
  chat: (fields, texts) => visitChat(texts.venue(fields.venue), fields, texts),
  accepted: m.leads_submitted,
  attachments: (fields, mail) => visitAttachments([fields.venue], fields, mail),
};

/** What a tour has, too. */
type VisitFields =
  | Pick<FieldsOf<'visit'>, 'kind' | 'date' | 'time' | 'video' | 'visitorOffset'>
  | FieldsOf<'tour'>;

export const visitParts = ({ date, time, video }: VisitFields): readonly string[] => [
  `${datePart(date, 'short')}, ${timeText(time)}`,
  video ? 'by video call' : '',
];

export function visitRows(fields: VisitFields, receivedAt: Date) {
  const { date, time, video } = fields;
  const isToday = date === istToday(receivedAt) && parseTime(time) !== undefined;
  const isPassed = isToday && istDate(date, time) < receivedAt;
  return {
    date: dateRow(date, receivedAt),
    time: ['Time', `${timeText(time)}${visitorTime(fields)}${isPassed ? passedNote : ''}`],
    video: ['By video call', video && 'Yes, if possible'],
    visitorOffset: undefined,
  } as const;
}

/** " IST, where the visitor is Fri 4 Dec 2026, 21:30"; empty in India. */
function visitorTime({ date, time, visitorOffset = istOffset }: VisitFields): string {
  if (visitorOffset === istOffset || !isDate(date) || !parseTime(time)) return '';
  return ` IST, where the visitor is ${localTime(istDate(date, time), visitorOffset)}`;
}

export function visitChat(place: string, { date, time, video }: VisitFields, texts: ChatTexts): string {
  const parts = { place, date: texts.date(date), time: texts.time(time) };
  return video ? m.chat_video_visit(parts, texts.options) : m.chat_visit(parts, texts.options);
}

/** An iCalendar file, if date and time are valid, with an hour for each venue. */
export function visitAttachments(
  names: readonly string[],
  { kind, date, time: typed, video }: VisitFields,
  { id, notes, receivedAt, fileName }: AttachmentContext,
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
