import type { CSSProperties } from 'react';
import { ArchMotif } from './arch-motif.tsx';
import { archPath } from './arch-path.ts';
import { avifSet, webpSrc } from './picture-files.ts';
import styles from './picture-view.module.css';

/** What the files of a picture are called, and what it shows. */
export interface PictureSource {
  readonly id: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly fallback: number;
  /** Five colours, `#rgb`: of the corners, then of the middle. */
  readonly placeholder: string;
  readonly impression: boolean;
}

interface PictureViewProps {
  /** Undefined: the place is held by a drawn arch. */
  readonly picture: PictureSource | undefined;
  /** How wide the picture stands, as in `<img sizes>`. */
  readonly sizes: string;
  /** For the first screen's picture only: loaded at once, before the others. */
  readonly priority?: boolean;
  /** Says "Artist's impression" in a corner, where the picture is one. */
  readonly label?: boolean;
  /** The box's shape, e.g. "4 / 3"; else the picture's own. */
  readonly ratio?: string;
  /** Cuts the box into the scalloped arch; for feature pictures. */
  readonly arch?: boolean;
  /** Empty where the words beside it say the same. */
  readonly alt?: string;
  readonly className?: string;
}

/** A picture in a box of fixed shape: AVIF, else WebP, blurred until it is there. */
export function PictureView(props: PictureViewProps) {
  const { picture, sizes, priority = false, label = false, ratio, arch = false, className } = props;
  const look = [styles.box, arch && styles.arch, className].filter(Boolean).join(' ');
  const shape: CSSProperties = {
    aspectRatio: ratio ?? (picture ? `${picture.width} / ${picture.height}` : '3 / 2'),
  };
  if (!picture) {
    return (
      <span className={look} style={shape}>
        <ArchMotif className={styles.motif} />
      </span>
    );
  }
  const alt = props.alt ?? picture.alt;
  return (
    <span className={`${look} ${styles.blur}`} style={{ ...shape, ...blurOf(picture.placeholder) }}>
      <picture>
        <source type="image/avif" srcSet={avifSet(picture)} sizes={sizes} />
        <img
          src={webpSrc(picture)}
          alt={alt}
          width={picture.width}
          height={picture.height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
        />
      </picture>
      {arch && <ArchLine />}
      {label && picture.impression && <span className={styles.label}>Artist’s impression</span>}
    </span>
  );
}

/** The colours of the corners and of the middle, for the stylesheet to blur into one another. */
function blurOf(colours: string): CSSProperties {
  return Object.fromEntries(colours.split(' ').map((colour, place) => [`--${place}`, colour]));
}

/** The hairline along the arch's edge; its thickness stays while the arch stretches. */
function ArchLine() {
  return (
    <svg className={styles.line} viewBox="0 0 400 500" preserveAspectRatio="none" aria-hidden="true">
      <path d={archPath} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
