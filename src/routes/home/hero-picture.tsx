import { avifSet, webpSrc } from '../../components/picture-files.ts';
import type { HomeData } from './home-data.ts';
import styles from './home-hero.module.css';

/** Two pictures made for their shapes, one tall for phones and one wide; not one cropped twice. */
export function HeroPicture({ wide, tall }: HomeData['hero']) {
  if (!wide) return null;
  const narrow = '(max-width: 767px)';
  return (
    <picture className={styles.picture}>
      {tall && <source media={narrow} type="image/avif" srcSet={avifSet(tall)} sizes="100vw" />}
      {tall && <source media={narrow} type="image/webp" srcSet={webpSrc(tall)} />}
      <source type="image/avif" srcSet={avifSet(wide)} sizes="100vw" />
      <img src={webpSrc(wide)} alt={wide.alt} width={wide.width} height={wide.height} fetchPriority="high" />
    </picture>
  );
}
