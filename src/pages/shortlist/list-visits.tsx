import type { ListedVenue } from '../../content/types.ts';
import { ListVisitForm } from '../../leads/list-visit-form.tsx';
import { useParty } from '../../venues/party-store.ts';
import { partyWords } from '../../venues/party-words.ts';
import styles from '../shortlist-page.module.css';

/** From a list to its visits: one venue and its hour at a time. */
export function ListVisits({ venues }: { readonly venues: readonly ListedVenue[] }) {
  const party = useParty();
  if (venues.length === 0) return null;
  return (
    <section id="visit" className={styles.visits} aria-labelledby="visit-title">
      <h2 id="visit-title">Take a guided visit</h2>
      <p>Choose one venue and an hour. We meet you at the gate; send the form again for the next one.</p>
      <ListVisitForm venues={venues} party={party && partyWords(party)} />
    </section>
  );
}
