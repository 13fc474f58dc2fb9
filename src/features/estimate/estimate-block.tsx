import type { VenueFacts } from '../../content/types.ts';
import { useEventDetails } from '../../lib/event-details-store.ts';
import styles from './estimate-block.module.css';
import { describeFit, formatSpan, listUnknownCosts } from './estimate-text.ts';
import { estimateTotal } from './estimate-total.ts';
import { EventDetailsBar } from './event-details-bar.tsx';

/** The estimated cost of the visitor's event at a venue, line by line, with the unknown costs. */
export function EstimateBlock({ venue }: { readonly venue: VenueFacts }) {
  const eventDetails = useEventDetails();
  const estimate = eventDetails && estimateTotal(venue, eventDetails);
  const fitWarning = eventDetails && describeFit(venue, eventDetails.guests);
  return (
    <section className={styles.block} aria-labelledby="your-total">
      <h2 id="your-total">Your total</h2>
      <EventDetailsBar />
      {eventDetails && !estimate && (
        <p>
          This venue’s plate price is not known yet, and we do not guess one. Ask us, and we ask the venue.
        </p>
      )}
      {fitWarning && <p className={styles.tight}>{fitWarning}.</p>}
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
                <strong>Not known yet, so not counted:</strong> {listUnknownCosts(estimate)}
                {estimate.advance ? '. ' : ', the advance. '}
              </>
            )}
            {estimate.unknown.length === 0 && !estimate.advance && 'The advance is not known yet. '}
            {estimate.lines.some((line) => line.rounded) &&
              'Figures given as “about” or “from” can come out higher. '}
            An estimate from the venue’s list prices, not an offer.
          </p>
        </>
      )}
    </section>
  );
}
