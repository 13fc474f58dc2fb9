/** Hours in which the team shows venues, as `<input type=time>` writes them, IST. */
export const visitHours = { from: '09:00', to: '21:00' } as const;

const istOffsetMs = 330 * 60_000;

/** The date in India at `now`, as `YYYY-MM-DD`. */
export function istToday(now: Date = new Date()): string {
  return new Date(now.getTime() + istOffsetMs).toISOString().slice(0, 10);
}

/** The moment that a date and a time mean in India; an invalid Date for anything else. */
export function istMoment(date: string, time: string): Date {
  return new Date(`${date}T${time.slice(0, 5)}:00+05:30`);
}

export interface VisitTimeProblems {
  readonly date?: string;
  readonly time?: string;
}

/** What is wrong with a wished visit (`YYYY-MM-DD`, `HH:MM`, IST); an empty object when nothing is. */
export function checkVisitTime(date: string, time: string, now: Date = new Date()): VisitTimeProblems {
  const problems: { date?: string; time?: string } = {};
  if (!date) problems.date = 'Please choose a date.';
  else if (Number.isNaN(istMoment(date, '12:00').getTime())) problems.date = 'Please choose a real date.';
  else if (date < istToday(now)) problems.date = 'Please choose a date from today on.';

  const hour = time.slice(0, 5);
  if (!time) problems.time = 'Please choose a time.';
  else if (hour < visitHours.from || hour > visitHours.to) {
    problems.time = 'Please choose a time between 9 am and 9 pm.';
  } else if (!problems.date && istMoment(date, hour).getTime() <= now.getTime()) {
    problems.time = 'That time has passed today. Please choose a later one.';
  }
  return problems;
}
