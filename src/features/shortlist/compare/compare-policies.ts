import type { VenueSummary } from '../../../content/types.ts';
import { listPolicyGroups, type PolicyRow } from '../../venues/policies/policy-groups.ts';
import { ask, type CompareCell, type CompareGroup, none, row } from './compare-cells.ts';

/** The same policy in every venue's words: what one venue calls "Total booking amount" is an advance like the others'. */
const sameLabel = (label: string) => (label === 'Total booking amount' ? 'To book' : label);

/** Every policy that any of the venues has a row for, in the order of a venue's page. */
export function policies(venues: readonly VenueSummary[]): CompareGroup[] {
  const all = venues.map(listPolicyGroups);
  return (all[0] ?? []).map(({ title }, index) => {
    const columns = all.map((groups) => groups[index]?.rows ?? []);
    const labels = [...new Set(columns.flatMap((rows) => rows.map(({ label }) => sameLabel(label))))];
    return {
      title,
      rows: labels.map((label) =>
        row(
          label,
          columns.map((rows) => policyCell(rows, label)),
        ),
      ),
    };
  });
}

function policyCell(rows: readonly PolicyRow[], label: string): CompareCell {
  const found = rows.find((one) => sameLabel(one.label) === label);
  if (!found) return none;
  // The sum alone would hide what it is for.
  const what = found.label === label ? '' : ` (${found.label.toLowerCase()})`;
  return found.value === undefined ? ask : { text: `${found.value}${what}` };
}
