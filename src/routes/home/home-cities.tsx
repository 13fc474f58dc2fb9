import { Link } from '../../components/link.tsx';
import { PictureView } from '../../components/picture-view.tsx';
import { m } from '../../i18n/compiled/messages.js';
import { paths } from '../../lib/paths.ts';
import type { HomeData } from './home-data.ts';
import styles from './home-sections.module.css';

/** The cities, each with links to its banquet halls and vendors. */
export function HomeCities({ cities }: Pick<HomeData, 'cities'>) {
  return (
    <section className={styles.section} aria-labelledby="cities">
      <h2 id="cities">{m.home_cities()}</h2>
      <ul className={styles.cities}>
        {cities.map(({ id, name, note, picture }) => (
          <li key={id} className={styles.city}>
            <Link to={paths.city(id)} className={styles.cityLink}>
              <PictureView
                picture={picture}
                sizes="(min-width: 1024px) 280px, 46vw"
                ratio="4 / 5"
                arch
                alt=""
              />
              <span className={styles.cityName}>{name}</span>
              <span className={styles.note}>{note}</span>
            </Link>
            <p className={styles.subLinks}>
              <Link to={paths.banquetHalls(id)} aria-label={m.home_city_halls_in({ city: name })}>
                {m.home_city_halls()}
              </Link>
              <Link to={paths.vendors(id)} aria-label={m.home_city_vendors_in({ city: name })}>
                {m.home_city_vendors()}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
