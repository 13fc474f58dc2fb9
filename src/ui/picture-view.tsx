import styles from './picture-view.module.css';

export interface PictureSource {
  readonly id: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly fallback: number;
  readonly placeholder: string;
  readonly impression: boolean;
}

interface PictureViewProps {
  readonly picture: PictureSource | undefined;
  /** As in `sizes` of an image. */
  readonly sizes: string;
  /** The first screen's picture: loaded at once, before others. */
  readonly priority?: boolean;
  /** Says on the picture that it is an artist's impression, where it is one. */
  readonly label?: boolean;
}

/** A picture in its fixed box: AVIF, WebP where that is unknown, a blur meanwhile, a drawn arch where there is none. */
export function PictureView({ picture, sizes, priority, label }: PictureViewProps) {
  if (!picture) return <span className={styles.missing} role="img" aria-label="No picture yet" />;
  const { id, alt, width, height, widths, fallback, placeholder, impression } = picture;
  return (
    <span className={styles.box} style={{ backgroundImage: `url("${placeholder}")` }}>
      <picture>
        <source
          type="image/avif"
          srcSet={widths.map((step) => `/pictures/${id}-${step}.avif ${step}w`).join(', ')}
          sizes={sizes}
        />
        <img
          src={`/pictures/${id}-${fallback}.webp`}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
      {label && impression && <small className={styles.label}>Artist’s impression</small>}
    </span>
  );
}
