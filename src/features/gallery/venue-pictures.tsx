import { Carousel } from '../../components/carousel.tsx';
import { webpSrc } from '../../components/picture-files.ts';
import { PictureView } from '../../components/picture-view.tsx';
import type { VenueDetails } from '../../domain/venue.ts';
import { spokenName } from '../../domain/venue-facts.ts';
import { m } from '../../i18n/compiled/messages.js';
import { Lightbox, useOpenPicture } from './lightbox.tsx';
import styles from './venue-pictures.module.css';

// A tall crop of a wide picture needs a file twice as wide as its box.
const pairSizes = '(min-width: 64rem) 60vw, 94vw';

/** The venue's pictures, one or two at a time; each opens in the lightbox. */
export function VenuePictures({ venue }: { venue: VenueDetails }) {
  const openPicture = useOpenPicture();
  const pictures = venue.pictures.slice(0, venue.pictureLimit);
  const perView = venue.pairedPictures ? 2 : 1;
  if (pictures.length === 0)
    return <p className={`box centred muted ${styles.none}`}>{m.gallery_empty({ name: venue.name })}</p>;
  return (
    <div className={venue.pairedPictures ? styles.photos : `${styles.photos} ${styles.single}`}>
      <Carousel
        label={m.gallery_of({ name: spokenName(venue) })}
        perView={{ phone: perView, tablet: perView, wide: perView }}
        step={perView}
        wrap
        counter={!venue.pairedPictures}
      >
        {pictures.map((picture, index) => (
          <a
            key={picture.id}
            className={styles.photo}
            href={webpSrc(picture)}
            aria-haspopup="dialog"
            aria-label={m.gallery_enlarge_photo({
              number: index + 1,
              count: pictures.length,
              alt: picture.alt,
            })}
            onClick={(event) => openPicture(picture, event)}
          >
            <PictureView
              picture={picture}
              sizes={venue.pairedPictures ? pairSizes : '(min-width: 64rem) 60vw, 100vw'}
              ratio={venue.pairedPictures ? '4 / 5' : '3 / 2'}
              priority={index === 0}
              label
            />
          </a>
        ))}
      </Carousel>
      <Lightbox pictures={pictures} />
    </div>
  );
}
