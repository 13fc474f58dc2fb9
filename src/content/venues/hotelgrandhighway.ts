import { at, nextDay } from '../clock.ts';
import type { VenueEntry } from '../types.ts';

export const venue = {
  id: 'hotelgrandhighway',
  name: 'Hotel Grand Highway',
  city: 'faridabad',
  source: 'specification',
  address: 'Faridabad',
  shortDescription:
    'A hotel with banquets, guest rooms and an evening slot that runs on to the next morning.',
  hasPage: true,
  managed: true,
  rating: { score: 4.8, count: 4 },
  venueTypes: ['banquet-hall'],
  plate: { veg: 500, nonVeg: 700 },
  halls: [],
  slots: [
    { kind: 'morning', opens: at(9, 30), closes: at(18) },
    { kind: 'evening', opens: at(19), closes: nextDay(6) },
  ],
  rooms: { count: 22, price: { about: 1000 } },
  changingRooms: { count: 2 },
  parking: { vehicles: 25 },
  advance: { kind: 'share', share: 0.25 },
  cancellable: false,
  foodTax: 0.18,
  pairedPhotos: true,
  about: [
    'Hotel Grand Highway is a hotel in Faridabad where the functions and the stay are under one roof. Family from out of town can rest upstairs between the haldi and the pheras.',
    'The day is let in two slots. The evening one carries on into the next morning, so a late muhurat does not have to be hurried.',
    'Plates are quoted both veg and non-veg. Parking is on the small side for a big list of guests, so plan drop-offs and shared cars.',
  ],
  notes: [
    'A good choice when many guests stay the night: book the rooms together with the hall.',
    'Parking is limited. Ask us about extra space nearby before you send the invitations.',
  ],
  reviews: [
    {
      name: 'Aarti (sample)',
      verified: true,
      rating: 5,
      eventDate: 'February 2026',
      pax: 180,
      review:
        'We had the sangeet and the wedding here, and nobody had to cross the city in between. The rooms upstairs saved the day for our elders.',
      sample: true,
    },
    {
      name: 'Rohit (sample)',
      verified: true,
      rating: 5,
      eventDate: 'November 2025',
      pax: 220,
      review: 'The pheras began very late and still nobody hurried us. Tea kept coming until the bidaai.',
      sample: true,
    },
    {
      name: 'Neha (sample)',
      rating: 4.5,
      eventDate: 'December 2025',
      pax: 150,
      review: 'Food was hot and the paneer went first. The car park filled up early, so come in fewer cars.',
      sample: true,
    },
    {
      name: 'Imran (sample)',
      rating: 4.5,
      eventDate: 'April 2026',
      pax: 200,
      review: 'A simple, well-run place. The team told us every charge before we paid the advance.',
      sample: true,
    },
  ],
} satisfies VenueEntry;
