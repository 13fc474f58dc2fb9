import { type City, cityOf } from '../../../content/cities.ts';
import type { CityId } from '../../../domain/choices.ts';
import type { EventDetails } from '../../../domain/event-details.ts';
import { type Fit, fitAt } from '../../../domain/fit.ts';
import type { PricedVenue } from '../../total/total.ts';
import { totalsFor } from '../../total/venue-total.ts';

/** The total of a venue in rupees; undefined where it is not known. */
type TotalOf = (venue: PricedVenue) => number | undefined;

type FitOf = (venue: Parameters<typeof fitAt>[0]) => Fit;

/** What differs between listings, and between visitors. */
export interface ListingRules {
  /** Undefined on the listing of all cities. */
  readonly city: City | undefined;
  readonly eventDetails: EventDetails | undefined;
  /** The visitor's total, while the event details are known. */
  readonly totalOf: TotalOf | undefined;
  /** Whether a venue holds the visitor's guests, while the event details are known. */
  readonly fitOf: FitOf | undefined;
}

/** Remembered, because a listing calculates each total once. */
const totals = new WeakMap<EventDetails, TotalOf>();

/** The rules of a city's listing, or of the listing of all cities. */
export function rulesFor(cityId: CityId | undefined, eventDetails?: EventDetails): ListingRules {
  const city = cityId && cityOf(cityId);
  if (!eventDetails) return { city, eventDetails, totalOf: undefined, fitOf: undefined };
  const totalOf = totals.get(eventDetails) ?? totalsFor(eventDetails);
  totals.set(eventDetails, totalOf);
  return { city, eventDetails, totalOf, fitOf: (venue) => fitAt(venue, eventDetails) };
}
