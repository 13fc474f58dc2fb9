import type { VenueEntry } from '../types.ts';

export const venue = {
  id: 'classicelegance',
  name: 'Classic Elegance',
  city: 'faridabad',
  source: 'specification',
  address: 'Faridabad',
  shortDescription: 'A banquet quoted by the plate or as a package, booked with a fixed advance.',
  hasPage: true,
  managed: true,
  venueTypes: ['banquet-hall'],
  plate: { veg: 500, nonVeg: 700, about: true },
  packagePlate: { veg: 1200, nonVeg: 1450 },
  halls: [],
  slots: [],
  rooms: { count: 0 },
  advance: { kind: 'amount', rupees: 50_000, purpose: 'advance' },
  cancellable: false,
  foodTax: 0.18,
  visit: true,
  about: [
    'Classic Elegance is a banquet in Faridabad. It is quoted by the plate, and also as a veg or non-veg package.',
    'A package is easier to plan with, since more is in it. Ask for the list, and compare the total rather than the plate.',
    'There are no rooms to stay in. The advance is a fixed sum and a booking cannot be cancelled.',
  ],
  notes: [
    'Ask for the package in writing: menu, decoration, hours, and what counts as extra.',
    'Outstation guests need a hotel: we can suggest listed ones.',
  ],
  reviews: [],
} satisfies VenueEntry;
