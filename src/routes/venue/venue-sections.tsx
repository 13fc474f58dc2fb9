import { slotsOf } from '../../domain/facts/fact-rules.ts';
import type { AsTold } from '../../domain/facts/told.ts';
import type { VenueDetails } from '../../domain/venue.ts';
import { VenueCallForm, VisitForm } from '../../features/leads/forms/venue-forms.tsx';
import { AskSheet } from '../../features/told/ask-sheet.tsx';
import { shownTotal, shownTotals } from '../../features/total/shown-total.ts';
import { AskButton } from '../../features/venues/ask-button.tsx';
import { FeatureList } from '../../features/venues/details/feature-list.tsx';
import { VenueAddress } from '../../features/venues/details/venue-address.tsx';
import { callSectionId, visitTitleId } from '../../features/venues/details/venue-section.tsx';
import { useReadMore, VenueAbout, VenueNotes } from '../../features/venues/details/venue-texts.tsx';
import { PolicyGrid } from '../../features/venues/policies/policy-grid.tsx';
import { ReviewCards } from '../../features/venues/reviews/review-cards.tsx';
import { m } from '../../i18n/compiled/messages.js';
import { useEventDetails } from '../../visitor/event-details-store.ts';
import { Sections } from '../sections.tsx';

/** The sections between the total and the similar venues. */
export function VenueSections({ venue }: { readonly venue: AsTold<VenueDetails> }) {
  const eventDetails = useEventDetails();
  const total = shownTotal(venue, eventDetails);
  const totals = shownTotals([venue], eventDetails);
  const ask = (question: string) => (
    <AskButton question={question} venue={venue.name} getTotals={() => totals} />
  );
  const readMore = useReadMore(venue.opensTogether ?? false);
  return (
    <Sections>
      <VenueAbout venue={venue} readMore={readMore.about} />
      <ReviewCards venue={venue} ask={ask} />
      <VenueAddress venue={venue} />
      <VenueNotes venue={venue} readMore={readMore.notes} />
      <FeatureList venue={venue} ask={ask} />
      <PolicyGrid venue={venue} ask={ask} />
      <AskSheet venue={venue} totals={totals} />
      <section id={callSectionId} className="box stack screen-only" aria-labelledby="call-title">
        <h2 id="call-title">{m.venues_call_title()}</h2>
        <VenueCallForm venue={venue.name} venueId={venue.id} total={total} />
      </section>
      <section className="box stack screen-only" aria-labelledby={visitTitleId}>
        <h2 id={visitTitleId}>{m.venues_visit_title()}</h2>
        <VisitForm
          venue={venue.name}
          venueId={venue.id}
          address={venue.address}
          total={total}
          slots={slotsOf(venue)}
        />
      </section>
    </Sections>
  );
}
