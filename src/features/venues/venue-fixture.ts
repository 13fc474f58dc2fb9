import { factIds, type Known } from '../../domain/facts/facts.ts';
import type { AsTold } from '../../domain/facts/told.ts';
import type { VenueFacts } from '../../domain/venue.ts';
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
