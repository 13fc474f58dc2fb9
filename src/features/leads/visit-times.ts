import { at, hourText, istOffsetMs } from '../../content/clock.ts';
import { site } from '../../content/site.ts';
import type { TimingSlot } from '../../content/types.ts';

/** The first and the last minute at which a visit may begin, as `<input type=time>` writes them, IST. */
export interface VisitHours {
  readonly from: string;
  readonly to: string;
}

/** When the team works, in minutes after midnight IST. */
type TeamHours = Pick<typeof site.hours, 'opens' | 'closes'>;

/** A visit takes an hour: it ends before the gate closes. */
const visitMinutes = 60;

/**
 * When a visit may begin at a venue with these slots: within our hours and the venue's, from its first opening to its
 * last closing. An end that was not told is ours; where the two have no hour in common, ours alone count.
 */
export function visitHours(
  slots: readonly TimingSlot[] = [],
  { opens, closes }: TeamHours = site.hours,
): VisitHours {
  const first = Math.max(opens, Math.min(...slots.map((slot) => slot.opens ?? opens)));
  const last = Math.min(closes, Math.max(...slots.map((slot) => slot.closes ?? closes))) - visitMinutes;
  // Without a slot the first is endless: no hour in common.
  return first <= last
    ? { from: clock(first), to: clock(last) }
    : { from: clock(opens), to: clock(closes - visitMinutes) };
}

const two = (count: number) => String(count).padStart(2, '0');
const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** "9 am", "9:30 am", "12 pm", of a time as a field writes it. */
export function clockWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hourText(at(hour, minute));
}

const dayMs = 24 * 3_600_000;

/** The date in India at `now`, as `YYYY-MM-DD`. */
export function istToday(now: Date = new Date()): string {
  return new Date(now.getTime() + istOffsetMs).toISOString().slice(0, 10);
}

/** The moment that a date and a time mean in India; an invalid Date for anything else. */
function istMoment(date: string, time: string): Date {
  return new Date(`${date}T${time.slice(0, 5)}:00+05:30`);
}

/** The first day on which a visit can still begin, `YYYY-MM-DD`: today, or tomorrow once the last hour has begun. */
export function firstVisitDay({ to }: VisitHours, now: Date = new Date()): string {
  const today = istToday(now);
  return istMoment(today, to) > now ? today : istToday(new Date(now.getTime() + dayMs));
}

export interface VisitTimeProblems {
  readonly date?: string;
  readonly time?: string;
}

/** What is wrong with a wished visit (`YYYY-MM-DD`, `HH:MM`, IST); an empty object when nothing is. */
export function checkVisitTime(
  date: string,
  time: string,
  hours: VisitHours = visitHours(),
  now: Date = new Date(),
): VisitTimeProblems {
  const problems: { date?: string; time?: string } = {};
  if (!date) problems.date = 'Please choose a date.';
  else if (Number.isNaN(istMoment(date, '12:00').getTime())) problems.date = 'Please choose a real date.';
  else if (date < istToday(now)) problems.date = 'Please choose a date from today on.';
  else if (date < firstVisitDay(hours, now)) {
    problems.date = 'The last visit of today has begun. Please choose a later day.';
  }

  const hour = time.slice(0, 5);
  if (!time) problems.time = 'Please choose a time.';
  else if (hour < hours.from || hour > hours.to) {
    problems.time = `Please choose a time between ${clockWords(hours.from)} and ${clockWords(hours.to)}.`;
  } else if (!problems.date && istMoment(date, hour) <= now) {
    problems.time = 'That time has passed today. Please choose a later one.';
  }
  return problems;
}
