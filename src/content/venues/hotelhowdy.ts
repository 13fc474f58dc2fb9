import type { VenueEntry } from '../types.ts';

export const venue = {
  id: 'hotelhowdy',
  name: 'Hotel Howdy',
  city: 'faridabad',
  source: 'specification',
  address: 'Faridabad',
  shortDescription: 'A hotel for weddings and family functions, whose booking can be cancelled.',
  hasPage: true,
  managed: true,
  venueTypes: ['banquet-hall'],
  plate: { veg: 500, nonVeg: 700, about: true },
  halls: [],
  slots: [],
  cancellable: true,
  foodTax: 0.18,
  about: [
    'Hotel Howdy is a hotel in Faridabad that takes weddings and family functions.',
    'Its booking can be cancelled, which is rare on this site. That helps when the date still depends on leave, visas or a second family.',
    'Plate prices are about what is usual in the city. Hall sizes, timings and parking are not known yet; we ask the hotel for your date.',
  ],
  notes: [
    'Get the cancellation terms in writing: until when, and how much comes back.',
    'Ask how many guests the hall takes seated before you plan the list.',
  ],
  reviews: [],
} satisfies VenueEntry;
