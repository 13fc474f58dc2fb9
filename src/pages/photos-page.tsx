import { useSearchParams } from 'react-router-dom';
import { photosTexts } from '../content/photos.ts';
import { PhotoGrid } from '../gallery/photo-grid.tsx';
import type { PageData } from '../page-data.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { CategoryTiles } from './photos/category-tiles.tsx';
import { Favourites } from './photos/favourites.tsx';
import styles from './photos-page.module.css';

/** Pictures of each category that stand until all are asked for. */
const handful = 2;
/** In the address, in a category's place: the pictures of all of them. */
const everything = 'all';

/** The gallery: a few pictures of each category; all of one, or of all, as the address says (`?category=`). */
export function PhotosPage({ data }: { data: PageData['photos'] }) {
  const [params, setParams] = useSearchParams();
  const hydrated = useHydrated();
  const asked = hydrated ? params.get('category')?.toLowerCase() : undefined;
  const chosen = data.categories.find(({ id }) => id === asked);
  const shown = chosen ? [chosen] : data.categories;
  const all = shown.flatMap((category) => category.pictures);
  const count = all.length + shown.flatMap((category) => category.awaited).length;
  const isFew = !chosen && asked !== everything;
  const pictures = isFew ? shown.flatMap((category) => category.pictures.slice(0, handful)) : all;
  const awaited = isFew ? [] : shown.flatMap((category) => category.awaited);

  const choose = (id: string) => {
    setParams({ category: id === chosen?.id ? everything : id }, { preventScrollReset: true });
  };

  return (
    <>
      <header className={styles.hero}>
        <h1>{photosTexts.heading}</h1>
        <p>{photosTexts.subtitle}</p>
        <p>{photosTexts.line}</p>
      </header>
      <Favourites favourites={data.favourites} onChoose={choose} />
      <section data-below className={styles.gallery} aria-labelledby="gallery">
        <h2 id="gallery">{photosTexts.galleryTitle}</h2>
        <CategoryTiles categories={data.categories} chosen={chosen?.id} onChoose={choose} />
        <p className={styles.count} role="status">
          {chosen
            ? `${chosen.title}: ${count} pictures`
            : isFew
              ? `${pictures.length} of ${count} pictures`
              : `All ${count} pictures`}
        </p>
        <PhotoGrid
          key={chosen?.id ?? (isFew ? 'few' : everything)}
          pictures={pictures}
          all={all}
          awaited={awaited}
          label={chosen?.title ?? (isFew ? 'Some of each' : 'All pictures')}
        />
        <p className={styles.more}>
          {!chosen && (
            <Button
              variant="secondary"
              onClick={() => setParams(isFew ? { category: everything } : {}, { preventScrollReset: true })}
            >
              {isFew ? `Show all ${count} pictures` : 'Show fewer'}
            </Button>
          )}
          <Link to={paths.images()}>The venues’ pictures too</Link>
        </p>
      </section>
    </>
  );
}
