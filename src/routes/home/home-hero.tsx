import type { CityId } from '../../content/choices.ts';
import { cities } from '../../content/cities.ts';
import { HeroPicture } from './hero-picture.tsx';
import type { HomeData } from './home-data.ts';
import styles from './home-hero.module.css';

interface HomeHeroProps {
  readonly hero: HomeData['hero'];
  readonly onCity: (city: CityId) => void;
}

/** The picture leads; the choice of a city stands in the first screen. */
export function HomeHero({ hero, onCity }: HomeHeroProps) {
  const choose = (value: string | undefined) => {
    const city = cities.find(({ id }) => id === value);
    if (city) onCity(city.id);
  };
  return (
    <section className={styles.hero} aria-labelledby="hero">
      <HeroPicture {...hero} />
      <div className={styles.words}>
        <h1 id="hero">Plan your Marriage With Us</h1>
        <p>Find the hall, see the whole cost, and speak to a person before you pay anything.</p>
        <label className={styles.choice}>
          <span>Where is the wedding?</span>
          <select defaultValue="" onChange={(event) => choose(event.currentTarget.value)}>
            <option value="" disabled>
              Choose a city
            </option>
            {cities.map(({ id, optionLabel }) => (
              <option key={id} value={id}>
                {optionLabel}
              </option>
            ))}
          </select>
        </label>
      </div>
    </section>
  );
}
