import { cityName } from '../../content/cities.ts';
import { loadVenues, venueEntries } from '../../content/venues/index.ts';
import { rupeesOf } from '../../domain/facts/fact-rules.ts';
import type { Venue, VenueDetails, VenueEntry } from '../../domain/venue.ts';
import type { VenueSummary } from '../../domain/venue-summary.ts';
import { chooseSimilar } from '../../features/listing/choose-similar.ts';
import { m } from '../../i18n/compiled/messages.js';
import { getLocale } from '../../i18n/locale.ts';
import { inLanguage } from '../../i18n/localized.ts';
import { paths } from '../../lib/paths.ts';
import type { PageEntry } from '../page-entry.ts';
import { toVenueDetails, toVenueSummary } from '../select-facts.ts';

export interface VenueData {
  readonly venue: VenueDetails;
  readonly cityName: string;
  readonly similar: readonly VenueSummary[];
}

export const pages: readonly PageEntry<VenueData>[] = venueEntries.map((entry) => ({
  path: paths.venue(entry),
  title: () => m.facts_page_title({ name: nameOf(entry), address: inLanguage(entry.address) }),
  description: () => inLanguage(entry.shortDescription),
  load: () => loadVenue(entry.id),
}));

/** Hindi titles have the Devanagari name: it is what is searched for and read aloud. */
const nameOf = ({ name, nameHi }: VenueEntry) => (getLocale() === 'hi' ? nameHi : name);

function loadVenue(id: string): VenueData {
  const venues = loadVenues();
  const venue = venues.find((one) => one.id === id);
  if (!venue) throw new Error(`No venue in content/venues/index.ts has the id ${id}`);
  return {
    venue: toVenueDetails(venue),
    cityName: cityName(venue.city),
    similar: chooseSimilar(venue, nearestInPrice(venue, venues)).map((other) => toVenueSummary(other)),
  };
}

/** How many venues above and below a venue's price it is compared with: comparing each with all takes quadratic time. */
const maxCompared = 25;

/** By the venues of a language: those that can be similar, by city and price. */
const sortedByPrice = new Map<readonly Venue[], readonly Venue[]>();

/** The venues with the nearest prices, of the same city first; all of them where there are few. */
function nearestInPrice(venue: Venue, venues: readonly Venue[]): readonly Venue[] {
  if (venues.length <= 2 * maxCompared) return venues;
  const sorted =
    sortedByPrice.get(venues) ??
    [...venues].sort(
      (a, b) => a.city.localeCompare(b.city) || rupeesOf(a.vegPlate ?? 0) - rupeesOf(b.vegPlate ?? 0),
    );
  sortedByPrice.set(venues, sorted);
  const position = sorted.indexOf(venue);
  return sorted.slice(Math.max(0, position - maxCompared), position + maxCompared);
}
