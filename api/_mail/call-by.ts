import { site } from '../../src/content/site.ts';
import type { CallTime } from '../../src/domain/call-times.ts';
import { istOffsetMs } from '../../src/domain/clock.ts';
import { nextSpan } from '../../src/domain/opening-hours.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * When a visitor expects the call at the latest: the end of the part of the day that was asked for, else
 * `site.promise.withinHours` of business hours after the lead. What is left at closing time continues when we open again,
 * every day of the week.
 */
export function callBy(receivedAt: Date, callTime?: CallTime): Date {
  const span = callTime && nextSpan(callTime, site.hours, receivedAt);
  if (span) return span.to;
  const opens = site.hours.opens * minuteMs;
  const closes = site.hours.closes * minuteMs;
  const ist = receivedAt.getTime() + istOffsetMs;
  const timeOfDay = ist % dayMs;
  const midnight = ist - timeOfDay;
  const afterClosing = timeOfDay >= closes;
  const from = afterClosing ? dayMs + opens : Math.max(timeOfDay, opens);
  const end = from + site.promise.withinHours * 60 * minuteMs;
  const closing = afterClosing ? dayMs + closes : closes;
  const overnight = end > closing ? dayMs - closes + opens : 0;
  return new Date(midnight + end + overnight - istOffsetMs);
}
