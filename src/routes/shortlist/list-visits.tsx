import type { ComparedVenue } from '../../domain/venue-summary.ts';
import { ListVisitForm } from '../../features/leads/forms/list-visit-form.tsx';
import { m } from '../../i18n/compiled/messages.js';
import styles from './shortlist-page.module.css';

/** A visit form for one venue of the list at a time. */
export function ListVisits({ venues }: { readonly venues: readonly ComparedVenue[] }) {
  if (venues.length === 0) return null;
  return (
    <section id="visit" className={styles.visits} aria-labelledby="visit-title">
      <h2 id="visit-title">{m.shortlist_visit_title()}</h2>
      <p>{m.shortlist_visit_text()}</p>
      <ListVisitForm venues={venues} />
    </section>
  );
}
