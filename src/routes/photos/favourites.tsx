import { PictureView } from '../../components/picture-view.tsx';
import { photosTexts } from '../../content/photos.ts';
import type { PhotosData } from './photos-data.ts';
import styles from './tiles.module.css';

/** Arches in a phone's first row, which is on the first screen. */
const firstRow = 2;

interface FavouritesProps {
  readonly favourites: PhotosData['favourites'];
  readonly onChoose: (category: string) => void;
}

/** Our Favourites: six ways into the gallery below. */
export function Favourites({ favourites, onChoose }: FavouritesProps) {
  const show = (category: string) => {
    onChoose(category);
    document.getElementById('gallery')?.scrollIntoView();
  };
  return (
    <section className={styles.favourites} aria-labelledby="favourites">
      <h2 id="favourites">{photosTexts.favouritesTitle}</h2>
      <ul className={styles.arches}>
        {favourites.map(({ title, category, picture }, place) => (
          <li key={category}>
            <button type="button" onClick={() => show(category)}>
              <PictureView
                picture={picture}
                ratio="4 / 5"
                arch
                priority={place < firstRow}
                alt=""
                sizes="(min-width: 1024px) 190px, (min-width: 640px) 30vw, 46vw"
              />
              <span>{title}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
