import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../../components/button.tsx';
import { site } from '../../content/site.ts';
import { businessHours } from '../../content/site-texts.ts';
import { whatsAppLink } from '../../content/whatsapp-draft.ts';
import { OpeningHoursNote } from '../../features/leads/contact/opening-hours-note.tsx';
import { RecentlyViewed } from '../../features/shortlist/recently-viewed.tsx';
import { m } from '../../i18n/compiled/messages.js';
import { paths } from '../../lib/paths.ts';
import { openCallBackDialog } from '../../visitor/lead-store.ts';
import { Sections } from '../sections.tsx';
import type { HomeData } from './home-data.ts';
import { HomeHero } from './home-hero.tsx';
import styles from './home-page.module.css';
import { HomeCities, HomeConnect, HomeGallery, HomeStats, HomeSteps } from './home-sections.tsx';
import { HomeVenues } from './home-venues.tsx';

export function Page({ data }: { data: HomeData }) {
  const navigate = useNavigate();
  return (
    <Sections>
      <HomeHero hero={data.hero} onCity={(city) => navigate(paths.city(city))} />
      <HomeVenues venues={data.venues} />
      <HomeStats />
      <HomeCities cities={data.cities} />
      <HomeSteps steps={data.steps} />
      <div className="wrap">
        <RecentlyViewed />
      </div>
      <HomeGallery cards={data.galleryTiles} />
      <HomeConnect cards={data.social} />
      <section className={`hero stack gap-3 centred ${styles.contact}`} aria-labelledby="talk">
        <h2 id="talk">{m.home_talk()}</h2>
        <p>{m.home_talk_text({ hours: site.promise.withinHours, times: businessHours() })}</p>
        <OpeningHoursNote />
        <p className={styles.number}>
          <a href={site.phone.href}>{site.phone.display}</a>
        </p>
        <div className="row centred">
          <Button onClick={() => openCallBackDialog({ control: 'home contact' })}>
            {m.contact_request_a_call_back()}
          </Button>
          <ButtonLink href={whatsAppLink()} variant="secondary">
            {m.contact_whatsapp()}
          </ButtonLink>
        </div>
      </section>
    </Sections>
  );
}
