import { Icon } from '../../components/icon.tsx';
import { functionsAt } from '../../domain/event-details.ts';
import { asOnPage, pageOf } from '../../domain/facts/told.ts';
import { formatNumber, formatRupeeRange, formatRupees } from '../../domain/format.ts';
import { describeFits } from '../../domain/venue-facts.ts';
import { m } from '../../i18n/compiled/messages.js';
import { useEventDetails } from '../../visitor/event-details-store.ts';
import { describeRoyalty, type TotalVenue } from './total.ts';
import {
  describeContents,
  describeCounted,
  describeKitchen,
  describeNoTotal,
  describePackage,
  describeStaleSum,
} from './total-texts.ts';
import { calculateTotalAt } from './venue-total.ts';
import styles from './your-total.module.css';

/** The visitor's total at a venue, and a warning where the guests do not fit; nothing without event details. */
export function YourTotal({ venue }: { readonly venue: TotalVenue }) {
  const eventDetails = useEventDetails();
  if (!eventDetails) return null;
  const here = functionsAt(eventDetails, venue.id);
  if (here.length === 0) {
    return <p className="note">{m.total_none_here()}</p>;
  }
  const total = calculateTotalAt(venue, eventDetails);
  const ours = total?.isTold && calculateTotalAt(asOnPage(pageOf(venue)), eventDetails);
  const withPackage = describePackage(venue, here);
  const counted = describeCounted(eventDetails, here);
  const stale = describeStaleSum(venue, here);
  const [first, second] = eventDetails;
  const forWhat = second
    ? m.total_for({ counted })
    : m.total_for_guests({ guests: formatNumber(first.guests) });
  return (
    <div className={styles.total} data-package={total && withPackage !== undefined}>
      <p className="visually-hidden">{m.total_yours_for({ counted })}</p>
      {total ? (
        <>
          <p className={styles.line}>
            <span className={styles.sum}>{formatRupeeRange(total.sum)}</span>{' '}
            <span className={styles.each}>
              <span aria-hidden>{forWhat}</span>{' '}
              {total.perGuest !== undefined && (
                <span>{m.total_sum_a_guest({ sum: formatRupees(total.perGuest) })}</span>
              )}
              {total.isTold && <span> {m.told_as_told()}</span>}
            </span>
          </p>
          <p className="note">
            {join([
              ours && m.told_page({ page: formatRupeeRange(ours.sum) }),
              withPackage,
              describeContents(total),
            ])}
          </p>
        </>
      ) : (
        <p className="note">{describeNoTotal(venue)}</p>
      )}
      <Marks
        warnings={[...describeFits(venue, eventDetails), ...known([stale || undefined])]}
        notes={total ? known([describeKitchen(venue, here), describeRoyalty(venue)]) : []}
      />
    </div>
  );
}

const known = (texts: readonly (string | undefined)[]) => texts.filter((text) => text !== undefined);
const join = (texts: readonly (string | false | undefined)[]) => texts.filter(Boolean).join(' · ');

interface MarksProps {
  readonly warnings: readonly string[];
  readonly notes: readonly string[];
}

/** Warnings, then notes, the most important one first. */
function Marks({ warnings, notes }: MarksProps) {
  const more = warnings.length + notes.length - 1;
  return (
    <>
      {[...warnings, ...notes].map((text, index) => (
        <p key={text} className={`note ${styles.mark}`}>
          {index < warnings.length && <Icon name="triangle-alert" size={16} className="error" />}
          <span className={index < warnings.length ? 'strong error' : 'muted'}>{text}</span>
          {index === 0 && more > 0 && <span className="muted" aria-hidden>{`+${more}`}</span>}
        </p>
      ))}
    </>
  );
}
