import { type CSSProperties, memo } from 'react';
import { webpSrc } from '../../components/picture-files.ts';
import { PictureView } from '../../components/picture-view.tsx';
import type { Picture } from '../../content/types.ts';
import styles from './photo-grid.module.css';
import { type LightboxHandle, useLightbox } from './use-lightbox.tsx';

interface PhotoGridProps {
  readonly pictures: readonly Picture[];
  /** Names the list for those who hear it, e.g. "Mehndi". */
  readonly label: string;
  /** What the lightbox goes through, where that is more than this grid's own pictures. */
  readonly all?: readonly Picture[];
  /** Ids of pictures that are not there yet: a drawn arch keeps the place of each. */
  readonly missing?: readonly string[];
}

/** Pictures (one may stand twice) in one, two or three columns; each opens in the lightbox, which goes on to the others. */
export function PhotoGrid({ pictures, label, all = pictures, missing = [] }: PhotoGridProps) {
  const { openAt, lightbox } = useLightbox(all);
  return (
    <>
      <ul className={styles.grid} aria-label={label}>
        {pictures.map((picture, place) => (
          <Photo
            key={pictures.indexOf(picture) === place ? picture.id : `${picture.id} again`}
            picture={picture}
            index={all.indexOf(picture)}
            openAt={openAt}
          />
        ))}
        {missing.map((id) => (
          <li key={id} className={styles.missing}>
            <PictureView picture={undefined} sizes="100vw" ratio="var(--ratio)" />
            <span>On its way</span>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
}

interface PhotoProps extends Pick<LightboxHandle, 'openAt'> {
  readonly picture: Picture;
  /** Of the lightbox's pictures. */
  readonly index: number;
}

/** One picture of the grid. */
const Photo = memo(function Photo({ picture, index, openAt }: PhotoProps) {
  return (
    <li style={{ '--own': `${picture.width} / ${picture.height}` } as CSSProperties}>
      <a
        className={styles.photo}
        href={webpSrc(picture)}
        aria-haspopup="dialog"
        aria-label={`Enlarge: ${picture.alt}`}
        onClick={openAt(index)}
      >
        <PictureView
          picture={picture}
          sizes="(min-width: 1024px) 33vw, (min-width: 352px) 50vw, 100vw"
          ratio="var(--ratio)"
        />
      </a>
    </li>
  );
});
