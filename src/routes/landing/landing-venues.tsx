import { Carousel } from '../../components/carousel.tsx';
import { Link } from '../../components/link.tsx';
import { PictureView } from '../../components/picture-view.tsx';
import { paths } from '../../lib/paths.ts';
import styles from './landing-blocks.module.css';
import type { LandingData } from './landing-data.ts';

/** The venues of Faridabad, each with a slider of three pictures. */
export function LandingVenues({ venues }: Pick<LandingData, 'venues'>) {
  return (
    <section className={styles.section} aria-labelledby="venues">
      <h2 id="venues">Venues in Faridabad</h2>
      <ul className={styles.venues}>
        {venues.map((venue) => (
          <li key={venue.id} className={styles.venue}>
            <Carousel label={`Pictures of ${venue.name}`} wrap>
              {venue.pictures.map((picture) => (
                <PictureView
                  key={picture.id}
                  picture={picture}
                  sizes="(min-width: 1024px) 380px, (min-width: 544px) 45vw, 100vw"
                  ratio="3 / 2"
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
        ))}
      </ul>
    </section>
  );
}
