import type { VenueEntry } from '../types.ts';

export const venue = {
  id: 'sajanvatika',
  name: 'Sajan Vatika',
  city: 'faridabad',
  source: 'specification',
  address: 'Faridabad',
  shortDescription: 'A vatika that holds your date for a small fixed advance.',
  hasPage: true,
  managed: true,
  venueTypes: ['wedding-lawn'],
  plate: { veg: 500, nonVeg: 700, about: true },
  halls: [],
  slots: [],
  advance: { kind: 'amount', rupees: 10_000, purpose: 'advance' },
  cancellable: false,
  foodTax: 0.18,
  about: [
    'Sajan Vatika is a garden venue in Faridabad for a wedding in the open.',
    'The date is held for a fixed advance, the smallest of those we know. It cannot be cancelled, so it is still worth a visit first.',
    'Plate prices are about what is usual in the city. Whether there are rooms, and what the slots are, is not known yet; we ask for you.',
  ],
  notes: [
    'Ask when the rest is due after the advance, and how much of it before the day.',
    'For an evening on the lawn ask about lights, generator and a tent.',
  ],
  reviews: [],
} satisfies VenueEntry;
