import { ButtonLink } from '../../components/button.tsx';
import { ImpressionNote } from '../../components/impression-note.tsx';
import { Link } from '../../components/link.tsx';
import { Lightbox } from '../../features/gallery/lightbox.tsx';
import { PictureGrid } from '../../features/gallery/picture-grid.tsx';
import { m } from '../../i18n/compiled/messages.js';
import { contentLang } from '../../i18n/localized.ts';
import { paths } from '../../lib/paths.ts';
import { Sections } from '../sections.tsx';
import type { VenuePicturesData } from './venue-pictures-data.ts';
import styles from './venue-pictures-page.module.css';

/** The pictures of the site, by venue and category. */
export function Page({ data }: { data: VenuePicturesData }) {
  const all = data.groups.flatMap(({ pictures }) => pictures);
  return (
    <div className="section gap-5">
      <h1>{m.gallery_all()}</h1>
      <p className="muted text">{m.gallery_venues_intro({ count: all.length })}</p>
      <ImpressionNote pictures={all} className="muted text" />
      <details className={styles.groups}>
        <summary>{m.gallery_venues_go_to()}</summary>
        <nav aria-label={m.gallery_venues_groups()} className={`links ${styles.jump}`}>
          {data.groups.map(({ id, title }) => (
            <a key={id} href={`#${id}`} lang={contentLang(title)}>
              {title}
            </a>
          ))}
        </nav>
      </details>
      <Sections>
        {data.groups.map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </Sections>
      <Lightbox pictures={all} />
      {data.more && <ButtonLink to={paths.venues()}>{m.navigation_see_all_venues()}</ButtonLink>}
    </div>
  );
}

interface GroupProps {
  readonly group: VenuePicturesData['groups'][number];
}

function Group({ group: { id, title, label, path, pictures } }: GroupProps) {
  return (
    <section id={id} className={`stack ${styles.group}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {path ? (
          <Link to={path} lang={contentLang(title)}>
            {title}
          </Link>
        ) : (
          <span>{title}</span>
        )}
      </h2>
      <PictureGrid pictures={pictures} label={label} />
    </section>
  );
}
