import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { cityName, cityOf } from '../../content/cities.ts';
import { venueTypeLabels } from '../../domain/choices.ts';
import { VenueList } from '../../features/listing/listing-results.tsx';
import { m } from '../../i18n/compiled/messages.js';
import { paths } from '../../lib/paths.ts';
import { openCallBackDialog } from '../../visitor/lead-store.ts';
import { useAsTold } from '../../visitor/told-store.ts';
import type { CityWithoutListingData } from './city-without-listing-data.ts';

/** A city without listed venues: call-back, and the nearest venues or links to their listings. */
export function Page({ data }: { readonly data: CityWithoutListingData }) {
  const { city, preset, nearestNote } = data;
  const nearest = useAsTold(data.nearest);
  const type = preset && venueTypeLabels[preset]();
  const heading = type
    ? m.listing_title_type({ type, city: data.cityName })
    : m.cities_city_title({ city: data.cityName });
  return (
    <div className="wrap stack page gap-6">
      <Breadcrumb
        trail={[
          { label: m.navigation_home(), to: paths.home() },
          ...(type
            ? [{ label: data.cityName, to: paths.city(city) }, { label: type }]
            : [{ label: data.cityName }]),
        ]}
      />
      <div className="stack text">
        <h1>{heading}</h1>
        <p>{m.cities_not_listed({ city: data.cityName })}</p>
        <p>{m.cities_not_listed_visits({ city: data.cityName })}</p>
        {nearestNote && <p>{nearestNote}</p>}
        <div className="row">
          <Button
            onClick={() =>
              openCallBackDialog({ control: type ? 'city without listing' : city, about: heading })
            }
          >
            {m.contact_request_a_call_back()}
          </Button>
          {type ? (
            cityOf(city).nearest?.map((id) => (
              <ButtonLink key={id} variant="secondary" to={paths.banquetHalls(id)}>
                {m.listing_title_type({ type, city: cityName(id) })}
              </ButtonLink>
            ))
          ) : (
            <ButtonLink variant="secondary" to={paths.vendors(city)}>
              {m.cities_vendors_in({ city: data.cityName })}
            </ButtonLink>
          )}
        </div>
      </div>
      {nearest.length > 0 && (
        <section className="stack gap-5" aria-labelledby="nearest">
          <h2 id="nearest">{m.cities_nearest()}</h2>
          <VenueList venues={nearest} level={3} />
        </section>
      )}
    </div>
  );
}
