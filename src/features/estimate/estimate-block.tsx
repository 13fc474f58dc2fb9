import type { VenueFacts } from '../../content/types.ts';
import { useEventDetails } from '../../lib/event-details-store.ts';
import styles from './estimate-block.module.css';
import { estimateTotal } from './estimate-total.ts';
import { EventDetailsBar } from './event-details-bar.tsx';
import { fitWords } from './fit-words.ts';
import { formatSpan } from './total-words.ts';

/** A venue's whole cost for the visitor's event details, every line of it; what is unknown is named. */
export function EstimateBlock({ venue }: { readonly venue: VenueFacts }) {
  const eventDetails = useEventDetails();
  const estimate = eventDetails && estimateTotal(venue, eventDetails);
  const tight = eventDetails && fitWords(venue, eventDetails.guests);
  return (
    <section className={styles.block} aria-labelledby="your-total">
      <h2 id="your-total">Your total</h2>
      <EventDetailsBar />
      {eventDetails && !estimate && (
        <p>This venue has not told its plate price, and we do not guess one. Ask us, and we ask the venue.</p>
      )}
      {tight && <p className={styles.tight}>{tight}.</p>}
      {estimate && (
        <>
          <table className={styles.lines}>
            <caption className="visually-hidden">What {venue.name} would cost</caption>
            <tbody>
              {estimate.lines.map(({ id, label, detail, sum }) => (
                <tr key={id}>
                  <th scope="row">
                    {label} <small>{detail}</small>
                  </th>
                  <td>{formatSpan(sum)}</td>
                </tr>
              ))}
            </tbody>
            <tbody className={styles.sums}>
              <tr>
                <th scope="row">Estimated total</th>
                <td>{formatSpan(estimate.total)}</td>
              </tr>
              <tr>
                <th scope="row">Per guest</th>
                <td>{formatSpan(estimate.perGuest)}</td>
              </tr>
              {estimate.advance && (
                <>
                  <tr>
                    <th scope="row">
                      Advance now <small>{estimate.advance.detail}</small>
                    </th>
                    <td>{formatSpan(estimate.advance.now)}</td>
                  </tr>
                  <tr>
                    <th scope="row">Balance later</th>
                    <td>{formatSpan(estimate.advance.later)}</td>
                  </tr>
                </>
              )}
            </tbody>
          </table>
          <p className={styles.note}>
            {estimate.unknown.length > 0 && (
              <>
                <strong>Not told, so not counted:</strong>{' '}
                {estimate.unknown
                  .map(({ label }) => label)
                  .join(', ')
                  .toLowerCase()}
                {estimate.advance ? '. ' : ', the advance. '}
              </>
            )}
            {estimate.unknown.length === 0 && !estimate.advance && 'The advance was not told. '}
            {estimate.lines.some((line) => line.rounded) &&
              'Figures given as “about” or “from” can come out higher. '}
            An estimate from the venue’s list prices, not an offer.
          </p>
        </>
      )}
    </section>
  );
}
