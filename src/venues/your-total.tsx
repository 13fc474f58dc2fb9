import type { VenueFacts } from '../content/types.ts';
import { Icon } from '../ui/icon.tsx';
import { estimateTotal } from './estimate-total.ts';
import { fitWords } from './fit-words.ts';
import { formatCount } from './format-facts.ts';
import type { Party } from './party.ts';
import { formatSpan } from './total-words.ts';
import styles from './your-total.module.css';

/** What the visitor's party would pay at a venue, in all and per guest, and whether it fits; for cards and panels. */
export function YourTotal({ venue, party }: { readonly venue: VenueFacts; readonly party: Party }) {
  const estimate = estimateTotal(venue, party);
  const tight = fitWords(venue, party.guests);
  return (
    <div className={styles.total}>
      <p className={styles.title}>Your total, {formatCount(party.guests, 'guest')}</p>
      {estimate ? (
        <>
          <p className={styles.sum}>{formatSpan(estimate.total)}</p>
          <p className={styles.each}>{formatSpan(estimate.perGuest)} a guest</p>
          {estimate.unknown.length > 0 && (
            <p className={styles.note}>Not counted: {estimate.unknown.join(', ').toLowerCase()}</p>
          )}
        </>
      ) : (
        <p className={styles.note}>Not known: this venue’s own plate price was not told.</p>
      )}
      {tight && (
        <p className={styles.tight}>
          <Icon name="triangle-alert" size={16} />
          {tight}
        </p>
      )}
    </div>
  );
}
