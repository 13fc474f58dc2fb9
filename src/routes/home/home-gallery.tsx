import { Carousel } from '../../components/carousel.tsx';
import { ImpressionNote } from '../../components/impression-note.tsx';
import { Link } from '../../components/link.tsx';
import { PictureView } from '../../components/picture-view.tsx';
import { m } from '../../i18n/compiled/messages.js';
import { paths } from '../../lib/paths.ts';
import type { HomeData } from './home-data.ts';
import styles from './home-sections.module.css';

/** The photo categories: four in view on wide screens, without wrapping. */
export function HomeGallery({ cards }: { cards: HomeData['galleryTiles'] }) {
  return (
    <section className={styles.section} aria-labelledby="photos">
      <h2 id="photos">{m.home_photos()}</h2>
      <ImpressionNote pictures={cards.map(({ picture }) => picture)} className={styles.impressions} />
      <Carousel label={m.home_photos_label()} perView={4} wrap={false}>
        {cards.map(({ title, picture }) => (
          <Link key={title} to={paths.gallery()} className={styles.galleryTile}>
            <PictureView picture={picture} sizes="(min-width: 1024px) 280px, 70vw" ratio="4 / 5" alt="" />
            <span>{title}</span>
          </Link>
        ))}
      </Carousel>
    </section>
  );
}
