import type { VenueEntry } from '../types.ts';

export const venue = {
  id: 'pushpvatika',
  name: 'Pushp Vatika',
  city: 'faridabad',
  source: 'specification',
  address: 'Faridabad',
  shortDescription: 'A vatika for weddings in the open, with plate prices usual in the city.',
  hasPage: false,
  managed: true,
  venueTypes: ['wedding-lawn'],
  plate: { veg: 500, nonVeg: 700, about: true },
  halls: [],
  slots: [],
  cancellable: false,
  foodTax: 0.18,
  about: [
    'Pushp Vatika is a garden venue in Faridabad; pushp is flower, vatika is garden.',
    'Plate prices are about what is usual in the city, veg and non-veg. A booking cannot be cancelled.',
    'More is not known yet. Leave a number with your date and guests, and we ask the venue about slots, parking and rooms.',
  ],
  notes: [
    'Visit at the hour of your function: a lawn looks different by day and by lamp.',
    'Ask about a tent for rain and heaters for winter.',
  ],
  reviews: [],
} satisfies VenueEntry;
