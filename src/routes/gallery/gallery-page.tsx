import { useLocation, useNavigate } from 'react-router-dom';
import { ImpressionNote } from '../../components/impression-note.tsx';
import { formatCount } from '../../domain/format.ts';
import { formatQuery } from '../../domain/format-query.ts';
import { Lightbox } from '../../features/gallery/lightbox.tsx';
import { PictureGrid } from '../../features/gallery/picture-grid.tsx';
import { m } from '../../i18n/compiled/messages.js';
import { useUrlSearch } from '../../lib/use-url-search.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { Favourites } from './favourites.tsx';
import type { GalleryData } from './gallery-data.ts';
import styles from './gallery-page.module.css';

/** The gallery: every picture, or those of the category in the address (`?category=`). */
export function Page({ data }: { data: GalleryData }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const category = useUrlSearch().get('category')?.toLowerCase();
  const chosen = data.categories.find(({ id }) => id === category);
  const shown = chosen ? [chosen] : data.categories;
  const pictures = shown.flatMap((category) => category.pictures);
  const missing = shown.flatMap((category) => category.missing);
  const count = pictures.length + missing.length;

  const show = (id: string | undefined) => {
    const next = new URLSearchParams(search);
    if (id) next.set('category', id);
    else next.delete('category');
    navigate(`?${formatQuery(next)}`, { preventScrollReset: true, replace: id === chosen?.id });
  };

  return (
    <>
      <header className={`hero stack gap-2 centred ${styles.hero}`}>
        <h1>{data.texts.heading}</h1>
        <p>{data.texts.subtitle}</p>
        <p>{data.texts.line}</p>
        <ImpressionNote pictures={data.categories.flatMap((category) => category.pictures)} />
      </header>
      <Favourites title={data.texts.favouritesTitle} favourites={data.favourites} onChoose={show} />
      <section className={`section gap-5 ${styles.gallery}`} aria-labelledby="gallery">
        <h2 id="gallery" className="centred" tabIndex={-1}>
          {data.texts.galleryTitle}
        </h2>
        <ImpressionNote pictures={pictures} className="muted centred" />
        <CategoryTiles
          categories={data.categories}
          chosen={chosen?.id}
          onChoose={(id) => show(id === chosen?.id ? undefined : id)}
        />
        <p className="muted" role="status">
          {chosen
            ? formatCount(count, (shown) => m.gallery_page_count({ ...shown, title: chosen.title }))
            : formatCount(count, m.gallery_page_count_all)}
        </p>
        <PictureGrid
          key={chosen?.id ?? 'all'}
          pictures={pictures}
          missing={missing}
          label={chosen?.title ?? m.gallery_all()}
        />
        <Lightbox pictures={pictures} />
      </section>
    </>
  );
}
