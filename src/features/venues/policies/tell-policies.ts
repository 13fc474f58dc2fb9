import type { PolicyRow } from './policy-groups.ts';

/** What was told row by row, and all that was not in one: its labels as a list, its questions one after the other. */
export function tellPolicies(rows: readonly PolicyRow[]) {
  const told = rows.filter((row) => row.value !== undefined);
  const open = rows.filter((row) => row.value === undefined);
  if (open.length === 0) return { told };
  const [first = '', ...others] = open.map(({ label }) => label.replace(/ for$/, ''));
  // "A/C halls" keeps its letters.
  const rest = others.map((label) => label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()));
  const untold = {
    labels: [first, ...rest].join(', '),
    questions: open.map(({ question }) => question).join(' '),
  };
  return { told, untold };
}
