import { ArchMotif } from '../../components/arch-motif.tsx';
import { Button } from '../../components/button.tsx';
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
      <h2 id="no-match">No venue here matches all of that</h2>
      <p>
        You asked for {asked}. Take one thing off the list, or let us look: our team knows halls that are not
        listed yet.
      </p>
      <div className={styles.actions}>
        <Button onClick={onClear}>Clear all filters</Button>
        <Button variant="secondary" onClick={onCall}>
          Request a Call Back
        </Button>
      </div>
    </section>
  );
}
