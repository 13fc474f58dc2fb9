import { memo } from 'react';
import type { LandingData } from '../../app/page-data.ts';
import { Carousel } from '../../components/carousel.tsx';
import { Link } from '../../components/link.tsx';
import { PictureView } from '../../components/picture-view.tsx';
import { useWhole } from '../../components/use-whole.ts';
import { paths } from '../../lib/paths.ts';
import styles from './landing-blocks.module.css';

/** Venues whose pictures stand there at first; of the others the words and the link. */
const firstVenues = 4;

/** The venues of Faridabad, each with a slider of three pictures. */
export function LandingVenues({ venues }: Pick<LandingData, 'venues'>) {
  const whole = useWhole({ total: venues.length, first: firstVenues, exact: true });
  return (
    <section className={styles.section} aria-labelledby="venues">
      <h2 id="venues">Venues in Faridabad</h2>
      <ul className={styles.venues}>
        {venues.map((venue, place) => (
          <LandingVenue key={venue.id} venue={venue} brief={place >= whole} />
        ))}
      </ul>
    </section>
  );
}

interface LandingVenueProps {
  readonly venue: LandingData['venues'][number];
  /** All words, but of its pictures only the place of the first. */
  readonly brief: boolean;
}

const LandingVenue = memo(function LandingVenue({ venue, brief }: LandingVenueProps) {
  const pictures = brief ? venue.pictures.slice(0, 1) : venue.pictures;
  return (
    <li data-below className={styles.venue}>
      <Carousel label={`Pictures of ${venue.name}`} perView={1} wrap>
        {pictures.map((picture) => (
          <PictureView
            key={picture.id}
            picture={picture}
            sizes="(min-width: 1024px) 380px, (min-width: 544px) 45vw, 100vw"
            ratio="3 / 2"
            brief={brief}
            alt={brief ? '' : picture.alt}
          />
        ))}
      </Carousel>
      <div className={styles.words}>
        <h3>{venue.name}</h3>
        <p className={styles.place}>{venue.address}</p>
        <p>{venue.shortDescription}</p>
        <Link to={paths.venue(venue)} aria-label={`Get More Info about ${venue.name}`}>
          Get More Info
        </Link>
      </div>
    </li>
  );
});
