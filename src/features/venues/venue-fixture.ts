import type { VenueFacts } from '../../domain/venue.ts';
import type { VenueSummary } from '../../domain/venue-summary.ts';

type AnyVenue = VenueFacts & VenueSummary;

/** A venue with few known facts, for tests; `facts` override them. */
export function aVenue(facts: Partial<AnyVenue> = {}): AnyVenue {
  return {
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
    plate: undefined,
    packagePlate: undefined,
    price: undefined,
    halls: [],
    slots: [],
    foodTax: 0.18,
    rooms: undefined,
    changingRooms: undefined,
    parking: undefined,
    alcohol: undefined,
    food: undefined,
    decoration: undefined,
    advance: undefined,
    cancellable: undefined,
    otherPolicies: undefined,
    knownFacts: 0,
    pictures: [],
    pictureCount: 0,
    ...facts,
  };
}
