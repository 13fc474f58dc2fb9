import { at, nextDay } from '../clock.ts';
import type { VenueEntry } from '../types.ts';

export const venue = {
  id: 'goldengalaxyresort',
  name: 'Golden Galaxy',
  city: 'faridabad',
  source: 'specification',
  address: 'Faridabad',
  shortDescription:
    'Lawns and a resort setting with a vegetarian kitchen and a booking that lasts through the night.',
  hasPage: true,
  managed: true,
  rating: { score: 5, count: 3 },
  venueTypes: ['wedding-lawn', 'wedding-resort'],
  plate: { veg: 500, nonVeg: null },
  halls: [],
  slots: [{ kind: 'long', opens: at(8), closes: nextDay(7) }],
  rooms: { count: 0 },
  changingRooms: { count: 2 },
  parking: { vehicles: 200 },
  decoration: { from: 16_000 },
  advance: { kind: 'share', share: 0.25 },
  cancellable: false,
  foodTax: 0.18,
  about: [
    'Golden Galaxy is a place of lawns and a resort in Faridabad. Its kitchen is vegetarian, which many families ask for on the day of the pheras.',
    'One booking lasts from the morning until the next morning, long enough for a haldi, a reception and the ceremony itself.',
    'There is ample parking and decoration has a starting price. Guests do not stay the night here; the changing rooms are complimentary.',
  ],
  notes: [
    'Vegetarian plates only: tell both families early.',
    'The decoration price is where it starts. Ask for a full quote with flowers and lights.',
  ],
  reviews: [
    {
      name: 'Nandini (sample)',
      verified: true,
      rating: 5,
      eventDate: 'January 2026',
      pax: 380,
      review: 'An all-vegetarian wedding and not one person missed anything.',
      sample: true,
    },
    {
      name: 'Harsh (sample)',
      rating: 5,
      eventDate: 'November 2025',
      pax: 420,
      review: 'Space for every car and for every cousin’s dance.',
      sample: true,
    },
    {
      name: 'Bhavna (sample)',
      rating: 5,
      eventDate: 'March 2026',
      pax: 300,
      review: 'They let the decorators in early, and it showed.',
      sample: true,
    },
  ],
} satisfies VenueEntry;
