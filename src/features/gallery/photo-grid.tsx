import { type CSSProperties, memo } from 'react';
import { webpSrc } from '../../components/picture-files.ts';
import { PictureView } from '../../components/picture-view.tsx';
import { useWhole } from '../../components/use-whole.ts';
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
  readonly awaited?: readonly string[];
  /** How many pictures stand there at first; of the others the words and the links. All, unless told. */
  readonly first?: number;
}

/** Pictures (one may stand twice) in one, two or three columns; each opens in the lightbox, which goes on to the others. */
export function PhotoGrid({
  pictures,
  label,
  all = pictures,
  awaited = [],
  first = pictures.length,
}: PhotoGridProps) {
  const { openAt, lightbox } = useLightbox(all);
  const whole = useWhole({ total: pictures.length, first, step: 6, exact: true });
  return (
    <>
      <ul className={styles.grid} aria-label={label}>
        {pictures.map((picture, place) => (
          <Photo
            key={pictures.indexOf(picture) === place ? picture.id : `${picture.id} again`}
            picture={picture}
            index={all.indexOf(picture)}
            brief={place >= whole}
            openAt={openAt}
          />
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

interface PhotoProps extends Pick<LightboxHandle, 'openAt'> {
  readonly picture: Picture;
  /** Of the lightbox's pictures. */
  readonly index: number;
  readonly brief: boolean;
}

/** One picture of the grid; kept as it is while others become whole. */
const Photo = memo(function Photo({ picture, index, brief, openAt }: PhotoProps) {
  const name = `Enlarge: ${picture.alt}`;
  return (
    <li style={{ '--own': `${picture.width} / ${picture.height}` } as CSSProperties}>
      <a
        className={styles.photo}
        href={webpSrc(picture)}
        aria-haspopup="dialog"
        aria-label={brief ? undefined : name}
        onClick={openAt(index)}
      >
        <PictureView
          picture={picture}
          sizes="(min-width: 1024px) 33vw, (min-width: 352px) 50vw, 100vw"
          ratio="var(--ratio)"
          brief={brief}
          alt={brief ? name : picture.alt}
        />
      </a>
    </li>
  );
});
