import { at, istOffsetMs } from './clock.ts';

/** Minutes after midnight IST, every day of the week. */
export interface BusinessHours {
  readonly opens: number;
  readonly closes: number;
}

/** When a visitor would like to be called. */
export const callTimes = ['now', 'morning', 'afternoon', 'evening'] as const;
export type CallTime = (typeof callTimes)[number];

/** From `from` to `to`: minutes after midnight IST, or moments. */
export interface Span<Time> {
  readonly from: Time;
  readonly to: Time;
}

export function isOpen({ opens, closes }: BusinessHours, now: Date): boolean {
  const minutes = ((now.getTime() + istOffsetMs) / 60_000) % at(24);
  return minutes >= opens && minutes < closes;
}

/** The hours of a part of the day; undefined where we are closed then, and for "now". */
export function hoursOf(callTime: CallTime, { opens, closes }: BusinessHours): Span<number> | undefined {
  const parts = {
    now: [0, 0],
    morning: [0, at(12)],
    afternoon: [at(12), at(17)],
    evening: [at(17), at(24)],
  } as const;
  const [begins, ends] = parts[callTime];
  const span = { from: Math.max(begins, opens), to: Math.min(ends, closes) };
  return span.from < span.to ? span : undefined;
}
