import type { VenueSummary } from '../../content/types.ts';
import { ListVisitForm } from '../../features/leads/forms/list-visit-form.tsx';

/** The form for a visit to one venue of the list. */
export function ListVisit({ data: venues }: { readonly data: readonly VenueSummary[] }) {
  return <ListVisitForm venues={venues} />;
}
