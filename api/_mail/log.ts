/** Fields of one log line. They never contain personal data. */
export type LogEntry = Record<string, string | number | boolean | readonly string[]>;

/** Writes one line of JSON. */
export function writeLog(entry: LogEntry): void {
  console.log(JSON.stringify(entry));
}

/** The name of what was thrown: its message may contain personal data. */
export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : 'UNKNOWN';
}
