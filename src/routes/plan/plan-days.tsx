import { Button } from '../../components/button.tsx';
import { Link } from '../../components/link.tsx';
import { formatDate } from '../../domain/dates.ts';
import type { EventDetails, WeddingFunction } from '../../domain/event-details.ts';
import { describeFunction, nameFunction } from '../../domain/event-details-text.ts';
import { formatRupees } from '../../domain/format.ts';
import type { ComparedVenue, UnlistedVenue } from '../../domain/venue-summary.ts';
import { calculateTotal } from '../../features/total/total.ts';
import { m } from '../../i18n/compiled/messages.js';
import { contentLang } from '../../i18n/localized.ts';
import { paths } from '../../lib/paths.ts';
import { groupByDate } from './plan.ts';
import styles from './plan-page.module.css';

interface PlanDaysProps {
  readonly eventDetails: EventDetails;
  readonly venues: readonly (ComparedVenue | UnlistedVenue)[];
  /** Ids of venues that are no longer listed. */
  readonly gone: readonly string[];
  /** Of the function at a place among the event details. */
  readonly onChooseVenue: (place: number) => void;
}

/** The functions by date, each with its guests, its venue and its sum. */
export function PlanDays({ eventDetails, venues, gone, onChooseVenue }: PlanDaysProps) {
  return (
    <section className="stack gap-3" aria-labelledby="plan-days">
      <h2 id="plan-days">{m.plan_functions()}</h2>
      {groupByDate(eventDetails).map(({ date, functions }) => (
        <div key={date ?? ''} className={`stack gap-2 ${styles.day}`}>
          <h3>{date ? formatDate(date) : m.plan_date_open()}</h3>
          <ul>
            {functions.map(({ id, function: one }) => (
              <FunctionItem
                key={id}
                function={one}
                venue={venues.find((venue) => venue.id === one.venue)}
                isOpen={!one.venue || gone.includes(one.venue)}
                onChooseVenue={() => onChooseVenue(id)}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

interface FunctionItemProps {
  readonly function: WeddingFunction;
  readonly venue: ComparedVenue | UnlistedVenue | undefined;
  /** It has no venue, or none that is listed. */
  readonly isOpen: boolean;
  readonly onChooseVenue: () => void;
}

function FunctionItem({ function: { date, ...one }, venue, isOpen, onChooseVenue }: FunctionItemProps) {
  const total = venue && !('isUnlisted' in venue) && calculateTotal(venue, one);
  return (
    <li className={styles.function}>
      <p className={styles.row}>
        <strong className="strong">{nameFunction(one)}</strong>
        {total && <span>{formatRupees(total.sum)}</span>}
      </p>
      <p className="note">{describeFunction(one)}</p>
      <p className={isOpen ? 'links' : undefined}>
        {one.venue ? <FunctionVenue id={one.venue} venue={venue} /> : <span>{m.plan_no_venue()}</span>}
        {isOpen && (
          <Button
            variant="quiet"
            className="screen-only"
            aria-label={m.format_of_function({ function: nameFunction(one), text: m.plan_choose_venue() })}
            onClick={onChooseVenue}
          >
            {m.plan_choose_venue()}
          </Button>
        )}
      </p>
    </li>
  );
}

function FunctionVenue({
  id,
  venue,
}: {
  readonly id: string;
  readonly venue: ComparedVenue | UnlistedVenue | undefined;
}) {
  if (venue && 'isUnlisted' in venue) {
    return <span lang={contentLang(venue.name)}>{m.shortlist_unlisted({ names: venue.name })}</span>;
  }
  if (venue) {
    return (
      <Link to={paths.venue(venue)} lang={contentLang(venue.name)}>
        {venue.name}
      </Link>
    );
  }
  return <span lang="en">{id}</span>;
}
