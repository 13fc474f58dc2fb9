import type { EventDetails } from '../../../domain/event-details.ts';
import { functionsAt } from '../../../domain/event-details.ts';
import { closesAt } from '../../../domain/facts/fact-rules.ts';
import { formatClosing, formatRupeeRange } from '../../../domain/format.ts';
import { describeFits } from '../../../domain/venue-facts.ts';
import type { ComparedVenue } from '../../../domain/venue-summary.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { contentLang } from '../../../i18n/localized.ts';
import { answerQuestions } from '../../told/answer-questions.ts';
import { ToldNotes } from '../../total/told-notes.tsx';
import { describePackage } from '../../total/total-texts.ts';
import { calculateTotalAt } from '../../total/venue-total.ts';
import { describePlate } from '../../venues/card/plate-texts.ts';
import { showCapacity } from '../../venues/card/venue-card-facts.ts';
import styles from './compare-summary.module.css';

interface CompareSummaryProps {
  readonly venues: readonly ComparedVenue[];
  readonly eventDetails: EventDetails | undefined;
}

/** A row a hall, with what decides: the total and what it is of, whether we fit, until when, the advance, how much is answered. */
export function CompareSummary({ venues, eventDetails }: CompareSummaryProps) {
  return (
    <ul className={`grid fit gap-2 ${styles.summary}`} aria-label={m.shortlist_basics()}>
      {venues.map((venue) => (
        <li key={venue.id} className="links">
          <strong className="title" lang={contentLang(venue.name)}>
            {venue.name}
          </strong>
          <Sum venue={venue} eventDetails={eventDetails} />
          <small className="note">{summarize(venue, eventDetails).join(' · ')}</small>
        </li>
      ))}
    </ul>
  );
}

interface OneProps {
  readonly venue: ComparedVenue;
  readonly eventDetails: EventDetails | undefined;
}

function Sum({ venue, eventDetails }: OneProps) {
  const total = eventDetails && calculateTotalAt(venue, eventDetails);
  if (!total) return <b>{m.format_per_plate({ price: describePlate(venue).veg })}</b>;
  const here = functionsAt(eventDetails, venue.id);
  const basis = [total.isTold && m.told_as_told(), describePackage(venue, here)].filter(Boolean);
  return (
    <>
      <b>{formatRupeeRange(total.sum)}</b>
      {basis.length > 0 && <small className="note">{basis.join(' · ')}</small>}
      {venue.told && (
        <div className={`note ${styles.told}`}>
          <ToldNotes venue={venue} functions={here} isBrief />
        </div>
      )}
    </>
  );
}

function summarize(venue: ComparedVenue, eventDetails: EventDetails | undefined): string[] {
  const total = eventDetails && calculateTotalAt(venue, eventDetails);
  const closes = closesAt(venue);
  const answers = answerQuestions(venue);
  const fits = eventDetails && venue.halls.length > 0 ? describeFits(venue, eventDetails) : [];
  return [
    eventDetails && venue.halls.length > 0
      ? fits.join(', ') || m.shortlist_all_seated()
      : showCapacity(venue),
    closes === undefined ? undefined : m.shortlist_closes({ time: formatClosing(closes) }),
    total?.advance && m.shortlist_advance({ sum: formatRupeeRange(total.advance.now) }),
    m.venues_ask_answered({
      answered: answers.filter(({ answer }) => answer !== undefined).length,
      all: answers.length,
    }),
  ].filter((text) => text !== undefined && text !== '') as string[];
}
