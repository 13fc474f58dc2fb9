import type { VenueEntry } from '../types.ts';

export const venue = {
  id: 'radhakrishnagarden',
  name: 'Radha Krishna Garden',
  city: 'faridabad',
  source: 'specification',
  address: 'Faridabad',
  shortDescription: 'A garden for an open-air wedding, with veg and non-veg plates.',
  hasPage: true,
  managed: true,
  venueTypes: ['wedding-lawn'],
  plate: { veg: 600, nonVeg: 700 },
  halls: [],
  slots: [],
  cancellable: false,
  foodTax: 0.18,
  about: [
    'Radha Krishna Garden is a garden venue in Faridabad for families who want the ceremony in the open.',
    'Plates are quoted veg and non-veg, and the two prices are closer to each other here than elsewhere. A mixed guest list does not change the bill much.',
    'Timings, rooms and parking are not known yet. Ask, and we find out for your date before you drive there.',
  ],
  notes: [
    'Ask about a covered part or a tent before you choose a month with rain.',
    'Slots and parking are still to be confirmed: let us ask for you.',
  ],
  reviews: [],
} satisfies VenueEntry;
