import { formatRupees } from '../../domain/format.ts';
import type { VenueFacts } from '../../domain/venue.ts';
import { spokenName } from '../../domain/venue-facts.ts';
import { m } from '../../i18n/compiled/messages.js';
import { useEventDetails } from '../../lib/event-details-store.ts';
import { EventDetailsBar } from './event-details-bar.tsx';
import { calculateTotal, type Total } from './total.ts';
import styles from './total-block.module.css';
import { describeFit, describeRoyalty, listUnknownCosts } from './total-text.ts';
import type { TotalVenue } from './your-total.tsx';

type TotalBlockVenue = TotalVenue & Pick<VenueFacts, 'name' | 'nameHi'>;

/** The estimated cost of the visitor's event at a venue, line by line, with the unknown costs. */
export function TotalBlock({ venue }: { readonly venue: TotalBlockVenue }) {
  const eventDetails = useEventDetails();
  const estimate = eventDetails && calculateTotal(venue, eventDetails);
  const royalty = describeRoyalty(venue);
  const fitWarning = eventDetails && describeFit(venue, eventDetails.guests);
  return (
    <section className={styles.block} aria-labelledby="your-total">
      <h2 id="your-total">{m.estimate_your_total()}</h2>
      <EventDetailsBar />
      {eventDetails && !estimate && <p>{m.estimate_no_plate_price()}</p>}
      {fitWarning && <p className={styles.tight}>{m.estimate_sentence({ text: fitWarning })}</p>}
      {estimate && (
        <>
          <table className={styles.lines}>
            <caption className="visually-hidden">{m.estimate_caption({ name: spokenName(venue) })}</caption>
            <tbody>
              {estimate.lines.map(({ id, label, detail, sum }) => (
                <tr key={id}>
                  <th scope="row">
                    {label} <small>{detail}</small>
                  </th>
                  <td>{formatRupees(sum)}</td>
                </tr>
              ))}
            </tbody>
            <tbody className={styles.sums}>
              <tr>
                <th scope="row">{m.estimate_total()}</th>
                <td>{formatRupees(estimate.total)}</td>
              </tr>
              <tr>
                <th scope="row">{m.estimate_per_guest()}</th>
                <td>{formatRupees(estimate.perGuest)}</td>
              </tr>
              {estimate.advance && (
                <>
                  <tr>
                    <th scope="row">
                      {m.estimate_advance_now()} <small>{estimate.advance.detail}</small>
                    </th>
                    <td>{formatRupees(estimate.advance.now)}</td>
                  </tr>
                  <tr>
                    <th scope="row">{m.estimate_balance_later()}</th>
                    <td>{formatRupees(estimate.advance.later)}</td>
                  </tr>
                </>
              )}
            </tbody>
          </table>
          {royalty && <p>{m.estimate_sentence({ text: royalty })}</p>}
          <p className={styles.note}>
            {estimate.unknown.length > 0 && (
              <>
                <strong>{m.estimate_not_known()}</strong>{' '}
                {m.estimate_sentence({ text: listNotCounted(estimate) })}{' '}
              </>
            )}
            {estimate.unknown.length === 0 && !estimate.advance && `${m.estimate_advance_not_known()} `}
            {estimate.lines.some((line) => line.rounded) && `${m.estimate_can_be_higher()} `}
            {m.estimate_not_an_offer()}
          </p>
        </>
      )}
    </section>
  );
}

/** The unknown costs, and the advance where it is unknown. */
function listNotCounted(estimate: Total): string {
  const costs = listUnknownCosts(estimate);
  return estimate.advance ? costs : `${costs}, ${m.estimate_the_advance()}`;
}
