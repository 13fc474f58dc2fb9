import type { CallTime } from '../domain/call-times.ts';
import { closingOf, nextOpening, nextSpan } from '../domain/opening-hours.ts';
import { site } from './site.ts';

const minuteMs = 60_000;

/**
 * When a visitor expects the call at the latest: the end of the part of the day that was asked for, else
 * `site.promise.withinHours` of business hours after the lead. What is left at closing time continues when we open again,
 * every day of the week.
 */
export function callBy(receivedAt: Date, callTime?: CallTime): Date {
  const span = callTime && nextSpan(callTime, site.hours, receivedAt);
  if (span) return span.to;
  const { opens, closes } = site.hours;
  const from = nextOpening(site.hours, receivedAt) ?? receivedAt;
  const end = from.getTime() + site.promise.withinHours * 60 * minuteMs;
  const isOvernight = end > closingOf(site.hours, from).getTime();
  return new Date(isOvernight ? end + (24 * 60 - closes + opens) * minuteMs : end);
}
