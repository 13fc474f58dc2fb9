import { archPath } from './arch-motif.tsx';
import styles from './arch-picture.module.css';
import { type PictureSource, PictureView } from './picture-view.tsx';

interface ArchPictureProps {
  readonly picture: PictureSource | undefined;
  /** As in `<img sizes>`. */
  readonly sizes: string;
  readonly priority?: boolean;
}

/** A picture in the scalloped arch, for a tile whose text says the same. */
export function ArchPicture(props: ArchPictureProps) {
  return (
    <span className={styles.arch}>
      <PictureView {...props} ratio="4 / 5" alt="" />
      <svg className={styles.line} viewBox="0 0 400 500" preserveAspectRatio="none" aria-hidden="true">
        <path d={archPath} vectorEffect="non-scaling-stroke" />
      </svg>
    </span>
  );
}
