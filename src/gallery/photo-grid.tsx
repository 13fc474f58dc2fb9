import type { CSSProperties } from 'react';
import type { Picture } from '../content/types.ts';
import { webpSrc } from '../ui/picture-files.ts';
import { PictureView } from '../ui/picture-view.tsx';
import styles from './photo-grid.module.css';
import { useLightbox } from './use-lightbox.tsx';

interface PhotoGridProps {
  readonly pictures: readonly Picture[];
  /** Names the list for those who hear it, e.g. "Mehndi". */
  readonly label: string;
  /** What the lightbox goes through, where that is more than this grid's own pictures. */
  readonly all?: readonly Picture[];
  /** Ids of pictures that are not there yet: a drawn arch keeps the place of each. */
  readonly awaited?: readonly string[];
}

/** Pictures (one may stand twice) in one, two or three columns; each opens in the lightbox, which goes on to the others. */
export function PhotoGrid({ pictures, label, all = pictures, awaited = [] }: PhotoGridProps) {
  const { openAt, lightbox } = useLightbox(all);
  return (
    <>
      <ul className={styles.grid} aria-label={label}>
        {pictures.map((picture, place) => (
          <li
            key={pictures.indexOf(picture) === place ? picture.id : `${picture.id} again`}
            style={{ '--own': `${picture.width} / ${picture.height}` } as CSSProperties}
          >
            <a
              className={styles.photo}
              href={webpSrc(picture)}
              aria-haspopup="dialog"
              aria-label={`Enlarge: ${picture.alt}`}
              onClick={openAt(all.indexOf(picture))}
            >
              <PictureView
                picture={picture}
                sizes="(min-width: 1024px) 33vw, (min-width: 352px) 50vw, 100vw"
                ratio="var(--ratio)"
              />
            </a>
          </li>
        ))}
        {awaited.map((id) => (
          <li key={id} className={styles.awaited}>
            <PictureView picture={undefined} sizes="100vw" ratio="var(--ratio)" />
            <span>On its way</span>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
}
