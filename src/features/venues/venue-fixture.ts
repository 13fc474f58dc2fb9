import type { VenueSummary } from '../../content/types.ts';

/** A venue of which hardly anything was told, for tests; what a test is about is passed in. */
export function aVenue(told: Partial<VenueSummary> = {}): VenueSummary {
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
    ...told,
  };
}
