import type { VenueSummary } from '../../../domain/venue-summary.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { showPlate } from './plate-prices.ts';
import styles from './venue-card-prices.module.css';

/** Veg and non-veg prices a plate, one under the other so that cards in a column can be read against each other. */
export function VenueCardPrices({ venue }: { readonly venue: VenueSummary }) {
  const plate = showPlate(venue);
  return (
    <div className={styles.prices}>
      <p className={styles.title}>{plate.typical ? m.venues_typical_price() : m.venues_price_per_plate()}</p>
      <dl>
        <div>
          <dt data-kind="veg">{m.venues_card_veg()}</dt>
          <dd>{plate.veg}</dd>
        </div>
        <div>
          <dt data-kind="non-veg">{m.venues_card_non_veg()}</dt>
          <dd data-none={!plate.servesNonVeg}>{plate.nonVeg}</dd>
        </div>
      </dl>
      {plate.package && <p className={styles.note}>{m.venues_card_package({ price: plate.package })}</p>}
      {plate.typical && <p className={styles.note}>{m.venues_card_typical_note()}</p>}
    </div>
  );
}
