import { site } from '../content/site.ts';
import { VenuePhotos } from '../gallery/venue-photos.tsx';
import { openLeadDialog } from '../leads/open-lead-dialog.ts';
import { VenueCallForm } from '../leads/venue-call-form.tsx';
import { VisitForm } from '../leads/visit-form.tsx';
import type { PageData } from '../page-data.ts';
import { paths } from '../paths.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { answerQuestions } from '../venues/answer-questions.ts';
import { AskSheet } from '../venues/ask-sheet.tsx';
import { CallLine } from '../venues/call-line.tsx';
import { EstimateBlock } from '../venues/estimate-block.tsx';
import { FeatureList } from '../venues/feature-list.tsx';
import { HurryBanner } from '../venues/hurry-banner.tsx';
import { PageJumps } from '../venues/page-jumps.tsx';
import { useParty } from '../venues/party-store.ts';
import { partyWords } from '../venues/party-words.ts';
import { PolicyGrid } from '../venues/policy-grid.tsx';
import { PriceBox } from '../venues/price-box.tsx';
import { ReviewCards } from '../venues/review-cards.tsx';
import { useReadMore } from '../venues/use-read-more.ts';
import { VenueAbout } from '../venues/venue-about.tsx';
import { VenueAddress } from '../venues/venue-address.tsx';
import { VenueHeader } from '../venues/venue-header.tsx';
import { VenueNotes } from '../venues/venue-notes.tsx';
import { SeenVenues } from './seen-venues.tsx';
import { SimilarVenues } from './venue/similar-venues.tsx';
import { VenueTools } from './venue/venue-tools.tsx';
import styles from './venue-page.module.css';

/** One venue, in the specification's order of blocks; the price panel stays beside them on wide screens. */
export function VenuePage({ data: { venue, cityName, similar } }: { data: PageData['venue'] }) {
  const readMore = useReadMore(venue.opensTogether ?? false);
  const party = useParty();
  const words = party && partyWords(party);
  const askPrice = (control: string) =>
    openLeadDialog({ dialog: 'price', venue: venue.name, control, wish: party });
  const ask = (control: string, matter: string) =>
    openLeadDialog({ dialog: 'callback', control, about: `${venue.name}: ${matter}` });
  const askQuestion = (question: string) => ask('Ask us', question);
  return (
    <article className={`wrap ${styles.page}`}>
      <Breadcrumb
        trail={[
          { label: 'Home', to: paths.home() },
          { label: cityName, to: paths.city(venue.city) },
          { label: venue.name },
        ]}
      />
      <div className={styles.columns}>
        <VenuePhotos venue={venue} />
        <VenueHeader venue={venue} />
        <aside className={styles.panel} aria-label="Prices">
          <VenueTools venue={venue} />
          <PriceBox
            venue={venue}
            onSeePrices={() => askPrice('See Prices')}
            onVenueTour={() => askPrice('Venue Tour')}
          />
          <p className={styles.contact}>
            <a href={site.phone.href}>Call {site.phone.display}</a>
            <a href="#have-us-call-you">Have us call you</a>
          </p>
          <PageJumps />
        </aside>
        <div className={styles.blocks}>
          <EstimateBlock venue={venue} />
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
            <VenueCallForm venue={venue.name} party={words} />
          </section>
          {venue.visit && (
            <section className={styles.form} aria-labelledby="visit-title">
              <h2 id="visit-title">Schedule a visit</h2>
              <VisitForm venue={venue.name} slots={venue.slots} party={words} />
            </section>
          )}
        </div>
      </div>
      <SimilarVenues venues={similar} />
      <SeenVenues current={venue.id} />
    </article>
  );
}
