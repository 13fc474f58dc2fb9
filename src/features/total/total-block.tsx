import { formatRupees } from '../../domain/format.ts';
import type { VenueFacts } from '../../domain/venue.ts';
import { describeFit, spokenName } from '../../domain/venue-facts.ts';
import { m } from '../../i18n/compiled/messages.js';
import { useEventDetails } from '../../lib/event-details-store.ts';
import { EventDetailsBar } from './event-details-bar.tsx';
import { calculateTotal, describeRoyalty, listUnknownCosts, type Total } from './total.ts';
import styles from './total-block.module.css';
import type { TotalVenue } from './your-total.tsx';

type TotalBlockVenue = TotalVenue & Pick<VenueFacts, 'name' | 'nameHi'>;

/** The visitor's total at a venue, line by line, with the unknown costs. */
export function TotalBlock({ venue }: { readonly venue: TotalBlockVenue }) {
  const eventDetails = useEventDetails();
  const total = eventDetails && calculateTotal(venue, eventDetails);
  const royalty = describeRoyalty(venue);
  const fitWarning = eventDetails && describeFit(venue, eventDetails.guests);
  return (
    <section className={styles.block} aria-labelledby="your-total">
      <h2 id="your-total">{m.total_yours()}</h2>
      <EventDetailsBar />
      {eventDetails && !total && <p>{m.total_no_plate_price()}</p>}
      {fitWarning && <p className={styles.tight}>{m.total_sentence({ text: fitWarning })}</p>}
      {total && (
        <>
          <table className={styles.lines}>
            <caption className="visually-hidden">{m.total_caption({ name: spokenName(venue) })}</caption>
            <tbody>
              {total.lines.map(({ id, label, detail, sum }) => (
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
                <th scope="row">{m.total_sum()}</th>
                <td>{formatRupees(total.sum)}</td>
              </tr>
              <tr>
                <th scope="row">{m.total_per_guest()}</th>
                <td>{formatRupees(total.perGuest)}</td>
              </tr>
              {total.advance && (
                <>
                  <tr>
                    <th scope="row">
                      {m.total_advance_now()} <small>{total.advance.detail}</small>
                    </th>
                    <td>{formatRupees(total.advance.now)}</td>
                  </tr>
                  <tr>
                    <th scope="row">{m.total_balance_later()}</th>
                    <td>{formatRupees(total.advance.later)}</td>
                  </tr>
                </>
              )}
            </tbody>
          </table>
          {royalty && <p>{m.total_sentence({ text: royalty })}</p>}
          <p className={styles.note}>
            {total.unknown.length > 0 && (
              <>
                <strong>{m.total_not_known()}</strong>{' '}
                {m.total_sentence({
                  text: listNotCounted(total),
                })}{' '}
              </>
            )}
            {total.unknown.length === 0 && !total.advance && `${m.total_advance_not_known()} `}
            {total.lines.some((line) => line.rounded) && `${m.total_can_be_higher()} `}
            {m.total_not_an_offer()}
          </p>
        </>
      )}
    </section>
  );
}

/** The unknown costs, and the advance where it is unknown. */
function listNotCounted(total: Total): string {
  const costs = listUnknownCosts(total);
  return total.advance ? costs : `${costs}, ${m.total_the_advance()}`;
}
