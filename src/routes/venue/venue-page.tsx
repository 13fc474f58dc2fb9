import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Sections } from '../../components/sections.tsx';
import { site } from '../../content/site.ts';
import { EstimateBlock } from '../../features/estimate/estimate-block.tsx';
import { VenuePhotos } from '../../features/gallery/venue-photos.tsx';
import { RecentlyViewed } from '../../features/shortlist/recently-viewed.tsx';
import { PageJumps } from '../../features/venues/details/page-jumps.tsx';
import { PriceBox } from '../../features/venues/details/price-box.tsx';
import { VenueHeader } from '../../features/venues/details/venue-header.tsx';
import { openPriceDialog } from '../../lib/lead-dialog.ts';
import { paths } from '../../lib/paths.ts';
import type { RouteData } from '../route-data.ts';
import { SimilarVenues } from './similar-venues.tsx';
import { VenueBlocks } from './venue-blocks.tsx';
import styles from './venue-page.module.css';
import { VenueTools } from './venue-tools.tsx';

/** One venue, in the specification's order of blocks; the price panel stays beside them on wide screens. */
export function VenuePage({ data: { venue, cityName, similar } }: { data: RouteData['venue'] }) {
  const askPrice = (control: string) => openPriceDialog({ venue: venue.name, control });
  return (
    <article className={`wrap ${styles.page}`}>
      <Breadcrumb
        trail={[
          { label: 'Home', to: paths.home() },
          { label: cityName, to: paths.city(venue.city) },
          { label: venue.name },
        ]}
      />
      <div className={styles.columns}>
        <VenuePhotos venue={venue} />
        <VenueHeader venue={venue} />
        <aside className={styles.panel} aria-label="Prices">
          <VenueTools venue={venue} />
          <PriceBox
            venue={venue}
            onSeePrices={() => askPrice('See Prices')}
            onVenueTour={() => askPrice('Venue Tour')}
          />
          <p className={styles.contact}>
            <a href={site.phone.href}>Call {site.phone.display}</a>
            <a href="#have-us-call-you">Have us call you</a>
          </p>
          <PageJumps />
        </aside>
        <div className={styles.blocks}>
          <EstimateBlock venue={venue} />
          <VenueBlocks venue={venue} />
        </div>
      </div>
      <Sections>
        <SimilarVenues venues={similar} />
        <RecentlyViewed current={venue.id} />
      </Sections>
    </article>
  );
}
