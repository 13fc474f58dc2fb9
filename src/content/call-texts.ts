import type { CallTime } from '../domain/call-times.ts';
import { hourText } from '../domain/clock.ts';
import {
  closingOf,
  isSameDay,
  istOffset,
  minutesOfDay,
  nextOpening,
  nextSpan,
} from '../domain/opening-hours.ts';
import * as m from '../i18n/compiled/messages.js';
import type { TextOptions } from '../i18n/locale.ts';
import { callBy } from './call-by.ts';
import { site } from './site.ts';

/** Where the visitor is, in time: the moment, and minutes east of UTC. */
export interface VisitorClock {
  readonly now: Date;
  readonly utcOffset: number;
}

/** Whether we are open, for a form: "We are closed now: we call tomorrow from 9 am.", with the visitor's own time abroad. */
export function openingNote(clock: VisitorClock, options?: TextOptions): string {
  const opening = nextOpening(site.hours, clock.now);
  if (opening) return closedNote(opening, clock, options);
  const closing = closingOf(site.hours, clock.now);
  const text = m.site_open_now({ closes: istText(closing, clock, options) }, options);
  return withVisitorTime(text, closing, clock, options);
}

const quarterMs = 15 * 60_000;

/** Who calls, from which number and when, for the thanks: in the time that was asked for, else by the end of our promise. */
export function callNote(callTime: CallTime | undefined, clock: VisitorClock, options?: TextOptions): string {
  const { now, utcOffset } = clock;
  const phone = site.phone.display;
  const span = callTime && nextSpan(callTime, site.hours, now);
  if (!span) {
    const by = new Date(Math.ceil(callBy(now).getTime() / quarterMs) * quarterMs);
    const time = istText(by, clock, options);
    const text = m.site_calls_by({ phone, day: indianDay(by, clock), time }, options);
    return withVisitorTime(text, by, clock, options);
  }
  const from = timeText(span.from, istOffset, options);
  const to = istText(span.to, clock, options);
  const text = m.site_calls_between({ phone, day: indianDay(span.to, clock), from, to }, options);
  if (utcOffset === istOffset) return text;
  const day = isSameDay(span.from, span.to, utcOffset) ? dayOf(span.to, now, utcOffset) : 'two';
  const theirs = {
    from: timeText(span.from, utcOffset, options),
    to: timeText(span.to, utcOffset, options),
  };
  return `${text} ${m.site_visitor_times({ day, ...theirs }, options)}`;
}

function closedNote(opening: Date, clock: VisitorClock, options?: TextOptions): string {
  const day = indianDay(opening, clock);
  const text = m.site_closed_now({ day, opens: istText(opening, clock, options) }, options);
  return withVisitorTime(text, opening, clock, options);
}

function withVisitorTime(
  text: string,
  time: Date,
  { now, utcOffset }: VisitorClock,
  options?: TextOptions,
): string {
  if (utcOffset === istOffset) return text;
  const theirs = timeText(time, utcOffset, options);
  return `${text} ${m.site_visitor_time({ day: dayOf(time, now, utcOffset), time: theirs }, options)}`;
}

/** A time in India, which says so abroad. */
function istText(time: Date, { utcOffset }: VisitorClock, options?: TextOptions): string {
  const text = timeText(time, istOffset, options);
  return utcOffset === istOffset ? text : m.site_indian_time({ time: text }, options);
}

/** Abroad the day is said of the visitor's own time alone: it can be another one there. */
const indianDay = (time: Date, { now, utcOffset }: VisitorClock) =>
  utcOffset === istOffset ? dayOf(time, now, istOffset) : 'abroad';

const timeText = (time: Date, utcOffset: number, options?: TextOptions) =>
  hourText(minutesOfDay(time, utcOffset), options?.locale);

const dayOf = (time: Date, now: Date, utcOffset: number) =>
  isSameDay(time, now, utcOffset) ? 'today' : 'tomorrow';
