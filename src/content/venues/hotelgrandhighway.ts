import type { VenueEntry } from '../types.ts';

export const venue = {
  id: 'hotelgrandhighway',
  name: 'Hotel Grand Highway',
  city: 'faridabad',
  source: 'specification',
  address: 'Faridabad',
  shortDescription: 'x',
  hasPage: true,
  managed: true,
  rating: { score: 4.8, count: 4 },
  venueTypes: ['Banquet Halls'],
  plate: { veg: 500, nonVeg: 700 },
  halls: [],
  slots: [{ kind: 'morning', opens: 570, closes: 1080 }],
  foodTax: 0.18,
  about: [],
  notes: [],
  reviews: [],
} satisfies VenueEntry;
