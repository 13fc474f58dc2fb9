import { useNavigate } from 'react-router-dom';
import { site } from '../content/site.ts';
import { openLeadDialog } from '../leads/open-lead-dialog.ts';
import type { HomeData } from '../page-data.ts';
import { paths } from '../paths.ts';
import { Below } from '../ui/below.tsx';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { HomeCities } from './home/home-cities.tsx';
import { HomeConnect } from './home/home-connect.tsx';
import { HomeHero } from './home/home-hero.tsx';
import { HomePhotos } from './home/home-photos.tsx';
import { HomeStats } from './home/home-stats.tsx';
import { HomeSteps } from './home/home-steps.tsx';
import styles from './home-page.module.css';
import { SeenVenues } from './seen-venues.tsx';

/** The front door: a city to choose, how it works, pictures, and a person to talk to. */
export function HomePage({ data }: { data: HomeData }) {
  const navigate = useNavigate();
  return (
    <>
      <HomeHero hero={data.hero} onCity={(city) => navigate(paths.city(city))} />
      <HomeStats />
      <Below>
        <HomeCities cities={data.cities} />
        <HomeSteps />
        <div className="wrap">
          <SeenVenues />
        </div>
        <HomePhotos cards={data.photoCards} />
        <HomeConnect cards={data.social} />
        <section className={styles.contact} aria-labelledby="talk">
          <h2 id="talk">Talk to a person, 24/7</h2>
          <p>
            Leave a message at any hour. We call back within {site.promise.withinHours} hours,{' '}
            {site.hours.full}.
          </p>
          <p className={styles.number}>
            <a href={site.phone.href}>{site.phone.display}</a>
          </p>
          <div className={styles.actions}>
            <Button onClick={() => openLeadDialog({ dialog: 'callback', control: 'home contact' })}>
              Request a Call Back
            </Button>
            <ButtonLink href={site.whatsapp.href} variant="secondary">
              WhatsApp us
            </ButtonLink>
          </div>
        </section>
      </Below>
    </>
  );
}
