import { Sections } from '../../components/sections.tsx';
import type { VenueDetails } from '../../content/types.ts';
import { VenueCallForm } from '../../features/leads/forms/venue-call-form.tsx';
import { VisitForm } from '../../features/leads/forms/visit-form.tsx';
import { FeatureList } from '../../features/venues/details/feature-list.tsx';
import { VenueAddress } from '../../features/venues/details/venue-address.tsx';
import { useReadMore, VenueAbout, VenueNotes } from '../../features/venues/details/venue-texts.tsx';
import { PolicyGrid } from '../../features/venues/policies/policy-grid.tsx';
import { answerQuestions } from '../../features/venues/questions/answer-questions.ts';
import { AskSheet } from '../../features/venues/questions/ask-sheet.tsx';
import { ReviewCards } from '../../features/venues/reviews/review-cards.tsx';
import { useEventDetails } from '../../lib/event-details-store.ts';
import { describeEventDetails } from '../../lib/event-details-text.ts';
import styles from './venue-sections.module.css';

/** The sections between the total and the similar venues. */
export function VenueSections({ venue }: { readonly venue: VenueDetails }) {
  const readMore = useReadMore(venue.opensTogether ?? false);
  const eventDetails = useEventDetails();
  const eventText = eventDetails && describeEventDetails(eventDetails);
  return (
    <Sections>
      <VenueAbout venue={venue} readMore={readMore.about} />
      <ReviewCards venue={venue} />
      <VenueAddress venue={venue} />
      <VenueNotes venue={venue} readMore={readMore.notes} />
      <FeatureList venue={venue} />
      <PolicyGrid venue={venue} />
      <AskSheet venue={venue.name} answers={answerQuestions(venue)} />
      <section id="have-us-call-you" className={styles.form} aria-labelledby="call-title">
        <h2 id="call-title">Have us call you!</h2>
        <VenueCallForm venue={venue.name} eventDetails={eventText} />
      </section>
      {venue.visit && (
        <section className={styles.form} aria-labelledby="visit-title">
          <h2 id="visit-title">Schedule a visit</h2>
          <VisitForm venue={venue.name} slots={venue.slots} eventDetails={eventText} />
        </section>
      )}
    </Sections>
  );
}
