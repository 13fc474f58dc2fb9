import type { VenueSummary } from '../../../content/types.ts';
import { showPlate } from './plate-prices.ts';
import styles from './venue-card-prices.module.css';

/** Veg and non-veg prices a plate, one under the other so that cards in a column can be read against each other. */
export function VenueCardPrices({ venue }: { readonly venue: VenueSummary }) {
  const plate = showPlate(venue);
  return (
    <div className={styles.prices}>
      <p className={styles.title}>{plate.typical ? 'Typical price per plate' : 'Price per plate'}</p>
      <dl>
        <div>
          <dt data-kind="veg">Veg</dt>
          <dd>{plate.veg}</dd>
        </div>
        <div>
          <dt data-kind="non-veg">Non-veg</dt>
          <dd data-none={plate.nonVeg === 'N/A'}>{plate.nonVeg}</dd>
        </div>
      </dl>
      {plate.typical && (
        <p className={styles.note}>Usual in the area; this venue’s own price is not known yet.</p>
      )}
    </div>
  );
}
