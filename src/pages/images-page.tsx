import { PhotoGrid } from '../gallery/photo-grid.tsx';
import type { ImagesData } from '../page-data.ts';
import { Link } from '../ui/link.tsx';
import styles from './images-page.module.css';

/** Every picture of the site, by venue and category. */
export function ImagesPage({ data }: { data: ImagesData }) {
  const all = data.groups.flatMap(({ pictures }) => pictures);
  return (
    <div className={styles.page}>
      <h1>All pictures</h1>
      <p>
        {all.length} pictures, by venue and by subject. A picture marked as an artist’s impression was drawn
        for us and stands until a photograph takes its place. Press one to see it large: a swipe or the arrow
        keys go on to the next, of this venue or of another.
      </p>
      <details className={styles.groups}>
        <summary>Go to a venue or a subject</summary>
        <nav aria-label="Groups of pictures" className={styles.jump}>
          {data.groups.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
      </details>
      {data.groups.map(({ id, title, path, pictures }, place) => (
        <section
          key={id}
          id={id}
          data-below={place < 2 ? undefined : ''}
          className={styles.group}
          aria-labelledby={`${id}-title`}
        >
          <h2 id={`${id}-title`}>{path ? <Link to={path}>{title}</Link> : title}</h2>
          <PhotoGrid pictures={pictures} label={title} all={all} />
        </section>
      ))}
    </div>
  );
}
