import { at, nextDay } from '../clock.ts';
import type { VenueEntry } from '../types.ts';

export const venue = {
  id: 'edengardenlawn',
  name: 'Eden Garden Lawn',
  city: 'faridabad',
  source: 'specification',
  address: 'Faridabad',
  shortDescription:
    'A garden lawn that is yours from the morning until the next morning, with ample parking.',
  hasPage: true,
  managed: true,
  rating: { score: 5, count: 3 },
  venueTypes: ['wedding-lawn'],
  plate: { veg: 500, nonVeg: 700 },
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
    'Eden Garden Lawn is an open lawn in Faridabad for families who want the sky over the mandap.',
    'One booking runs from the morning until the next morning. There is time to decorate without hurry, to dance late and to see the bidaai in daylight.',
    'Decoration by the venue has a starting price, so you can plan it from the first day. There are no rooms here; the changing rooms are complimentary.',
  ],
  notes: [
    'A lawn needs a plan for rain and for cold: ask about a tent and heaters for winter nights.',
    'The decoration price is where it starts. Ask for a drawing and a full quote.',
  ],
  reviews: [
    {
      name: 'Anjali (sample)',
      verified: true,
      rating: 5,
      eventDate: 'February 2026',
      pax: 400,
      review: 'A morning ceremony on the grass, exactly as we had dreamt it.',
      sample: true,
    },
    {
      name: 'Sandeep (sample)',
      verified: true,
      rating: 5,
      eventDate: 'November 2025',
      pax: 450,
      review: 'No one looked at the clock all night. The bidaai was at sunrise.',
      sample: true,
    },
    {
      name: 'Meenal (sample)',
      rating: 5,
      eventDate: 'December 2025',
      pax: 350,
      review: 'Flowers were fresh, and the price was the one we were told.',
      sample: true,
    },
  ],
} satisfies VenueEntry;
