/** Fields of one log line, without personal data. One that is undefined is left out. */
export type LogEntry = Record<string, string | number | boolean | readonly string[] | undefined>;

export function writeLog(entry: LogEntry): void {
  console.log(JSON.stringify(entry));
}

/** The code of the cause of what was thrown, which undici has, or its name: its message may contain personal data. */
export function errorName(error: unknown): string {
  const { cause, name } = Object(error) as Readonly<Record<string, unknown>>;
  const { code } = Object(cause) as Readonly<Record<string, unknown>>;
  return String(code ?? name ?? 'UNKNOWN');
}
