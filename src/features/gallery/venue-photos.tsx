import { Carousel } from '../../components/carousel.tsx';
import { webpSrc } from '../../components/picture-files.ts';
import { PictureView } from '../../components/picture-view.tsx';
import type { VenueDetails } from '../../content/types.ts';
import { useLightbox } from './use-lightbox.tsx';
import styles from './venue-photos.module.css';

// A tall cut of a wide picture shows half of it: the file must be twice as wide as its box.
const pairSizes = '(min-width: 64rem) 60vw, 94vw';

/** The venue's pictures, one or two at a time, wrapping at both ends; each opens in the lightbox. */
export function VenuePhotos({ venue }: { venue: VenueDetails }) {
  const pictures = venue.pictures.slice(0, venue.photoCount);
  const atOnce = venue.pairedPhotos ? 2 : 1;
  const { openAt, lightbox } = useLightbox(pictures);
  if (pictures.length === 0) return <p className={styles.none}>Pictures of {venue.name} are on their way.</p>;
  return (
    <div className={styles.photos}>
      <Carousel
        label={`Photos of ${venue.name}`}
        perView={{ phone: atOnce, tablet: atOnce, wide: atOnce }}
        step={atOnce}
        wrap
        counter={!venue.pairedPhotos}
      >
        {pictures.map((picture, index) => (
          <a
            key={picture.id}
            className={styles.photo}
            href={webpSrc(picture)}
            aria-haspopup="dialog"
            aria-label={`Enlarge photo ${index + 1} of ${pictures.length}: ${picture.alt}`}
            onClick={openAt(index)}
          >
            <PictureView
              picture={picture}
              sizes={venue.pairedPhotos ? pairSizes : '(min-width: 64rem) 60vw, 100vw'}
              ratio={venue.pairedPhotos ? '4 / 5' : '3 / 2'}
              priority={index === 0}
              label
            />
          </a>
        ))}
      </Carousel>
      {lightbox}
    </div>
  );
}
