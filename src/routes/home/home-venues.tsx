import { Link } from '../../components/link.tsx';
import { PictureView } from '../../components/picture-view.tsx';
import { pageOf } from '../../domain/facts/told.ts';
import { spokenName, venueLocation } from '../../domain/venue-facts.ts';
import type { VenueSummary } from '../../domain/venue-summary.ts';
import { getShownTotals } from '../../features/total/shown-total.ts';
import { YourTotal } from '../../features/total/your-total.tsx';
import { AskButton } from '../../features/venues/ask-button.tsx';
import { showCapacity } from '../../features/venues/card/venue-card-facts.ts';
import { VenueCardPrices } from '../../features/venues/card/venue-card-prices.tsx';
import { m } from '../../i18n/compiled/messages.js';
import { contentLang } from '../../i18n/localized.ts';
import { paths } from '../../lib/paths.ts';
import { useAsTold } from '../../visitor/told-store.ts';
import styles from './home-venues.module.css';

/** Venues of all cities, each with its price or the visitor's total. */
export function HomeVenues({ venues: page }: { readonly venues: readonly VenueSummary[] }) {
  const venues = useAsTold(page);
  return (
    <section className={`section gap-2 ${styles.section}`} aria-labelledby="home-venues">
      <div className="links apart">
        <h2 id="home-venues">{m.home_venues()}</h2>
        <Link to={paths.venues()} className="small">
          {m.navigation_see_all_venues()}
        </Link>
      </div>
      <ul className={styles.row}>
        {venues.map((venue) => (
          <li key={venue.id} className={styles.venue}>
            <PictureView
              picture={venue.pictures[0]}
              sizes="(min-width: 64rem) 360px, (min-width: 40rem) 44vw, 78vw"
              ratio="3 / 2"
              label
            />
            <div className={styles.words}>
              <h3 className="links gap-2" lang={contentLang(venue.name)}>
                <Link to={paths.venue(venue)}>{venue.name}</Link>
                {venue.badge && <small lang={contentLang(venue.badge)}>{venue.badge}</small>}
              </h3>
              <p lang={contentLang(venueLocation(venue))}>{venueLocation(venue)}</p>
              <p>
                {showCapacity(pageOf(venue)) ?? (
                  <>
                    {m.venues_card_capacity()}{' '}
                    <AskButton
                      question={m.venues_card_ask_capacity({ name: venue.name })}
                      spoken={m.venues_card_ask_capacity({ name: spokenName(venue) })}
                      control="home venues"
                      getTotals={() => getShownTotals(venue)}
                    />
                  </>
                )}
              </p>
              <div className={styles.money}>
                <YourTotal venue={venue} />
                <VenueCardPrices venue={pageOf(venue)} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
