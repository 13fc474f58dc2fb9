import { Button } from '../../../components/button.tsx';
import type { VenueDetails } from '../../../content/types.ts';
import { formatRupees } from '../../../lib/format.ts';
import { openPriceDialog } from '../../../lib/lead-dialog.ts';
import { showPlate } from '../card/plate-prices.ts';
import styles from './price-box.module.css';

/** List prices per plate, struck through, and the two buttons that open the price request. */
export function PriceBox({ venue }: { readonly venue: VenueDetails }) {
  const plate = showPlate(venue);
  const openPrices = (control: string) => openPriceDialog({ venue: venue.name, control });
  return (
    <section className={styles.box} aria-labelledby="price-title">
      <h2 id="price-title">{plate.typical ? 'Typical price per plate' : 'Price per plate'}</h2>
      <dl className={styles.prices}>
        <Price label="Vegetarian" kind="veg" price={plate.veg} />
        <Price label="Non-vegetarian" kind="nonVeg" price={plate.nonVeg} />
      </dl>
      <p className={styles.note}>
        {plate.typical
          ? 'This venue’s own price is not known yet. These are typical; ask for yours.'
          : 'List price; ask for yours.'}
      </p>
      {venue.packagePlate && (
        <p className={styles.note}>
          Package from {formatRupees(venue.packagePlate.veg)} a plate: see the expert notes below.
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={() => openPrices('See Prices')}>See Prices</Button>
        <Button variant="secondary" onClick={() => openPrices('Venue Tour')}>
          Venue Tour
        </Button>
      </div>
    </section>
  );
}

function Price({ label, kind, price }: { label: string; kind: 'veg' | 'nonVeg'; price: string }) {
  return (
    <div>
      <dt>
        <span className={styles[kind]} aria-hidden />
        {label}
      </dt>
      <dd>{price === 'N/A' ? price : <s>{price}</s>}</dd>
    </div>
  );
}
