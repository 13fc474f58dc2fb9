/** What spreadsheets evaluate as a formula. Full-width characters count too: some spreadsheets read them as the plain ones. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * A table as CSV (RFC 4180) in which no cell is a formula: one that would be evaluated gets a leading apostrophe. It begins
 * with a byte order mark, without which Excel does not read it as UTF-8.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;
}

function toCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
