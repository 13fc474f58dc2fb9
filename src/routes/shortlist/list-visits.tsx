import type { VenueSummary } from '../../content/types.ts';
import { ListVisitForm } from '../../features/leads/forms/list-visit-form.tsx';
import styles from './shortlist-page.module.css';

/** Books a visit to one venue of the list at a time. */
export function ListVisits({ venues }: { readonly venues: readonly VenueSummary[] }) {
  if (venues.length === 0) return null;
  return (
    <section id="visit" className={styles.visits} aria-labelledby="visit-title">
      <h2 id="visit-title">Take a guided visit</h2>
      <p>Choose one venue and an hour. We meet you at the gate; send the form again for the next one.</p>
      <ListVisitForm venues={venues} />
    </section>
  );
}
