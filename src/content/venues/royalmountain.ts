import type { VenueEntry } from '../types.ts';

export const venue = {
  id: 'royalmountain',
  name: 'Royal Mountain',
  city: 'faridabad',
  source: 'specification',
  address: 'Faridabad',
  shortDescription: 'A hotel with a terrace and an indoor hall, so the evening can move under the sky.',
  hasPage: true,
  managed: true,
  venueTypes: ['banquet-hall', 'terrace-hall'],
  halls: [],
  slots: [],
  cancellable: false,
  foodTax: 0.18,
  about: [
    'Royal Mountain is a hotel with a terrace and an indoor hall in Faridabad.',
    'The pair is useful: a sangeet or cocktails on the terrace, dinner and ceremony inside, and a roof to go under if it rains.',
    'We do not have its own prices and timings yet. The plate prices shown are the typical ones for the city; ask us and we find out for your date.',
  ],
  notes: [
    'Ask whether the terrace and the hall are one booking or two.',
    'Music in the open usually has an earlier end than music inside: ask for both hours.',
  ],
  reviews: [],
} satisfies VenueEntry;
