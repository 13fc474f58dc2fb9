import type { VenueEntry } from '../types.ts';

export const venue = {
  id: 'basantvatika',
  name: 'Basant Vatika',
  city: 'faridabad',
  source: 'specification',
  address: 'Faridabad',
  shortDescription: 'A vatika quoted by the plate or as a package, booked with a fixed advance.',
  hasPage: true,
  managed: true,
  venueTypes: ['wedding-lawn'],
  plate: { veg: 500, nonVeg: 700, about: true },
  packagePlate: { veg: 1250, nonVeg: 1350 },
  halls: [],
  slots: [],
  advance: { kind: 'amount', rupees: 25_000, purpose: 'advance' },
  cancellable: false,
  foodTax: 0.18,
  visit: true,
  about: [
    'Basant Vatika is a garden venue in Faridabad. Basant is spring, and a lawn is at its best then.',
    'It quotes a plate price and a package; in the package, veg and non-veg lie close together, so a mixed guest list costs little more.',
    'The date is held for a fixed advance and a booking cannot be cancelled. Slots, rooms and parking are not known yet; we ask for you.',
  ],
  notes: [
    'Ask what is in the package: tent, lights, flowers, sound.',
    'Have a plan for rain, and ask what it costs, before you pay the advance.',
  ],
  reviews: [],
} satisfies VenueEntry;
