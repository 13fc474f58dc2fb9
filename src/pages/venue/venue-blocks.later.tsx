import type { ShownVenue } from '../../content/types.ts';
import { openLeadDialog } from '../../leads/open-lead-dialog.ts';
import { VenueCallForm } from '../../leads/venue-call-form.tsx';
import { VisitForm } from '../../leads/visit-form.tsx';
import { answerQuestions } from '../../venues/answer-questions.ts';
import { AskSheet } from '../../venues/ask-sheet.tsx';
import { CallLine } from '../../venues/call-line.tsx';
import { FeatureList } from '../../venues/feature-list.tsx';
import { HurryBanner } from '../../venues/hurry-banner.tsx';
import { useParty } from '../../venues/party-store.ts';
import { partyWords } from '../../venues/party-words.ts';
import { PolicyGrid } from '../../venues/policy-grid.tsx';
import { ReviewCards } from '../../venues/review-cards.tsx';
import { useReadMore } from '../../venues/use-read-more.ts';
import { VenueAbout } from '../../venues/venue-about.tsx';
import { VenueAddress } from '../../venues/venue-address.tsx';
import { VenueNotes } from '../../venues/venue-notes.tsx';
import styles from './venue-blocks.module.css';

/** What a venue's page says below the total, to the forms. */
export function VenueBlocks({ data: venue }: { readonly data: ShownVenue }) {
  const readMore = useReadMore(venue.opensTogether ?? false);
  const party = useParty();
  const words = party && partyWords(party);
  const ask = (control: string, matter: string) =>
    openLeadDialog({ dialog: 'callback', control, about: `${venue.name}: ${matter}` });
  const askQuestion = (question: string) => ask('Ask us', question);
  return (
    <>
      <div className={styles.intro} data-below>
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
      <section id="have-us-call-you" data-below className={styles.form} aria-labelledby="call-title">
        <h2 id="call-title">Have us call you!</h2>
        <VenueCallForm venue={venue.name} party={words} />
      </section>
      {venue.visit && (
        <section data-below className={styles.form} aria-labelledby="visit-title">
          <h2 id="visit-title">Schedule a visit</h2>
          <VisitForm venue={venue.name} slots={venue.slots} party={words} />
        </section>
      )}
    </>
  );
}
