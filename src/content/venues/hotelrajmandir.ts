import type { VenueEntry } from '../types.ts';

export const venue = {
  id: 'hotelrajmandir',
  name: 'Hotel Raj Mandir',
  city: 'faridabad',
  source: 'specification',
  address: 'Faridabad',
  shortDescription: 'A hotel quoted by the plate or as a package, at the lower end of the packages we list.',
  hasPage: true,
  managed: true,
  venueTypes: ['banquet-hall'],
  plate: { veg: 500, nonVeg: 700, about: true },
  packagePlate: { veg: 900, nonVeg: 1100 },
  halls: [],
  slots: [],
  cancellable: false,
  foodTax: 0.18,
  visit: true,
  about: [
    'Hotel Raj Mandir is a hotel in Faridabad that takes weddings and receptions.',
    'It quotes a plate price and a package. Of the packages we know in Faridabad, this one is the lowest, veg and non-veg alike.',
    'Hall sizes, slots and rooms are not known yet. We ask the hotel for your date and write back with the answers.',
  ],
  notes: [
    'A low package is good news only when the menu is the one you want: ask for a tasting.',
    'Ask how many rooms can be held for the family, and at what rate.',
  ],
  reviews: [],
} satisfies VenueEntry;
