import type { VenueEntry } from '../types.ts';

export const venue = {
  id: 'noida-one',
  name: 'Sample Banquet Hall, Sector 135',
  city: 'noida',
  source: 'sample',
  locality: 'Sector 135',
  address: 'Sector 135, Noida',
  shortDescription:
    'A sample listing: it shows how a Noida banquet hall will look here, and is no real place.',
  hasPage: false,
  managed: false,
  badge: 'Sample',
  venueTypes: ['banquet-hall'],
  plate: { veg: 700, nonVeg: 800 },
  price: 180_000,
  halls: [{ name: 'Hall', seats: 200, floating: 300 }],
  slots: [],
  parking: { vehicles: 60 },
  cancellable: false,
  foodTax: 0.18,
  about: [
    'This is a sample. It shows how a banquet hall in Noida will read on this site, and stands for no real place.',
    'Our team has Noida venues to show you. Leave a number with your date and guests, and we call with choices in Sector 135 and nearby.',
  ],
  notes: ['Every figure on this page is a sample.'],
  reviews: [],
} satisfies VenueEntry;
