import type { CSSProperties } from 'react';
import { m } from '../i18n/compiled/messages.js';
import { ArchMotif } from './arch-motif.tsx';
import { avifSet, avifSrc, preloadPicture, webpSrc } from './picture-files.ts';
import styles from './picture-view.module.css';

export interface PictureSource {
  readonly id: string;
  readonly version: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly fallback: number;
  /** Five colours, `#rgb`: the corners, then the centre. */
  readonly placeholder: string;
  /** An artist's impression, not a photograph. */
  readonly impression: boolean;
}

interface PictureViewProps {
  /** Undefined shows a placeholder. */
  readonly picture: PictureSource | undefined;
  /** As in `<img sizes>`. */
  readonly sizes: string;
  /** Whether it is above the fold: then it loads eagerly, with high priority. */
  readonly priority?: boolean;
  /** Marks an artist's impression as such. */
  readonly label?: boolean;
  /** Aspect ratio, e.g. "4 / 3"; by default the picture's own. */
  readonly ratio?: string;
  /** Overrides the picture's own; empty where the text beside it says the same. */
  readonly alt?: string;
  readonly className?: string;
}

/** A picture with a fixed aspect ratio: AVIF or WebP, over blurred placeholder colours. */
export function PictureView(props: PictureViewProps) {
  const { picture, sizes, priority = false, label = false, ratio, className } = props;
  const boxClass = [styles.box, className].filter(Boolean).join(' ');
  const shape: CSSProperties = {
    aspectRatio: ratio ?? (picture ? `${picture.width} / ${picture.height}` : '3 / 2'),
  };
  if (!picture) {
    return (
      <span className={boxClass} style={shape}>
        <ArchMotif className={styles.motif} />
      </span>
    );
  }
  if (priority) preloadPicture(picture, sizes);
  const alt = props.alt ?? picture.alt;
  return (
    <span
      className={`${boxClass} ${styles.blur}`}
      style={{ ...shape, ...placeholderColours(picture.placeholder) }}
    >
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
      {label && <ImpressionLabel picture={picture} isInAlt={alt !== ''} />}
    </span>
  );
}

/** A decorative thumbnail of at most 150 px, from the narrowest file. Its parent gives it its size. */
export function Thumbnail({ picture }: { readonly picture: PictureSource }) {
  return (
    <picture>
      <source type="image/avif" srcSet={avifSrc(picture, Math.min(...picture.widths))} />
      <img src={webpSrc(picture)} alt="" loading="lazy" decoding="async" />
    </picture>
  );
}

interface ImpressionLabelProps {
  readonly picture: PictureSource;
  /** Whether the alternative text is read, too: that of an impression says what it is. */
  readonly isInAlt: boolean;
}

/** The label of an artist's impression, at the lower edge of the positioned box around it. */
export function ImpressionLabel({ picture, isInAlt }: ImpressionLabelProps) {
  if (!picture.impression) return null;
  return (
    <span className={styles.label} aria-hidden={isInAlt || undefined}>
      {m.gallery_impression()}
    </span>
  );
}

/** Custom properties for the gradient of the stylesheet. */
function placeholderColours(colours: string): CSSProperties {
  return Object.fromEntries(colours.split(' ').map((colour, index) => [`--${index}`, colour]));
}
