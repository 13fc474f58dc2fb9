import { site } from '../content/site.ts';
import { VenuePhotos } from '../gallery/venue-photos.tsx';
import { openLeadDialog } from '../leads/open-lead-dialog.ts';
import type { PageData } from '../page-data.ts';
import { paths } from '../paths.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { LaterPart, later } from '../ui/later-part.tsx';
import { EstimateBlock } from '../venues/estimate-block.tsx';
import { PageJumps } from '../venues/page-jumps.tsx';
import { useParty } from '../venues/party-store.ts';
import { PriceBox } from '../venues/price-box.tsx';
import { VenueHeader } from '../venues/venue-header.tsx';
import { SeenVenues } from './seen-venues.tsx';
import { VenueTools } from './venue/venue-tools.tsx';
import styles from './venue-page.module.css';

const blocks = later(() => import('./venue/venue-blocks.later.tsx').then((m) => m.VenueBlocks));
const similarVenues = later(() => import('./venue/similar-venues.later.tsx').then((m) => m.SimilarVenues));

/** One venue, in the specification's order of blocks; the price panel stays beside them on wide screens. */
export function VenuePage({ data: { venue, cityName, similar } }: { data: PageData['venue'] }) {
  const party = useParty();
  const askPrice = (control: string) =>
    openLeadDialog({ dialog: 'price', venue: venue.name, control, wish: party });
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
          <LaterPart part={blocks} data={venue} place={styles.blocks} long />
        </div>
      </div>
      <LaterPart part={similarVenues} data={similar} />
      <SeenVenues current={venue.id} />
    </article>
  );
}
