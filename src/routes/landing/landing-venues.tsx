import { ButtonLink } from '../../components/button.tsx';
import { Carousel } from '../../components/carousel.tsx';
import { Link } from '../../components/link.tsx';
import { PictureView } from '../../components/picture-view.tsx';
import { mainCity } from '../../content/cities.ts';
import { spokenName } from '../../domain/venue-facts.ts';
import { showRating, showScore } from '../../features/venues/card/venue-card-facts.ts';
import { VenueCardPrices } from '../../features/venues/card/venue-card-prices.tsx';
import { m } from '../../i18n/compiled/messages.js';
import { contentLang } from '../../i18n/localized.ts';
import { paths } from '../../lib/paths.ts';
import styles from './landing-blocks.module.css';
import type { LandingData } from './landing-data.ts';

// A phone's tile crops a wide picture to a tall one, which needs a file wider than its box.
export const tileSizes = '(min-width: 64rem) 380px, (min-width: 48rem) 33vw, 60vw';

/** The first venues of Faridabad, each with a slider of three pictures. */
export function LandingVenues({ venues, count }: Pick<LandingData, 'venues' | 'count'>) {
  return (
    <section className="section far gap-4" aria-labelledby="venues">
      <h2 id="venues">{m.landing_venues()}</h2>
      <ul className="grid columns-3">
        {venues.map((venue) => (
          <li key={venue.id} className={styles.venue}>
            <Carousel label={m.gallery_pictures_of({ name: spokenName(venue) })} wrap>
              {venue.pictures.map((picture) => (
                <PictureView key={picture.id} picture={picture} sizes={tileSizes} ratio="3 / 2" label />
              ))}
            </Carousel>
            <div className={`stack gap-1 start ${styles.words}`}>
              <h3 lang={contentLang(venue.name)}>{venue.name}</h3>
              <p className="muted" lang={contentLang(venue.address)}>
                {venue.address}
              </p>
              <p>
                {venue.rating && <span aria-hidden>{`★ ${showScore(venue.rating)}`}</span>}
                <span className={venue.rating && 'visually-hidden'}>{showRating(venue.rating)}</span>
              </p>
              <VenueCardPrices venue={venue} />
              <p lang={contentLang(venue.shortDescription)}>{venue.shortDescription}</p>
              <Link
                to={paths.venue(venue)}
                className="target"
                aria-label={m.landing_more_about({ name: spokenName(venue) })}
              >
                {m.landing_more()}
              </Link>
            </div>
          </li>
        ))}
      </ul>
      {count > venues.length && (
        <ButtonLink to={paths.city(mainCity)}>{m.navigation_see_all_venues()}</ButtonLink>
      )}
    </section>
  );
}
