import type { HomeData } from '../../page-data.ts';
import styles from './home-hero.module.css';

const files = (picture: { id: string; widths: readonly number[] }) =>
  picture.widths.map((width) => `/pictures/${picture.id}-${width}.avif ${width}w`).join(', ');

/** Two pictures made for their shapes, one tall for phones and one wide; not one cropped twice. */
export function HeroPicture({ wide, tall }: HomeData['hero']) {
  if (!wide) return null;
  const narrow = '(max-width: 767px)';
  return (
    <picture className={styles.picture}>
      {tall && <source media={narrow} type="image/avif" srcSet={files(tall)} sizes="100vw" />}
      {tall && (
        <source media={narrow} type="image/webp" srcSet={`/pictures/${tall.id}-${tall.fallback}.webp`} />
      )}
      <source type="image/avif" srcSet={files(wide)} sizes="100vw" />
      <img
        src={`/pictures/${wide.id}-${wide.fallback}.webp`}
        alt={wide.alt}
        width={wide.width}
        height={wide.height}
        fetchPriority="high"
      />
    </picture>
  );
}
