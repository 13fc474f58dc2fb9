import { venueTypeLabels } from '../../domain/choices.ts';
import { m } from '../../i18n/compiled/messages.js';
import { paths } from '../../lib/paths.ts';
import type { ListingData } from './listing-data.ts';

/** Home / Faridabad, Home / Faridabad / Banquet Halls, or Home / Venues; the city links to its listing. */
export function listingTrail({ city, cityName, preset }: Pick<ListingData, 'city' | 'cityName' | 'preset'>) {
  const home = { label: m.lib_home(), to: paths.home() };
  if (!city) return [home, { label: m.app_nav_venues() }];
  const listing = { label: cityName, to: paths.city(city) };
  return preset ? [home, listing, { label: venueTypeLabels[preset]() }] : [home, listing];
}
