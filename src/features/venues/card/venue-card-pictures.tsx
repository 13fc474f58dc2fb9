import { Fragment, useRef, useState } from 'react';
import { Carousel } from '../../../components/carousel.tsx';
import { Link, type LinkProps } from '../../../components/link.tsx';
import { PictureView, Thumbnail } from '../../../components/picture-view.tsx';
import type { Picture } from '../../../domain/venue.ts';
import { spokenName } from '../../../domain/venue-facts.ts';
import type { VenueSummary } from '../../../domain/venue-summary.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { prefersLessMotion } from '../../../lib/motion.ts';
import styles from './venue-card-pictures.module.css';

interface VenueCardPicturesProps {
  readonly venue: VenueSummary;
  readonly link: Pick<LinkProps, 'to' | 'state'>;
  readonly first: boolean;
}

/** From this many pictures on, the thumbnails end with a way to all of them. */
const viewAllAbove = 4;
const large = '(min-width: 82rem) 20rem, (min-width: 40rem) 42vw, calc(100vw - 2rem)';
/** Twice as wide as high on a phone; see the card's sheet. */
const ratio = 'var(--picture-ratio)';

/** A carousel where there are several pictures; on it thumbnails of the second to the fourth, and View All. */
export function VenueCardPictures({ venue, link, first }: VenueCardPicturesProps) {
  const { pictures, pictureCount } = venue;
  const name = spokenName(venue);
  const box = useRef<HTMLDivElement>(null);
  const [isActive, setActive] = useState(false);
  // The pictures out of view are rendered when a pointer, a finger or the focus comes to the carousel.
  const rendered = isActive ? pictures.length : 1;
  const slides = pictures.map((picture, index) =>
    index < rendered ? (
      // Keyboards and screen readers use the link of the name.
      <Link key={picture.id} {...link} tabIndex={-1} className={styles.slide} draggable={false}>
        <PictureView picture={picture} sizes={large} ratio={ratio} label priority={first && index === 0} />
      </Link>
    ) : (
      <Fragment key={picture.id} />
    ),
  );

  const show = (index: number) => {
    const slide = box.current?.querySelectorAll('li')[index];
    const row = slide?.parentElement;
    row?.scrollTo({
      left: slide ? slide.offsetLeft - row.offsetLeft : 0,
      behavior: prefersLessMotion() ? 'instant' : 'smooth',
    });
  };

  if (pictures.length === 0) return <NoPicture />;
  return (
    <div ref={box} className={styles.box} {...(isActive ? {} : activateOn(() => setActive(true)))}>
      {slides.length > 1 ? (
        <Carousel label={m.gallery_pictures_of({ name })} wrap>
          {slides}
        </Carousel>
      ) : (
        slides
      )}
      {pictures.length > 1 && (
        <div className={`${styles.strip} screen-only`}>
          {pictures.slice(1, viewAllAbove).map((picture, index) => (
            <ShowPictureButton
              key={picture.id}
              picture={picture}
              place={index + 2}
              onShow={() => show(index + 1)}
            />
          ))}
          {pictureCount > viewAllAbove && (
            <Link
              {...link}
              className={styles.all}
              aria-label={m.venues_card_view_all_of({ count: pictureCount, name })}
            >
              {m.venues_card_view_all()}
            </Link>
          )}
        </div>
      )}
    </div>
  );
}

/** Events that come before the first use of the carousel, by pointer, finger or keyboard. */
const activateOn = (activate: () => void) => ({
  onPointerEnter: activate,
  onTouchStart: activate,
  onFocus: activate,
});

interface ShowPictureButtonProps {
  readonly picture: Picture;
  readonly place: number;
  readonly onShow: () => void;
}

function ShowPictureButton({ picture, place, onShow }: ShowPictureButtonProps) {
  return (
    <button
      type="button"
      className={styles.thumbnail}
      aria-label={m.venues_card_show_picture({ number: place })}
      onClick={onShow}
    >
      <Thumbnail picture={picture} />
    </button>
  );
}

function NoPicture() {
  return (
    <div className={styles.none}>
      <PictureView picture={undefined} sizes={large} ratio={ratio} />
      <p>{m.venues_card_no_picture()}</p>
    </div>
  );
}
