import { istOffsetMs } from '../../src/content/clock.ts';

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

interface Day {
  /** "14 Feb 2027" */
  readonly long: string;
  /** "Sun 14 Feb" */
  readonly short: string;
  /** "Sun 14 Feb 2027" */
  readonly full: string;
}

/** A day as `<input type=date>` writes it (`YYYY-MM-DD`); undefined for anything else, and for 31 February. */
export function readDay(date: string): Day | undefined {
  const day = /^\d{4}-\d\d-\d\d$/.test(date) ? new Date(`${date}T00:00:00Z`) : undefined;
  if (!day || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date) return undefined;
  const weekday = days[day.getUTCDay()];
  const month = `${day.getUTCDate()} ${months[day.getUTCMonth()]}`;
  const year = day.getUTCFullYear();
  return { long: `${month} ${year}`, short: `${weekday} ${month}`, full: `${weekday} ${month} ${year}` };
}

/** A time as `<input type=time>` writes it: `HH:MM`, seconds allowed. */
export function readTime(time: string): string | undefined {
  return /^(?:[01]\d|2[0-3]):[0-5]\d(?=$|:[0-5]\d)/.exec(time)?.[0];
}

/** "Sat 21 Nov 2026, 10:43 IST" */
export function inIndia(moment: Date): string {
  const there = new Date(moment.getTime() + istOffsetMs).toISOString();
  return `${readDay(there.slice(0, 10))?.full}, ${there.slice(11, 16)} IST`;
}
