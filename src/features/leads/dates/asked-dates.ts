import type { AskedFunction } from '../../../stores/lead-store.ts';
import type { Problems } from '../forms/use-lead-form.tsx';
import { type LeadPayload, leadErrors } from '../lead-schema.ts';

/** What a date field contains. */
export interface DateValue {
  /** The name of the field. */
  readonly name: string;
  /** `YYYY-MM-DD`; where a browser has no date field, what was typed. Empty if there is none. */
  readonly text: string;
  /** Something was typed that is no date. */
  readonly isIncomplete: boolean;
}

/**
 * The errors of the date fields that the schema does not have, a list for each function. A function may remain without
 * dates, but not each of them.
 */
export function checkDates(functions: readonly (readonly DateValue[])[]): Problems {
  const all = functions.flat();
  const incomplete = all.filter(({ isIncomplete }) => isIncomplete);
  const problems = Object.fromEntries(incomplete.map(({ name }) => [name, leadErrors.realDate()]));
  const [first] = all;
  if (first && all.every(({ text, isIncomplete }) => !text && !isIncomplete)) {
    problems[first.name] = leadErrors.date();
  }
  return problems;
}

/** A function with its dates. */
export interface AskedDates {
  /** The function's name in the language of the page. */
  readonly name: string;
  /** What is sent. */
  readonly sent: Extract<LeadPayload, { kind: 'dates' }>['functions'][number];
  /** The names of the fields that have the dates, in their order. */
  readonly fields: readonly string[];
}

/** The functions that have dates. */
export function askedDates(
  functions: readonly AskedFunction[],
  values: readonly (readonly DateValue[])[],
): readonly AskedDates[] {
  return functions.flatMap(({ label, name, guests }, index) => {
    const filled = (values[index] ?? []).filter(({ text }) => text);
    if (filled.length === 0) return [];
    const dates = filled.map(({ text }) => text);
    return [{ name, sent: { label, guests, dates }, fields: filled.map((value) => value.name) }];
  });
}

/** The field of a part of what was sent, such as "functions.0.dates.1". */
export function dateFieldOf(path: string, asked: readonly AskedDates[]): string {
  const [list, index = 0, , date = 0] = path.split('.');
  if (list !== 'functions') return list ?? path;
  const names = asked[Number(index)]?.fields ?? asked[0]?.fields;
  return names?.[Number(date)] ?? names?.[0] ?? path;
}
