import type { VenueSummary } from '../../../content/types.ts';
import { listPolicyGroups, type PolicyRow, type PolicyRowId } from '../../venues/policies/policy-groups.ts';
import { ask, type CompareCell, type CompareGroup, none, row } from './compare-cells.ts';

/** Every policy for which any of the venues has a row, in the order of a venue's page. */
export function policies(venues: readonly VenueSummary[]): CompareGroup[] {
  const all = venues.map(listPolicyGroups);
  return (all[0] ?? []).map(({ id, title }, index) => {
    const columns = all.map((groups) => groups[index]?.rows ?? []);
    const labels = new Map(columns.flatMap((rows) => rows.map((one) => [one.id, one.label])));
    return {
      id,
      title,
      rows: [...labels].map(([rowId, label]) =>
        row(
          rowId,
          label,
          columns.map((rows) => policyCell(rows, rowId)),
        ),
      ),
    };
  });
}

function policyCell(rows: readonly PolicyRow[], id: PolicyRowId): CompareCell {
  const found = rows.find((one) => one.id === id);
  if (!found) return none;
  const variant = found.variantLabel ? ` (${found.variantLabel.toLowerCase()})` : '';
  return found.value === undefined ? ask : { text: `${found.value}${variant}` };
}
