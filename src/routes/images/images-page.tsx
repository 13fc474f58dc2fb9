import { Link } from '../../components/link.tsx';
import { Sections } from '../../components/sections.tsx';
import type { Picture } from '../../content/types.ts';
import { PhotoGrid } from '../../features/gallery/photo-grid.tsx';
import type { ImagesData } from './images-data.ts';
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
      <Sections>
        {data.groups.map((group) => (
          <Group key={group.id} group={group} all={all} />
        ))}
      </Sections>
    </div>
  );
}

interface GroupProps {
  readonly group: ImagesData['groups'][number];
  /** The pictures of all groups, which the lightbox goes through. */
  readonly all: readonly Picture[];
}

function Group({ group: { id, title, path, pictures }, all }: GroupProps) {
  return (
    <section id={id} className={styles.group} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{path ? <Link to={path}>{title}</Link> : title}</h2>
      <PhotoGrid pictures={pictures} label={title} all={all} />
    </section>
  );
}
