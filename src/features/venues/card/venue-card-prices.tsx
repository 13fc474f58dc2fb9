import type { PlateFacts } from '../../../domain/plate-price.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { describePlate } from './plate-texts.ts';
import styles from './venue-card-prices.module.css';

/** Veg and non-veg prices a plate. */
export function VenueCardPrices({ venue }: { readonly venue: PlateFacts }) {
  const plate = describePlate(venue);
  return (
    <div className={styles.prices}>
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
      <p>{plate.typical ? m.venues_card_plate_typical() : m.venues_card_plate()}</p>
      {plate.package && <p className={styles.package}>{m.venues_card_package({ price: plate.package })}</p>}
    </div>
  );
}
