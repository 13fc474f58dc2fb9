import { ArchMotif } from '../../components/arch-motif.tsx';
import { Button } from '../../components/button.tsx';
import type { Locality } from '../../content/cities.ts';
import { m } from '../../i18n/compiled/messages.js';
import { openCallBackDialog } from '../../stores/lead-store.ts';
import { chipsOf } from './filters/filter-chips.tsx';
import type { Filters } from './filters/filters.ts';
import styles from './listing-no-match.module.css';

interface ListingNoMatchProps {
  /** The city, or all cities. */
  readonly area: string;
  readonly filters: Filters;
  readonly localities: readonly Locality[];
  readonly onClear: () => void;
}

/** Shown when no venue matches: clear the filters, or request a call-back about them. */
export function ListingNoMatch({ area, filters, localities, onClear }: ListingNoMatchProps) {
  const text = filters.text.trim();
  const labels = chipsOf(filters, localities).map(({ label }) => label);
  const criteria = [...(text ? [`“${text}”`] : []), ...labels].join(', ');
  const about = m.listing_venues_in_with({ city: area, criteria });
  return (
    <section className={styles.none} aria-labelledby="no-match">
      <ArchMotif className={styles.motif} />
      <h2 id="no-match">{m.listing_no_match()}</h2>
      <p>{m.listing_no_match_text({ asked: criteria })}</p>
      <div className={styles.actions}>
        <Button onClick={onClear}>{m.listing_no_match_clear()}</Button>
        <Button variant="secondary" onClick={() => openCallBackDialog({ control: 'no match', about })}>
          {m.contact_request_a_call_back()}
        </Button>
      </div>
    </section>
  );
}
