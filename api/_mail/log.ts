/** Fields of one log line. They never contain personal data. */
export type LogEntry = Record<string, string | number | boolean | readonly string[]>;

/** Writes one line of JSON. */
export function writeLog(entry: LogEntry): void {
  console.log(JSON.stringify(entry));
}
