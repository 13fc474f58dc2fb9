/** An id, a date or a number of our own, which a spreadsheet may read as such. */
export const own = (text: string) => ({ own: text });

/** Each cell is a typed text, or one of our own. */
export type Table = readonly (readonly Cell[])[];
type Cell = string | ReturnType<typeof own>;

/** A table as CSV (RFC 4180). It begins with a byte order mark, without which Excel does not read it as UTF-8. */
export function toCsv(rows: Table): string {
  return `\ufeff${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;
}

function toCell(cell: Cell): string {
  const text = typeof cell === 'string' ? quoteTyped(cell) : cell.own;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Programs read typed texts as formulas, numbers, dates or truth values, by different rules: an apostrophe, which reading takes away, prevents it. */
function quoteTyped(text: string): string {
  const isSafe = /^\p{L}\P{Nd}*$/u.test(text) && !/^(?:true|false)\s*$/i.test(text);
  return text === '' || isSafe ? text : `'${text}`;
}
