import { avifSet, preloadPicture, webpSrc } from '../../components/picture-files.ts';
import { ImpressionLabel } from '../../components/picture-view.tsx';
import { cities } from '../../content/cities.ts';
import type { CityId } from '../../domain/choices.ts';
import { EventDetailsBar } from '../../features/total/event-details-bar.tsx';
import { m } from '../../i18n/compiled/messages.js';
import { inLanguage } from '../../i18n/localized.ts';
import type { HomeData } from './home-data.ts';
import styles from './home-hero.module.css';

interface HomeHeroProps {
  readonly hero: HomeData['hero'];
  readonly onCity: (city: CityId) => void;
}

/** The hero picture with the city select. */
export function HomeHero({ hero, onCity }: HomeHeroProps) {
  const choose = (value: string | undefined) => {
    const city = cities.find(({ id }) => id === value);
    if (city) onCity(city.id);
  };
  return (
    <section className={styles.hero} aria-labelledby="hero">
      <HeroPicture {...hero} />
      <div className={styles.label}>{hero.wide && <ImpressionLabel picture={hero.wide} isInAlt />}</div>
      <div className={styles.words}>
        <h1 id="hero">{m.home_hero_title()}</h1>
        <p>{m.home_hero_text()}</p>
        <label className={styles.choice}>
          <span>{m.home_hero_question()}</span>
          <select defaultValue="" onChange={(event) => choose(event.currentTarget.value)}>
            <option value="" disabled>
              {m.home_hero_choose()}
            </option>
            {cities.map(({ id, optionLabel }) => (
              <option key={id} value={id}>
                {inLanguage(optionLabel)}
              </option>
            ))}
          </select>
        </label>
        <div className={styles.guests}>
          <EventDetailsBar linksPlan={false} />
        </div>
      </div>
    </section>
  );
}

/** A tall picture for phones and a wide one, each composed for its shape. */
function HeroPicture({ wide, tall }: HomeData['hero']) {
  if (!wide) return null;
  const narrow = '(max-width: 47.99rem)';
  if (tall) preloadPicture(tall, '100vw', narrow);
  preloadPicture(wide, '100vw', tall && `not all and ${narrow}`);
  return (
    <picture className={styles.picture}>
      {tall && <source media={narrow} type="image/avif" srcSet={avifSet(tall)} sizes="100vw" />}
      {tall && <source media={narrow} type="image/webp" srcSet={webpSrc(tall)} />}
      <source type="image/avif" srcSet={avifSet(wide)} sizes="100vw" />
      <img src={webpSrc(wide)} alt={wide.alt} width={wide.width} height={wide.height} fetchPriority="high" />
    </picture>
  );
}
