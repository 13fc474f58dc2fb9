import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Button } from '../../components/button.tsx';
import { type VenueType, venueTypeLabels } from '../../domain/choices.ts';
import { formatCount } from '../../domain/format.ts';
import type { Filters } from '../../features/listing/filters/filters.ts';
import { m } from '../../i18n/compiled/messages.js';
import { paths } from '../../lib/paths.ts';
import { openCallBackDialog } from '../../visitor/lead-store.ts';
import type { ListingData } from './listing-data.ts';
import styles from './listing-page.module.css';

interface ListingHeadProps {
  readonly data: ListingData;
  readonly filters: Filters;
  /** How many venues match the filters; undefined until that is known. */
  readonly found: number | undefined;
}

/** The breadcrumb, the title with the count, and what the visitor needs to know of the city. */
export function ListingHead({ data, filters, found }: ListingHeadProps) {
  const { cityName, preset, fixedCount, intro, countNote } = data;
  const isPreset = preset && filters.types.join() === preset;
  const title = listingTitle({
    cityName,
    fixedCount,
    found: found ?? 0,
    type: isPreset ? preset : undefined,
  });
  return (
    <>
      <Breadcrumb trail={listingTrail(data)} />
      <header className={`stack gap-2 ${styles.head}`}>
        <h1>
          {`${title.words} `}
          <span className={styles.count}>{found === undefined ? m.listing_finding() : title.count}</span>
        </h1>
        <p className={countNote ? 'lede' : 'lede not-on-phones'}>
          <span>{countNote ?? intro ?? m.listing_intro_all()}</span>{' '}
          {fixedCount && (
            <Button
              variant="secondary"
              className={styles.callBack}
              onClick={() =>
                openCallBackDialog({
                  control: 'listing',
                  about: m.listing_venues_in({ city: cityName }),
                  asksEvent: true,
                })
              }
            >
              {m.contact_request_a_call_back()}
            </Button>
          )}
        </p>
      </header>
    </>
  );
}

/** Home / Faridabad, Home / Faridabad / Banquet Halls, or Home / Venues; the city links to its listing. */
function listingTrail({ city, cityName, preset }: ListingData) {
  const home = { label: m.navigation_home(), to: paths.home() };
  if (!city) return [home, { label: m.navigation_venues() }];
  const listing = { label: cityName, to: paths.city(city) };
  return preset ? [home, listing, { label: venueTypeLabels[preset]() }] : [home, listing];
}

interface TitleOptions {
  readonly cityName: string;
  /** The page's preset type, while it is the only one selected. */
  readonly type?: VenueType | undefined;
  /** The count that the specification fixes for all venues of the city, independent of the listed ones. */
  readonly fixedCount?: number | undefined;
  /** How many venues match the filters. */
  readonly found: number;
}

/** "Wedding venues in Faridabad (22 Venues)", "Banquet Halls in Faridabad (13 Venues)". */
export function listingTitle({ cityName, type, fixedCount, found }: TitleOptions): {
  readonly words: string;
  readonly count: string;
} {
  return {
    words: type
      ? m.listing_title_type({ type: venueTypeLabels[type](), city: cityName })
      : m.listing_title({ city: cityName }),
    count: `(${formatCount(type ? found : (fixedCount ?? found), m.listing_title_count)})`,
  };
}
