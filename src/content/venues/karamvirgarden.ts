import { at } from '../clock.ts';
import type { VenueEntry } from '../types.ts';

export const venue = {
  id: 'karamvirgarden',
  name: 'Dr Karamvir Garden',
  city: 'faridabad',
  source: 'specification',
  locality: 'Sector 11',
  address: 'Sector 11, Faridabad',
  shortDescription: 'A garden in Sector 11 with ample parking and separate day and evening slots.',
  hasPage: true,
  managed: true,
  rating: { score: 5, count: [3, 4] },
  venueTypes: ['wedding-lawn'],
  plate: { veg: 500, nonVeg: 700 },
  halls: [],
  slots: [
    { kind: 'morning', opens: at(10), closes: at(18) },
    { kind: 'evening', opens: at(19), closes: at(24) },
  ],
  rooms: { count: 0 },
  changingRooms: { count: [1, 2] },
  parking: { vehicles: 200 },
  advance: { kind: 'share', share: 0.25 },
  cancellable: false,
  foodTax: 0.18,
  about: [
    'Dr Karamvir Garden is a garden venue in Sector 11, Faridabad, for a wedding in the open.',
    'The day slot is long enough for a full wedding in daylight, which costs less in lights and more in sunscreen. The evening slot ends at midnight.',
    'Parking is ample. There are no rooms to stay in, and plates are quoted veg and non-veg.',
  ],
  notes: [
    'For a winter evening ask about heaters; for an April afternoon ask about shade and fans.',
    'Two families can hold the two slots of one day: ask when the decorators may come in.',
  ],
  reviews: [
    {
      name: 'Madhu (sample)',
      verified: true,
      rating: 5,
      eventDate: 'February 2026',
      pax: 350,
      review: 'A day wedding in the garden, golden light in every photo.',
      sample: true,
    },
    {
      name: 'Naveen (sample)',
      rating: 5,
      eventDate: 'November 2025',
      pax: 420,
      review: 'Close to home, easy to find, and enough space for the baraat.',
      sample: true,
    },
    {
      name: 'Kiran (sample)',
      rating: 5,
      eventDate: 'December 2025',
      pax: 300,
      review: 'The chaat counter was worth the wedding.',
      sample: true,
    },
  ],
} satisfies VenueEntry;
