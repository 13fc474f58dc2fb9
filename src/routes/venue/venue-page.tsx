import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Link } from '../../components/link.tsx';
import { site } from '../../content/site.ts';
import { VenuePictures } from '../../features/gallery/venue-pictures.tsx';
import { RecentlyViewed } from '../../features/shortlist/recently-viewed.tsx';
import { getShownTotal } from '../../features/total/shown-total.ts';
import { TotalBlock } from '../../features/total/total-block.tsx';
import { PriceBox } from '../../features/venues/details/price-box.tsx';
import { VenueHeader } from '../../features/venues/details/venue-header.tsx';
import { callSectionId, PageJumps } from '../../features/venues/details/venue-section.tsx';
import { m } from '../../i18n/compiled/messages.js';
import { paths } from '../../lib/paths.ts';
import { useVenueAsTold } from '../../visitor/told-store.ts';
import { Sections } from '../sections.tsx';
import { SimilarVenues } from './similar-venues.tsx';
import { VenueBar } from './venue-bar.tsx';
import type { VenueData } from './venue-data.ts';
import styles from './venue-page.module.css';
import { VenueSections } from './venue-sections.tsx';
import { PanelTotal, VenueTools } from './venue-tools.tsx';

/** One venue, in the specification's order of sections; on wide screens the price panel stays beside them. */
export function Page({ data: { venue: page, cityName, similar } }: { data: VenueData }) {
  const venue = useVenueAsTold(page);
  return (
    <article className={`wrap page stack ${styles.page}`}>
      <Breadcrumb
        trail={[
          { label: m.navigation_home(), to: paths.home() },
          { label: cityName, to: paths.city(venue.city) },
          { label: venue.name },
        ]}
      />
      <div className={`grid beside gap-5 ${styles.columns}`}>
        <VenuePictures venue={page} />
        <VenueHeader venue={page} />
        <aside className={styles.panel} aria-label={m.venues_prices()}>
          <PanelTotal venue={venue} />
          <div className="stack gap-3">
            <VenueTools venue={venue} />
            <PriceBox venue={page} getTotal={() => getShownTotal(venue)} />
            <p className="wide-only links screen-only">
              <a href={site.phone.href}>{m.venues_call_number({ number: site.phone.display })}</a>
              <a href={`#${callSectionId}`}>{m.venues_have_us_call()}</a>
            </p>
            <PageJumps />
          </div>
        </aside>
        <div className={`stack ${styles.sections}`}>
          <TotalBlock venue={venue} />
          <VenueSections venue={venue} />
        </div>
      </div>
      <p className={`muted ${styles.owner} screen-only`}>
        <span>{m.owners_yours()}</span> <Link to={paths.owners(venue.id)}>{m.owners_yours_action()}</Link>
      </p>
      <Sections>
        <SimilarVenues venues={similar} />
        <RecentlyViewed current={venue.id} />
      </Sections>
      <VenueBar venue={venue} />
    </article>
  );
}
