import { ArchPicture } from '../../components/arch-picture.tsx';
import type { GalleryData } from './gallery-data.ts';
import styles from './tiles.module.css';

/** Pictures above the fold on phones. */
const priorityCount = 2;

interface FavouritesProps {
  readonly title: string;
  readonly favourites: GalleryData['favourites'];
  readonly onChoose: (category: string) => void;
}

/** Our Favourites: shortcuts to the categories of the gallery. */
export function Favourites({ title, favourites, onChoose }: FavouritesProps) {
  const show = (category: string) => {
    onChoose(category);
    const heading = document.getElementById('gallery');
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  };
  return (
    <section className="section gap-5 centred screen-only" aria-labelledby="favourites">
      <h2 id="favourites">{title}</h2>
      <ul className={`grid pairs columns-3 wide-6 ${styles.tiles}`}>
        {favourites.map(({ title: name, category, picture }, index) => (
          <li key={category}>
            <button type="button" onClick={() => show(category)}>
              <ArchPicture
                picture={picture}
                priority={index < priorityCount}
                sizes="(min-width: 64rem) 190px, (min-width: 48rem) 30vw, 46vw"
              />
              <span className={styles.name}>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
