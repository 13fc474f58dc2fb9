import { Icon } from '../../components/icon.tsx';
import type { VenueFacts } from '../../content/types.ts';
import type { EventDetails } from '../../lib/event-details.ts';
import { formatCount } from '../../lib/format.ts';
import { estimateTotal } from './estimate-total.ts';
import { fitWords } from './fit-words.ts';
import { formatSpan } from './total-words.ts';
import styles from './your-total.module.css';

/** What the visitor's event details would pay at a venue, in all and per guest, and whether it fits; for cards and panels. */
export function YourTotal({
  venue,
  eventDetails,
}: {
  readonly venue: VenueFacts;
  readonly eventDetails: EventDetails;
}) {
  const estimate = estimateTotal(venue, eventDetails);
  const tight = fitWords(venue, eventDetails.guests);
  return (
    <div className={styles.total}>
      <p className={styles.title}>Your total, {formatCount(eventDetails.guests, 'guest')}</p>
      {estimate ? (
        <>
          <p className={styles.sum}>{formatSpan(estimate.total)}</p>
          <p className={styles.each}>{formatSpan(estimate.perGuest)} a guest</p>
          {estimate.unknown.length > 0 && (
            <p className={styles.note}>
              Not counted:{' '}
              {estimate.unknown
                .map(({ label }) => label)
                .join(', ')
                .toLowerCase()}
            </p>
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
