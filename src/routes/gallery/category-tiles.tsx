import { PictureView } from '../../components/picture-view.tsx';
import type { GalleryCategoryData } from './gallery-data.ts';
import styles from './tiles.module.css';

interface CategoryTilesProps {
  readonly categories: readonly GalleryCategoryData[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** Tiles that filter the grid by category. */
export function CategoryTiles({ categories, chosen, onChoose }: CategoryTilesProps) {
  return (
    <ul className={`grid pairs columns-3 wide-6 ${styles.tiles}`}>
      {categories.map(({ id, title, cover, pictures, missing }) => (
        <li key={id}>
          <button type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
            <PictureView
              picture={cover}
              sizes="(min-width: 64rem) 190px, (min-width: 48rem) 30vw, 46vw"
              ratio="4 / 5"
              alt=""
            />
            <span>
              {title} <small>{pictures.length + missing.length}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
