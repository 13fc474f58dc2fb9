import type { VenueEntry } from '../types.ts';

export const venue = {
  id: 'noida-two',
  name: 'Sample Farmhouse Lawn, Greater Noida',
  city: 'noida',
  source: 'sample',
  locality: 'Greater Noida',
  address: 'Greater Noida',
  shortDescription: 'A sample listing: it shows how a Noida farmhouse will look here, and is no real place.',
  hasPage: false,
  managed: false,
  badge: 'Sample',
  venueTypes: ['villa-farmhouse', 'wedding-lawn'],
  plate: { veg: 800, nonVeg: null },
  price: 350_000,
  halls: [{ name: 'Lawn', seats: 400, floating: 600 }],
  slots: [],
  parking: { vehicles: 120 },
  cancellable: false,
  foodTax: 0.18,
  about: [
    'This is a sample. It shows how a farmhouse lawn in Greater Noida will read on this site, and stands for no real place.',
    'Our team has farmhouses to show you. Leave a number with your date and guests, and we call with choices around Greater Noida.',
  ],
  notes: ['Every figure on this page is a sample.'],
  reviews: [],
} satisfies VenueEntry;
