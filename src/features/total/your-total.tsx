import { Icon } from '../../components/icon.tsx';
import { type EventDetails, functionsAt, type WeddingFunction } from '../../domain/event-details.ts';
import { nameFunction } from '../../domain/event-details-text.ts';
import { formatCount, formatRupeeRange, formatRupees } from '../../domain/format.ts';
import { describeFits } from '../../domain/venue-facts.ts';
import { m } from '../../i18n/compiled/messages.js';
import { useEventDetails } from '../../stores/event-details-store.ts';
import { describeRoyalty, type TotalVenue } from './total.ts';
import { describeContents, describeKitchen, describeNoTotal, describePackage } from './total-texts.ts';
import { calculateTotalAt, formatSharedRooms, type VenueTotal } from './venue-total.ts';
import styles from './your-total.module.css';

/** The visitor's total at a venue, and a warning where the guests do not fit; nothing without event details. */
export function YourTotal({ venue }: { readonly venue: TotalVenue }) {
  const eventDetails = useEventDetails();
  if (!eventDetails) return null;
  const here = functionsAt(eventDetails, venue.id);
  if (here.length === 0) {
    return <p className={styles.note}>{m.total_none_here()}</p>;
  }
  const total = calculateTotalAt(venue, eventDetails);
  const royalty = describeRoyalty(venue);
  const withPackage = describePackage(venue, here);
  const kitchen = describeKitchen(venue, here);
  const isOnly = here.length === 1;
  return (
    <div className={styles.total}>
      <p className={styles.title}>{m.total_yours_for({ counted: countHere(eventDetails, here) })}</p>
      {total ? (
        <>
          <p className={styles.sum}>{formatRupeeRange(total.sum)}</p>
          {isOnly ? (
            <p className={styles.each}>
              {total.functions.map((one) => m.total_sum_a_guest({ sum: formatRupees(one.total.perGuest) }))}
            </p>
          ) : (
            <Functions total={total} />
          )}
          {withPackage && <p className={styles.note}>{withPackage}</p>}
          <p className={styles.note}>{describeContents(total)}</p>
          {kitchen && <p className={styles.note}>{kitchen}</p>}
          {royalty && <p className={styles.note}>{royalty}</p>}
        </>
      ) : (
        <p className={styles.note}>{describeNoTotal(venue)}</p>
      )}
      {describeFits(venue, eventDetails).map((warning) => (
        <p key={warning} className={styles.tight}>
          <Icon name="triangle-alert" size={16} />
          <span>{warning}</span>
        </p>
      ))}
    </div>
  );
}

/** What the total is for: the guests of a family's only function, else the function or their number. */
function countHere(eventDetails: EventDetails, here: readonly WeddingFunction[]): string {
  if (eventDetails.length === 1) return formatCount(eventDetails[0].guests, m.format_guests);
  const [only] = here.length === 1 ? here : [];
  return only ? nameFunction(only) : formatCount(here.length, m.format_functions);
}

/** The sum of each function, and what they share. */
function Functions({ total }: { readonly total: VenueTotal }) {
  const shared = formatSharedRooms(total);
  return (
    <ul className={styles.functions}>
      {total.functions.map(({ id, function: one, total: { sum } }) => (
        <li key={id}>
          <span>{nameFunction(one)}</span> <span>{formatRupees(sum)}</span>
        </li>
      ))}
      {shared && (
        <li>
          <span>{m.total_shared_rooms()}</span> <span>{shared}</span>
        </li>
      )}
    </ul>
  );
}
