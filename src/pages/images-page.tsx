import { PhotoGrid } from '../gallery/photo-grid.tsx';
import type { ImagesData } from '../page-data.ts';
import { Link } from '../ui/link.tsx';
import { useBelow } from '../ui/use-below.ts';
import styles from './images-page.module.css';

/** Groups whose tops a first screen may show. */
const firstGroups = 2;

/** Every picture of the site, by venue and category. */
export function ImagesPage({ data }: { data: ImagesData }) {
  const below = useBelow();
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
      {data.groups.slice(0, below ? undefined : firstGroups).map(({ id, title, path, pictures }, place) => (
        <section
          key={id}
          id={id}
          data-below={place < firstGroups ? undefined : ''}
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
