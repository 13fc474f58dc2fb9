import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { cityName, cityOf, withoutListing } from '../../content/cities.ts';
import { type CityId, type VenueType, venueTypeLabels } from '../../domain/choices.ts';
import { listingTitle } from '../../features/listing/listing-title.ts';
import { m } from '../../i18n/compiled/messages.js';
import { openCallBackDialog } from '../../lib/open-lead-dialog.ts';
import { paths } from '../../lib/paths.ts';
import { listingTrail } from './listing-trail.ts';
import styles from './no-listing.module.css';

interface NoListingProps {
  readonly city: CityId;
  readonly preset: VenueType | undefined;
}

/** A city without listed venues: call-back and links to the nearest cities. */
export function NoListing({ city, preset }: NoListingProps) {
  const { nearest = [] } = cityOf(city);
  const name = cityName(city);
  const title = listingTitle({ cityName: name, ...(preset ? { type: preset } : {}), found: 0 });
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb trail={listingTrail({ city, cityName: name, ...(preset ? { preset } : {}) })} />
      <h1>{title.words}</h1>
      <div className={styles.words}>
        {withoutListing(name).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.actions}>
        <Button onClick={() => openCallBackDialog({ control: 'city without listing', about: title.words })}>
          {m.common_request_call_back()}
        </Button>
        {nearest.map((id) => (
          <ButtonLink key={id} variant="secondary" to={preset ? paths.banquetHalls(id) : paths.city(id)}>
            {preset
              ? m.listing_title_type({ type: venueTypeLabels[preset](), city: cityName(id) })
              : m.listing_venues_in({ city: cityName(id) })}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
