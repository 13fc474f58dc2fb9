import { at } from '../clock.ts';
import type { VenueEntry } from '../types.ts';

export const venue = {
  id: 'lagoonaemerald',
  name: 'Lagoona Emerald',
  city: 'southdelhi',
  source: 'specification',
  address: 'South Delhi',
  shortDescription:
    'A South Delhi banquet with valet parking, where your own caterer may cook for a royalty.',
  hasPage: true,
  managed: true,
  rating: { score: 5, count: 4 },
  venueTypes: ['banquet-hall'],
  plate: { veg: 500, nonVeg: 700 },
  halls: [],
  slots: [
    { kind: 'morning', opens: at(10), closes: at(16) },
    { kind: 'evening', opens: at(19), closes: at(23) },
  ],
  rooms: { count: 0 },
  changingRooms: { count: 2 },
  parking: { vehicles: 100, valet: true },
  // A royalty is what an outside caterer pays the venue, so one may come.
  food: { outsideCaterer: true, cateringRoyalty: 75 },
  decoration: { from: 31_000 },
  advance: {
    kind: 'share',
    share: 0.25,
    note: 'adjustable against future bookings within 3 months',
  },
  cancellable: false,
  foodTax: 0.18,
  visit: true,
  photoCount: 8,
  about: [
    'Lagoona Emerald is a banquet in South Delhi, close to family and easy to reach for guests from every side of the city.',
    'Bring your own caterer if you like: the venue then takes a royalty on each plate. Valets take the cars, and decoration has a starting price.',
    'The day slot ends in the afternoon and the evening one before midnight. A booking cannot be cancelled, but the advance can be set against another booking for a while.',
  ],
  notes: [
    'Add the catering royalty to your caterer’s quote before you compare it with the venue’s own plate.',
    'Evenings end early here: an early muhurat, or the day slot, suits the pheras best.',
  ],
  reviews: [
    {
      name: 'Mitali (sample)',
      rating: 5,
      eventDate: 'January 2026',
      pax: 250,
      review: 'Our own caterer cooked, the valets handled every car, and we only had to smile.',
      sample: true,
    },
    {
      name: 'Rahul (sample)',
      rating: 5,
      eventDate: 'November 2025',
      pax: 300,
      review: 'An elegant hall. The evening ended on time and nobody felt rushed.',
      sample: true,
    },
    {
      name: 'Divya (sample)',
      rating: 5,
      eventDate: 'February 2026',
      pax: 180,
      review: 'A lunch wedding in South Delhi was the best idea for our elders.',
      sample: true,
    },
    {
      name: 'Kabir (sample)',
      rating: 5,
      eventDate: 'March 2026',
      pax: 220,
      review: 'Clear terms on the advance, which mattered when our date moved.',
      sample: true,
    },
  ],
} satisfies VenueEntry;
