import { factIds, type Known } from '../../domain/facts/facts.ts';
import type { AsTold } from '../../domain/facts/told.ts';
import type { Hall, VenueDetails, VenueFacts } from '../../domain/venue.ts';
import type { VenueSummary } from '../../domain/venue-summary.ts';

const unknownFacts = Object.fromEntries(factIds.map((id) => [id, undefined])) as Known;

type AnyVenue = AsTold<VenueFacts & VenueSummary>;

/** A venue with few known facts, for tests; `facts` override them. */
export function aVenue(facts: Partial<AnyVenue> = {}): AnyVenue {
  return {
    ...unknownFacts,
    foodTax: 0.18,
    id: 'hall',
    name: 'Hall',
    nameHi: undefined,
    city: 'faridabad',
    source: 'sample',
    locality: undefined,
    localityIds: undefined,
    address: 'Faridabad',
    alias: undefined,
    shortDescription: 'A hall.',
    hasPage: true,
    managed: true,
    badge: undefined,
    rating: undefined,
    venueTypes: [],
    facilities: [],
    mealPreference: undefined,
    price: undefined,
    halls: [],
    confirmed: undefined,
    knownFacts: 0,
    pictures: [],
    pictureCount: 0,
    told: undefined,
    ...facts,
  };
}

/** What its own page has, for tests; `facts` override it. */
export function aVenueDetails(facts: Partial<AsTold<VenueDetails>> = {}): AsTold<VenueDetails> {
  return {
    ...aVenue(),
    tags: [],
    about: [],
    notes: [],
    features: [],
    reviews: [],
    ...facts,
    told: undefined,
  };
}

/** A hall of a venue, for tests. */
export const aHall = (seats = 200, floating = 350): Hall => ({ name: 'Hall', seats, floating });

/** The prices of Royal Imperio in the specification, which has a plain plate and a package. */
export const imperio = aVenue({
  id: 'imperio',
  name: 'Imperio',
  servesNonVeg: true,
  vegPlate: 500,
  nonVegPlate: 700,
  vegPackage: 1800,
  nonVegPackage: 2000,
  rooms: 31,
  roomPrice: 3000,
});
