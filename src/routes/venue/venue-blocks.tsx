import { Sections } from '../../components/sections.tsx';
import type { VenueDetails } from '../../content/types.ts';
import { VenueCallForm, VisitForm } from '../../features/leads/forms/venue-forms.tsx';
import { CallLine } from '../../features/venues/details/call-line.tsx';
import { FeatureList } from '../../features/venues/details/feature-list.tsx';
import { HurryBanner } from '../../features/venues/details/hurry-banner.tsx';
import { useReadMore } from '../../features/venues/details/use-read-more.ts';
import { VenueAbout } from '../../features/venues/details/venue-about.tsx';
import { VenueAddress } from '../../features/venues/details/venue-address.tsx';
import { VenueNotes } from '../../features/venues/details/venue-notes.tsx';
import { PolicyGrid } from '../../features/venues/policies/policy-grid.tsx';
import { answerQuestions } from '../../features/venues/questions/answer-questions.ts';
import { AskSheet } from '../../features/venues/questions/ask-sheet.tsx';
import { ReviewCards } from '../../features/venues/reviews/review-cards.tsx';
import { openCallBackDialog } from '../../lib/lead-dialog.ts';
import styles from './venue-blocks.module.css';

/** What a venue's page says below the total, to the forms. */
export function VenueBlocks({ venue }: { readonly venue: VenueDetails }) {
  const readMore = useReadMore(venue.opensTogether ?? false);
  const ask = (control: string, matter: string) =>
    openCallBackDialog({ control, about: `${venue.name}: ${matter}` });
  const askQuestion = (question: string) => ask('Ask us', question);
  return (
    <Sections>
      <div className={styles.intro}>
        <VenueAbout paragraphs={venue.about} state={readMore.about} />
        <CallLine venue={venue.name} />
        <HurryBanner />
      </div>
      <ReviewCards reviews={venue.reviews} rating={venue.rating} onAsk={askQuestion} />
      <VenueAddress venue={venue} />
      <VenueNotes venue={venue} state={readMore.notes} />
      <FeatureList features={venue.features} onAsk={askQuestion} />
      <PolicyGrid venue={venue} onAsk={askQuestion} />
      <AskSheet
        venue={venue.name}
        answers={answerQuestions(venue)}
        onAskAll={(questions) => ask('Ask us to ask', questions.join(' '))}
      />
      <section id="have-us-call-you" className={styles.form} aria-labelledby="call-title">
        <h2 id="call-title">Have us call you!</h2>
        <VenueCallForm venue={venue.name} />
      </section>
      {venue.visit && (
        <section className={styles.form} aria-labelledby="visit-title">
          <h2 id="visit-title">Schedule a visit</h2>
          <VisitForm venue={venue.name} slots={venue.slots} />
        </section>
      )}
    </Sections>
  );
}
