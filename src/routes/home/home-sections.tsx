import { ArchPicture } from '../../components/arch-picture.tsx';
import { Carousel } from '../../components/carousel.tsx';
import { ImpressionNote } from '../../components/impression-note.tsx';
import { Link } from '../../components/link.tsx';
import { PictureView } from '../../components/picture-view.tsx';
import { cities } from '../../content/cities.ts';
import { site } from '../../content/site.ts';
import { m } from '../../i18n/compiled/messages.js';
import { contentLang } from '../../i18n/localized.ts';
import { paths } from '../../lib/paths.ts';
import { Figures } from './figures.tsx';
import type { HomeData } from './home-data.ts';
import styles from './home-sections.module.css';

/** The headline figures; they count up when they scroll into view. */
export function HomeStats() {
  const { events, partners, discount } = site.stats;
  const stats = [
    { ...events, label: m.site_events_short() },
    { value: cities.length, suffix: '', label: m.site_cities_short() },
    { ...partners, label: m.site_partners_short() },
    { ...discount, label: m.home_stats_discount(), isLimit: true },
  ];
  return (
    <section className={styles.stats} aria-label={m.home_stats({ name: site.name })}>
      <Figures figures={stats} className={`columns-4 ${styles.figures}`} />
    </section>
  );
}

/** The cities, each with links to its banquet halls and vendors. */
export function HomeCities({ cities }: Pick<HomeData, 'cities'>) {
  return (
    <section className="section far" aria-labelledby="cities">
      <h2 id="cities" className="centred">
        {m.home_cities()}
      </h2>
      <ul className="grid pairs columns-4 gap-5">
        {cities.map(({ id, name, note, picture }) => (
          <li key={id} className="centred">
            <Link to={paths.city(id)} className={styles.tile}>
              <ArchPicture picture={picture} sizes="(min-width: 64rem) 280px, 46vw" />
              <span className={styles.name}>{name}</span>
              <span className="note">{note}</span>
            </Link>
            <p className="links centred">
              <Link to={paths.banquetHalls(id)} aria-label={m.home_city_halls_in({ city: name })}>
                {m.home_city_halls()}
              </Link>
              <Link to={paths.vendors(id)} aria-label={m.cities_vendors_in({ city: name })}>
                {m.home_city_vendors()}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How it works: four steps, each with a link. */
export function HomeSteps({ steps }: Pick<HomeData, 'steps'>) {
  return (
    <section className="section far" aria-labelledby="how">
      <h2 id="how" className="centred">
        {m.home_steps()}
      </h2>
      <ol className={`grid columns-4 gap-5 ${styles.steps}`}>
        {steps.map(({ title, text, link }) => (
          <li key={title} className="stack gap-1">
            <h3>{title}</h3>
            <p>{text}</p>
            <Link to={link.to} className="target">
              {link.label}
            </Link>
          </li>
        ))}
      </ol>
      <p className="links centred">
        <span>{m.plan_home()}</span> <Link to={paths.plan()}>{m.plan_link()}</Link>
      </p>
    </section>
  );
}

/** The photo categories: four in view on wide screens, without wrapping. */
export function HomeGallery({ cards }: { cards: HomeData['galleryTiles'] }) {
  return (
    <section className="section far" aria-labelledby="photos">
      <header className="stack gap-2 centred">
        <h2 id="photos">{m.home_gallery()}</h2>
        <ImpressionNote pictures={cards.map(({ picture }) => picture)} className="muted" />
      </header>
      <Carousel label={m.home_gallery_label()} perView={4} wrap={false}>
        {cards.map(({ title, picture }) => (
          <Link key={title} to={paths.gallery()} className={`centred ${styles.tile} ${styles.galleryTile}`}>
            <PictureView picture={picture} sizes="(min-width: 64rem) 280px, 70vw" ratio="4 / 5" alt="" />
            <span>{title}</span>
          </Link>
        ))}
      </Carousel>
    </section>
  );
}

/** Links to the social profiles. */
export function HomeConnect({ cards }: { cards: HomeData['social'] }) {
  return (
    <section className="section far" aria-labelledby="connect">
      <h2 id="connect" className="centred">
        {m.home_connect()}
      </h2>
      <ul className="grid pairs columns-4 gap-5">
        {cards.map(({ id, platform, username, profileUrl, actionText, picture }) => (
          <li key={id} className="centred">
            <a className={styles.tile} href={profileUrl} target="_blank" rel="noopener noreferrer">
              <PictureView picture={picture} sizes="(min-width: 64rem) 280px, 46vw" ratio="1 / 1" alt="" />
              <span className={styles.name} lang={contentLang(platform)}>
                {platform}
              </span>
              <span className="note" lang={contentLang(username)}>
                {username}
              </span>
              <span className={styles.follow}>{actionText}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
