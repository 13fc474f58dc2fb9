const hour = 60;

/** Minutes after midnight IST: `at(18, 30)` is 6:30 PM, `at(24)` is midnight at the end of the day. */
export const at = (hours: number, minutes = 0): number => hours * hour + minutes;

/** Minutes after midnight IST on the following day: `nextDay(5)` is 5 AM the next morning. */
export const nextDay = (hours: number, minutes = 0): number => at(24 + hours, minutes);

/** IST is UTC+5:30 all year. */
export const istOffsetMs = 330 * 60_000;

/** Minutes after midnight as `9 am` (540) or `9:30 pm` (1290); values past 1,440 wrap around. */
export function hourText(minutes: number): string {
  const hours = Math.floor(minutes / hour) % 24;
  const rest = minutes % hour;
  return `${hours % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''} ${hours < 12 ? 'am' : 'pm'}`;
}
