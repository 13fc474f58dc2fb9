import type { VenueSummary } from '../../content/types.ts';

/** A venue with few known facts, for tests; `facts` override them. */
export function aVenue(facts: Partial<VenueSummary> = {}): VenueSummary {
  return {
    id: 'hall',
    name: 'Hall',
    city: 'faridabad',
    source: 'sample',
    address: 'Faridabad',
    shortDescription: 'A hall.',
    hasPage: true,
    managed: true,
    venueTypes: [],
    facilities: [],
    halls: [],
    slots: [],
    foodTax: 0.18,
    pictures: [],
    pictureCount: 0,
    ...facts,
  };
}
