const hour = 60;

/** A time of day in minutes after midnight IST: `at(18, 30)` is 6:30 PM, `at(24)` is midnight at the day's end. */
export const at = (hours: number, minutes = 0): number => hours * hour + minutes;

/** The same on the day after: `nextDay(5)` is 5 AM on the next morning. */
export const nextDay = (hours: number, minutes = 0): number => at(24 + hours, minutes);

/** India's clock is five and a half hours ahead of UTC, all year. */
export const istOffsetMs = 330 * 60_000;

/** `9 am` for 540 minutes after midnight, `9:30 pm` for 1290; past 1,440 the clock starts again. */
export function hourText(minutes: number): string {
  const hours = Math.floor(minutes / hour) % 24;
  const rest = minutes % hour;
  return `${hours % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''} ${hours < 12 ? 'am' : 'pm'}`;
}
