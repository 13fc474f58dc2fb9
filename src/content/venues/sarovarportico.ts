import { at } from '../clock.ts';
import type { VenueEntry } from '../types.ts';

export const venue = {
  id: 'sarovarportico',
  name: 'Sarovar Portico',
  city: 'faridabad',
  source: 'specification',
  locality: 'Surajkund',
  address: 'Surajkund, Faridabad',
  shortDescription:
    'A hotel in Surajkund with the most guest rooms and the largest parking we list in Faridabad.',
  hasPage: true,
  managed: true,
  rating: { score: 5, count: [3, 4] },
  venueTypes: ['banquet-hall'],
  plate: { veg: 500, nonVeg: 700 },
  halls: [],
  slots: [
    { kind: 'morning', opens: at(10), closes: at(15) },
    { kind: 'evening', opens: at(19), closes: at(24) },
  ],
  rooms: { count: 40, price: 4000 },
  changingRooms: { count: [1, 2] },
  parking: { vehicles: 250 },
  advance: { kind: 'share', share: 0.25 },
  cancellable: false,
  foodTax: 0.18,
  about: [
    'Sarovar Portico is a hotel in Surajkund, on the Delhi side of Faridabad, so guests from South Delhi have a short drive.',
    'Of the Faridabad venues whose figures we have, it has the most guest rooms and the largest parking. That makes it practical for a wedding with many outstation guests.',
    'Functions are let in a lunch slot and an evening slot that ends at midnight. Plates are quoted veg and non-veg.',
  ],
  notes: [
    'Ask for a block of rooms at one rate, with the date until which unused rooms can go back.',
    'The evening ends at midnight: plan the pheras for the day slot or an early muhurat.',
  ],
  reviews: [
    {
      name: 'Ishita (sample)',
      verified: true,
      rating: 5,
      eventDate: 'January 2026',
      pax: 320,
      review: 'Guests from four cities stayed here and breakfast turned into a reunion.',
      sample: true,
    },
    {
      name: 'Varun (sample)',
      rating: 5,
      eventDate: 'November 2025',
      pax: 280,
      review: 'The banquet team had every timing on one sheet. Nothing slipped.',
      sample: true,
    },
    {
      name: 'Leena (sample)',
      rating: 5,
      eventDate: 'March 2026',
      pax: 200,
      review: 'Easy to reach from Delhi, and room for every car.',
      sample: true,
    },
  ],
} satisfies VenueEntry;
