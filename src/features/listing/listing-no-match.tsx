import { ArchMotif } from '../../components/arch-motif.tsx';
import { Button } from '../../components/button.tsx';
import { m } from '../../i18n/compiled/messages.js';
import styles from './listing-no-match.module.css';

interface ListingNoMatchProps {
  /** The labels of the filters, joined. */
  readonly asked: string;
  readonly onClear: () => void;
  readonly onCall: () => void;
}

/** Shown when no venue matches: clear the filters or request a call-back. */
export function ListingNoMatch({ asked, onClear, onCall }: ListingNoMatchProps) {
  return (
    <section className={styles.none} aria-labelledby="no-match">
      <ArchMotif className={styles.motif} />
      <h2 id="no-match">{m.listing_no_match()}</h2>
      <p>{m.listing_no_match_text({ asked })}</p>
      <div className={styles.actions}>
        <Button onClick={onClear}>{m.listing_no_match_clear()}</Button>
        <Button variant="secondary" onClick={onCall}>
          {m.common_request_call_back()}
        </Button>
      </div>
    </section>
  );
}
