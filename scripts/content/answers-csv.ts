import { parse } from 'csv-parse/sync';
import { problemText } from '../../src/domain/facts/fact-problems.ts';
import { isFactId, rowOf } from '../../src/domain/facts/facts.ts';
import { presentId } from '../../src/domain/facts/old-ids.ts';
import { readTyped } from '../../src/domain/facts/read-fact.ts';
import type { GivenAnswer } from './apply-answers.ts';

/** The answers of venues to a family's questions. */
export interface AnswersFile {
  /** By the id of the venue. */
  readonly venues: ReadonlyMap<string, readonly GivenAnswer[]>;
  /** What cannot be used, with row and column. */
  readonly problems: readonly string[];
  /** The notes beside answers. */
  readonly freeText: readonly string[];
}

const columns = ['Venue', 'Question', 'Answer', 'Notes', 'Venue id', 'Fact'] as const;
type Column = (typeof columns)[number];

/**
 * Reads `questions-….csv` of a family's mail with its column "Answer" filled in, as Excel ("CSV UTF-8"), LibreOffice and Google Sheets
 * save it: with commas, semicolons or tabs. An empty answer changes nothing.
 */
export function readAnswersCsv(content: Buffer): AnswersFile | { readonly refusal: string } {
  const text = decode(content);
  if (text === undefined)
    return {
      refusal:
        'It is not UTF-8, so Hindi letters would be lost. Save it in Excel as "CSV UTF-8 (Comma delimited)", and try again.',
    };
  const delimiter = /[,;\t]/.exec(text.split(/\r?\n/, 1)[0] ?? '')?.[0] ?? ',';
  let rows: string[][];
  try {
    rows = parse(text, { delimiter, relax_column_count: true, skip_empty_lines: true });
  } catch (error) {
    return { refusal: `It is not a CSV: ${error instanceof Error ? error.message : error}` };
  }
  const head = (rows[0] ?? []).map((cell) => withoutApostrophe(cell).trim().toLowerCase());
  const missing = columns.filter((column) => !head.includes(column.toLowerCase()));
  if (missing.length > 0)
    return {
      refusal: `It has no column ${missing.join(', ')}. Fill in the questions-….csv of a family's mail, and keep its first row and its columns.`,
    };
  return readRows(rows.slice(1), (row, column) =>
    withoutApostrophe(row[head.indexOf(column.toLowerCase())] ?? '').trim(),
  );
}

function readRows(
  rows: readonly string[][],
  cell: (row: readonly string[], column: Column) => string,
): AnswersFile {
  const venues = new Map<string, GivenAnswer[]>();
  const problems: string[] = [];
  const freeText: string[] = [];
  for (const [index, row] of rows.entries()) {
    const where = `Row ${index + 2}`;
    const [answer, note] = [cell(row, 'Answer'), cell(row, 'Notes')];
    const [venueId, fact] = [cell(row, 'Venue id'), presentId(cell(row, 'Fact'))];
    if (note) freeText.push(`${cell(row, 'Venue')}: ${cell(row, 'Question')}\n${note}`);
    if (!answer) continue;
    if (!/^[a-z0-9][a-z0-9-]{0,59}$/.test(venueId))
      problems.push(`${where}, Venue id: ${quote(venueId)} is no id.`);
    else if (!isFactId(fact)) problems.push(`${where}, Fact: ${quote(fact)} is no fact.`);
    else {
      const given = venues.get(venueId) ?? [];
      const read = readTyped(rowOf(fact), answer);
      if ('problem' in read)
        problems.push(`${where}, Answer: ${quote(answer)}. ${problemText(read.problem, rowOf(fact))}`);
      else if (given.some(({ question }) => question === fact))
        problems.push(`${where}, Answer: ${quote(fact)} is answered in a row above, which holds.`);
      else venues.set(venueId, [...given, { question: fact, answer }]);
    }
  }
  return { venues, problems, freeText };
}

const quote = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** The apostrophe of the mail's CSV before a text that a spreadsheet would take for something else. */
const withoutApostrophe = (cell: string): string => cell.replace(/^'/, '');

function decode(content: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return undefined;
  }
}
