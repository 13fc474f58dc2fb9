import type { CSSProperties, MouseEvent } from 'react';
import { webpSrc } from '../../components/picture-files.ts';
import { PictureView } from '../../components/picture-view.tsx';
import type { Picture } from '../../domain/venue.ts';
import { m } from '../../i18n/compiled/messages.js';
import { useOpenPicture } from './lightbox.tsx';
import styles from './picture-grid.module.css';

interface PictureGridProps {
  /** A picture may occur twice. */
  readonly pictures: readonly Picture[];
  /** The accessible name of the list, e.g. "Mehndi". */
  readonly label: string;
  /** Ids of pictures without a file; each has a placeholder. */
  readonly missing?: readonly string[];
}

/** Pictures in one, two or three columns; each opens in the page's `Lightbox`. */
export function PictureGrid({ pictures, label, missing = [] }: PictureGridProps) {
  const openPicture = useOpenPicture();
  return (
    <ul className={`grid gap-2 ${styles.grid}`} aria-label={label}>
      {pictures.map((picture, index) => (
        <GridPicture
          key={
            pictures.findIndex(({ id }) => id === picture.id) === index ? picture.id : `${picture.id} again`
          }
          picture={picture}
          onClick={(event) => openPicture(picture, event)}
        />
      ))}
      {missing.map((id) => (
        <li key={id} className={styles.missing}>
          <PictureView picture={undefined} sizes="100vw" ratio="var(--ratio)" />
          <span>{m.gallery_coming()}</span>
        </li>
      ))}
    </ul>
  );
}

interface GridPictureProps {
  readonly picture: Picture;
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

function GridPicture({ picture, onClick }: GridPictureProps) {
  return (
    <li style={{ '--own': `${picture.width} / ${picture.height}` } as CSSProperties}>
      <a
        className={styles.picture}
        href={webpSrc(picture)}
        aria-haspopup="dialog"
        aria-label={m.gallery_enlarge({ alt: picture.alt })}
        onClick={onClick}
      >
        <PictureView
          picture={picture}
          sizes="(min-width: 64rem) 33vw, (min-width: 22.5rem) 50vw, 100vw"
          ratio="var(--ratio)"
        />
      </a>
    </li>
  );
}
