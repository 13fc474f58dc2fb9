import type { ListedVenue } from '../../content/types.ts';
import { ListVisitForm } from '../../leads/list-visit-form.tsx';
import { useParty } from '../../venues/party-store.ts';
import { partyWords } from '../../venues/party-words.ts';

/** The form for a visit to one venue of the list. */
export function ListVisit({ data: venues }: { readonly data: readonly ListedVenue[] }) {
  const party = useParty();
  return <ListVisitForm venues={venues} party={party && partyWords(party)} />;
}
