import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Link } from '../../../components/link.tsx';
import { site } from '../../../content/site.ts';
import { venueTypeLabels } from '../../../domain/choices.ts';
import { isVegetarianKitchen } from '../../../domain/facts/fact-rules.ts';
import type { ShownTotal, ShownTotals } from '../../../domain/shown-total.ts';
import { spokenName, venueLocation } from '../../../domain/venue-facts.ts';
import type { VenueSummary } from '../../../domain/venue-summary.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { contentLang } from '../../../i18n/localized.ts';
import { paths } from '../../../lib/paths.ts';
import { openPriceDialog } from '../../../visitor/lead-store.ts';
import { AskButton } from '../ask-button.tsx';
import { HeartButton } from './heart-button.tsx';
import styles from './venue-card.module.css';
import { showCapacity, showFacility, showRating, showScore } from './venue-card-facts.ts';
import { VenueCardPictures } from './venue-card-pictures.tsx';
import { VenueCardPrices } from './venue-card-prices.tsx';

interface VenueCardProps {
  readonly venue: VenueSummary;
  /** The first card of a page: its picture is loaded at once. */
  readonly first?: boolean;
  /** The level of the heading. */
  readonly level?: 2 | 3;
  /** The visitor's own total, above the plate prices. */
  readonly total: ReactNode;
  /** The same for a price request. */
  readonly getTotal: () => ShownTotal | undefined;
  /** The same for a question. */
  readonly getTotals: () => ShownTotals | undefined;
}

const control = 'venue card';
/** A name with more letters is set smaller, to fit one line of a phone. */
const longName = 24;

/** A venue in a list: enough to compare it without opening it. */
export function VenueCard({ venue, first = false, level = 2, total, getTotal, getTotals }: VenueCardProps) {
  const Heading = `h${level}` as const;
  const link = { to: paths.venue(venue), state: { venue } };
  const { id, name } = venue;
  const spoken = spokenName(venue);
  return (
    <article className={styles.frame} aria-labelledby={`card-${id}`}>
      <div className={styles.card}>
        <div className={styles.pictures}>
          <VenueCardPictures venue={venue} link={link} first={first} />
          <div className={`${styles.save} screen-only`}>
            <HeartButton id={id} name={spoken} />
          </div>
        </div>
        <div className={styles.head}>
          <Heading id={`card-${id}`} className={styles.name} data-long={name.length > longName}>
            <Link {...link} lang={contentLang(name)}>
              {name}
            </Link>
          </Heading>
          <CardFacts venue={venue} getTotals={getTotals} />
        </div>
        <div className={styles.money}>
          {total}
          <VenueCardPrices venue={venue} />
        </div>
        <CardDetails venue={venue} />
        <div className={`${styles.actions} screen-only`}>
          <Button
            aria-label={m.venues_card_see_prices_of({ name: spoken })}
            onClick={() => openPriceDialog({ venue: name, venueId: id, control, total: getTotal() })}
          >
            {m.venues_see_prices()}
          </Button>
          <ButtonLink
            variant="secondary"
            aria-label={m.venues_card_view_venue_name({ name: spoken })}
            {...link}
          >
            {m.venues_card_view_venue()}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

/** Location, rating and capacity. */
function CardFacts({ venue, getTotals }: Pick<VenueCardProps, 'venue' | 'getTotals'>) {
  const capacity = showCapacity(venue);
  const location = venueLocation(venue);
  return (
    <ul className={styles.facts}>
      <li className={styles.place} lang={contentLang(location)}>
        {location}
      </li>
      <li className={styles.rating}>
        {venue.rating && <span aria-hidden>{showScore(venue.rating)}</span>}
        <span className={venue.rating && 'visually-hidden'}>{showRating(venue.rating)}</span>
      </li>
      <li className={styles.capacity}>
        {capacity ?? (
          <>
            {m.venues_card_capacity()}{' '}
            <AskButton
              question={m.venues_card_ask_capacity({ name: venue.name })}
              spoken={m.venues_card_ask_capacity({ name: spokenName(venue) })}
              control={control}
              getTotals={getTotals}
            />
          </>
        )}
      </li>
    </ul>
  );
}

/** Facilities that a phone's card shows; the others are in a wide card, and read aloud. */
const shownFacilities = 2;

/** Badge, types, facilities and description. */
function CardDetails({ venue }: Pick<VenueCardProps, 'venue'>) {
  const { facilities } = venue;
  return (
    <div className={styles.details}>
      <p className={styles.badges}>
        {venue.managed && (
          <span className={styles.managed} lang={contentLang(site.badge)}>
            {site.badge}
          </span>
        )}
        {venue.badge && (
          <span className={styles.badge} lang={contentLang(venue.badge)}>
            {venue.badge}
          </span>
        )}
        {isVegetarianKitchen(venue) && <span>{m.venues_vegetarian_kitchen()}</span>}
        {venue.venueTypes.length > 0 && (
          <span>{venue.venueTypes.map((type) => venueTypeLabels[type]()).join(' · ')}</span>
        )}
      </p>
      {facilities.length > 0 && (
        <ul className={styles.facilities} aria-label={m.venues_card_facilities()}>
          {facilities.map((facility) => (
            <li key={facility}>{showFacility(facility)}</li>
          ))}
          {facilities.length > shownFacilities && (
            <li className={styles.more} aria-hidden>{`+${facilities.length - shownFacilities}`}</li>
          )}
        </ul>
      )}
      <p className={styles.description} lang={contentLang(venue.shortDescription)}>
        {venue.shortDescription}
      </p>
    </div>
  );
}
