import { Button } from '../../../components/button.tsx';
import { confirmationOf } from '../../../domain/facts/fact-rules.ts';
import { formatRupees } from '../../../domain/format.ts';
import { plateFacts, priceFor } from '../../../domain/plate-price.ts';
import type { ShownTotal } from '../../../domain/shown-total.ts';
import type { VenueDetails } from '../../../domain/venue.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { openPriceDialog } from '../../../visitor/lead-store.ts';
import { describePlate } from '../card/plate-texts.ts';
import { ConfirmedNote } from './confirmed-note.tsx';
import styles from './price-box.module.css';

interface PriceBoxProps {
  readonly venue: VenueDetails;
  /** The visitor's own total, for a price request. */
  readonly getTotal: () => ShownTotal | undefined;
}

/** List prices per plate, struck through, and the two buttons that open the price request. */
export function PriceBox({ venue, getTotal }: PriceBoxProps) {
  const plate = describePlate(venue);
  const openPrices = (control: string) =>
    openPriceDialog({ venue: venue.name, venueId: venue.id, control, total: getTotal() });
  return (
    <section className={`stack ${styles.box}`} aria-labelledby="price-title">
      <h2 id="price-title">{plate.typical ? m.venues_typical_price() : m.venues_price_per_plate()}</h2>
      <dl className={styles.prices}>
        <Price
          label={m.venues_vegetarian()}
          kind="veg"
          price={plate.veg}
          now={packagePrice(venue, 'veg')}
          isListed={plate.typical || venue.vegPlate !== undefined}
        />
        <Price
          label={m.venues_non_vegetarian()}
          kind="nonVeg"
          price={plate.nonVeg}
          now={packagePrice(venue, 'nonVeg')}
          isListed={plate.servesNonVeg && (plate.typical || venue.nonVegPlate !== undefined)}
        />
      </dl>
      <p className="note">{plate.typical ? m.venues_typical_note() : m.venues_list_price_note()}</p>
      <ConfirmedNote confirmed={confirmationOf(venue, plateFacts)} />
      <div className={`grid pairs gap-3 ${styles.actions} screen-only`}>
        <Button onClick={() => openPrices('See Prices')}>{m.venues_see_prices()}</Button>
        <Button variant="secondary" onClick={() => openPrices('Venue Tour')}>
          {m.venues_tour()}
        </Button>
      </div>
      <p className="note screen-only">{m.venues_see_prices_note()}</p>
    </section>
  );
}

/** "package ₹1,800", else "ask". */
function packagePrice(venue: VenueDetails, kind: 'veg' | 'nonVeg'): string {
  const price = priceFor(venue);
  const rupees = price.kind === 'package' ? price[kind] : undefined;
  return typeof rupees === 'number'
    ? m.venues_package_price({ price: formatRupees(rupees) })
    : m.venues_ask_price();
}

interface PriceProps {
  readonly label: string;
  readonly kind: 'veg' | 'nonVeg';
  readonly price: string;
  /** What stands in place of the struck price. */
  readonly now: string;
  /** Whether there is a list price; else it stands alone. */
  readonly isListed: boolean;
}

function Price({ label, kind, price, now, isListed }: PriceProps) {
  return (
    <div className="links apart">
      <dt className="with-icon muted">
        <span className={styles[kind]} aria-hidden />
        {label}
      </dt>
      <dd>
        {isListed ? <s>{price}</s> : <span>{price}</span>} {isListed && <small>{now}</small>}
      </dd>
    </div>
  );
}
