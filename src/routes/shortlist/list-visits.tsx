import { LaterPart, later } from '../../components/later-part.tsx';
import type { VenueSummary } from '../../content/types.ts';
import styles from './shortlist-page.module.css';

const visitForm = later(() => import('./list-visit.later.tsx').then((m) => m.ListVisit));

/** From a list to its visits: one venue and its hour at a time. */
export function ListVisits({ venues }: { readonly venues: readonly VenueSummary[] }) {
  if (venues.length === 0) return null;
  return (
    <section id="visit" className={styles.visits} aria-labelledby="visit-title">
      <h2 id="visit-title">Take a guided visit</h2>
      <p>Choose one venue and an hour. We meet you at the gate; send the form again for the next one.</p>
      <LaterPart part={visitForm} data={venues} />
    </section>
  );
}
