const hour = 60;

/** A time of day in minutes after midnight IST: `at(18, 30)` is 6:30 PM, `at(24)` is midnight at the day's end. */
export const at = (hours: number, minutes = 0): number => hours * hour + minutes;

/** The same on the day after: `nextDay(5)` is 5 AM on the next morning. */
export const nextDay = (hours: number, minutes = 0): number => at(24 + hours, minutes);
