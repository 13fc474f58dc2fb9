import { type BusinessHours, type CallTime, hoursOf, isOpen, type Span } from './call-times.ts';
import { istOffsetMs } from './clock.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** IST in minutes east of UTC. */
export const istOffset = istOffsetMs / minuteMs;

const localMs = (time: Date, utcOffset: number) => time.getTime() + utcOffset * minuteMs;

/** Minutes after midnight at `time`, `utcOffset` minutes east of UTC. */
export function minutesOfDay(time: Date, utcOffset: number): number {
  return Math.floor(localMs(time, utcOffset) / minuteMs) % (24 * 60);
}

/** Whether a moment is on the day of `now`, `utcOffset` minutes east of UTC. */
export const isSameDay = (time: Date, now: Date, utcOffset: number): boolean =>
  Math.floor(localMs(time, utcOffset) / dayMs) === Math.floor(localMs(now, utcOffset) / dayMs);

/** The next opening while it is closed at `now`; undefined while it is open. */
export function nextOpening(hours: BusinessHours, now: Date): Date | undefined {
  if (isOpen(hours, now)) return undefined;
  return onDay(hours.opens, now, minutesOfDay(now, istOffset) < hours.opens ? 0 : 1);
}

/** Today's closing in India. */
export const closingOf = ({ closes }: BusinessHours, now: Date): Date => onDay(closes, now, 0);

/** The next such part of a day that is not over at `now`; undefined as in `hoursOf`. */
export function nextSpan(callTime: CallTime, hours: BusinessHours, now: Date): Span<Date> | undefined {
  const span = hoursOf(callTime, hours);
  if (!span) return undefined;
  const days = onDay(span.to, now, 0) > now ? 0 : 1;
  return { from: onDay(span.from, now, days), to: onDay(span.to, now, days) };
}

/** The moment of a time of day in India, `days` after the day of `now` there. */
function onDay(minutes: number, now: Date, days: number): Date {
  const midnight = Math.floor(localMs(now, istOffset) / dayMs) * dayMs - istOffsetMs;
  return new Date(midnight + days * dayMs + minutes * minuteMs);
}
