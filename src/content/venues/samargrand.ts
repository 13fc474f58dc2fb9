import { at, nextDay } from '../clock.ts';
import type { VenueEntry } from '../types.ts';

export const venue = {
  id: 'samargrand',
  name: 'Samar Grand',
  city: 'faridabad',
  source: 'specification',
  locality: 'Sector 10',
  address: 'Sector 10, Faridabad',
  shortDescription:
    'Two halls of different sizes in Sector 10, for a large reception or a close family function.',
  hasPage: true,
  managed: true,
  rating: { score: 5, count: [3, 4] },
  venueTypes: ['banquet-hall'],
  plate: { veg: 500, nonVeg: 700 },
  halls: [
    { name: 'Hall 1', seats: 500, floating: 1000 },
    { name: 'Hall 2', seats: 200, floating: 250 },
  ],
  slots: [
    { kind: 'morning', opens: at(11), closes: at(16) },
    { kind: 'evening', opens: at(19), closes: nextDay(5) },
  ],
  rooms: { count: 0 },
  changingRooms: { count: [1, 2] },
  parking: { vehicles: 50 },
  advance: { kind: 'share', share: 0.35 },
  cancellable: false,
  foodTax: 0.18,
  opensTogether: true,
  about: [
    'Samar Grand is in Sector 10, Faridabad, and has two halls of very different size. A large reception fits the first; a ring ceremony or a close family lunch is at home in the second.',
    'There is a lunch slot and a long evening slot. Families with two functions on one day can ask for one hall after the other.',
    'Plates are quoted veg and non-veg. The advance is higher than at most venues on this site, and there are no rooms to stay in.',
  ],
  notes: [
    'Floating counts guests who come and go over an evening; seated counts those who sit down at once. Choose the hall by your own habit.',
    'Parking is small for the size of the first hall: arrange valets or shared cars.',
  ],
  reviews: [
    {
      name: 'Tanvi (sample)',
      verified: true,
      rating: 5,
      eventDate: 'December 2025',
      pax: 600,
      review: 'Our list kept growing and the big hall still did not feel tight.',
      sample: true,
    },
    {
      name: 'Karan (sample)',
      verified: true,
      rating: 5,
      eventDate: 'February 2026',
      pax: 220,
      review: 'We took the smaller hall for the roka. Cosy and well lit.',
      sample: true,
    },
    {
      name: 'Asha (sample)',
      rating: 5,
      eventDate: 'November 2025',
      pax: 450,
      review: 'The buffet lines moved quickly, even at the peak hour.',
      sample: true,
    },
  ],
} satisfies VenueEntry;
