import { at, nextDay } from '../clock.ts';
import type { VenueEntry } from '../types.ts';

export const venue = {
  id: 'milanvatika',
  name: 'Milan Vatika',
  city: 'faridabad',
  source: 'specification',
  address: 'Faridabad',
  shortDescription: 'A vatika with guest rooms, ample parking and a vegetarian kitchen.',
  hasPage: true,
  managed: true,
  rating: { score: 5, count: 3 },
  venueTypes: ['wedding-lawn'],
  plate: { veg: 500, nonVeg: null },
  halls: [],
  slots: [
    { kind: 'morning', opens: at(9), closes: at(17) },
    { kind: 'evening', opens: at(19), closes: nextDay(5) },
  ],
  rooms: { count: 25, price: 3000 },
  changingRooms: { count: 1 },
  parking: { vehicles: 200 },
  advance: { kind: 'amount', rupees: 100_000, purpose: 'total-booking-amount' },
  cancellable: false,
  foodTax: 0.18,
  about: [
    'Milan Vatika is a garden venue in Faridabad that also has guest rooms, a rare pair: a wedding in the open, and a bed close by.',
    'There is a day slot and an evening slot that runs on almost until sunrise. The kitchen is vegetarian.',
    'The venue names one total booking amount instead of a share. It cannot be cancelled, so fix the date with both families first.',
  ],
  notes: [
    'The booking amount is a fixed sum. Ask how it is set against the final bill.',
    'With one complimentary changing room, keep a guest room free for the groom’s side.',
  ],
  reviews: [
    {
      name: 'Preeti (sample)',
      verified: true,
      rating: 5,
      eventDate: 'February 2026',
      pax: 350,
      review: 'The mandap under the trees, rooms two minutes away. Our elders were very happy.',
      sample: true,
    },
    {
      name: 'Ankit (sample)',
      verified: true,
      rating: 5,
      eventDate: 'December 2025',
      pax: 400,
      review: 'The vegetarian food was rich and never dull.',
      sample: true,
    },
    {
      name: 'Sunita (sample)',
      rating: 5,
      eventDate: 'November 2025',
      pax: 300,
      review: 'Four functions in three days, and the same smiling faces at each.',
      sample: true,
    },
  ],
} satisfies VenueEntry;
