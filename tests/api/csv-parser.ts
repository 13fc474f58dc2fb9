/** The rows of a CSV as RFC 4180 defines it, after a byte order mark. Throws if it is not one. */
export function parseCsv(content: string): string[][] {
  const rows: string[][] = [];
  const records = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  records.lastIndex = 1;
  if (!content.startsWith('\ufeff')) throw new Error('No byte order mark');
  let row: string[] = [];
  while (records.lastIndex < content.length) {
    const { lastIndex } = records;
    const [, quoted, plain = '', end] = records.exec(content) ?? [];
    if (end === undefined) throw new Error(`No CSV at ${lastIndex}: ${JSON.stringify(content)}`);
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
