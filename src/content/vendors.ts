import type { VendorCategory } from './text-types.ts';

/** The trades on a city's vendors page, in display order. */
export const vendorCategories: readonly VendorCategory[] = [
  {
    id: 'photography',
    title: 'Photography',
    description: 'Photographers and film makers for every function, from haldi to bidaai.',
    photoCategory: 'destination-wedding',
  },
  {
    id: 'decor',
    title: 'Decor',
    description: 'Mandap, stage, flowers and lights, to a drawing you agree on first.',
    photoCategory: 'decor',
  },
  {
    id: 'jewellery',
    title: 'Bridal Jewellery',
    description: 'Kundan, polki and hired sets, with a fitting before the day.',
    photoCategory: 'jewellery',
  },
  {
    id: 'lehengas',
    title: 'Bridal Lehengas',
    description: 'Lehengas to buy or to hire, with time for alterations.',
    photoCategory: 'bridalwear',
  },
  {
    id: 'mehendi',
    title: 'Bridal Mehendi',
    description: 'Mehendi artists for the bride, the family and the guests.',
    photoCategory: 'mehndi',
  },
  {
    id: 'destination',
    title: 'Destination Wedding',
    description: 'Weddings away from home: place, rooms, travel and one person to call.',
    photoCategory: 'destination-wedding',
  },
  {
    id: 'makeup',
    title: 'Bridal Makeup',
    description: 'Make-up artists who come to you, with a trial before the day.',
    photoCategory: 'makeup',
  },
  {
    id: 'caterers',
    title: 'Caterers',
    description: 'Outside caterers for venues that allow them, veg and non-veg.',
  },
  {
    id: 'djs',
    title: 'DJs and Live Music',
    description: 'DJ, dhol, sangeet singers and shehnai, within the venue’s hours.',
  },
  {
    id: 'planners',
    title: 'Wedding Planners',
    description: 'One person who holds the timings, the vendors and the list.',
  },
  {
    id: 'baraat',
    title: 'Baraat and Band',
    description: 'Band, ghodi or car, lights and the route to the gate.',
  },
  {
    id: 'invitations',
    title: 'Invitations',
    description: 'Printed cards and messages for the phone, in Hindi and English.',
  },
  { id: 'pandits', title: 'Pandits', description: 'A pandit for the muhurat, the havan and the pheras.' },
  {
    id: 'transport',
    title: 'Guest Transport',
    description: 'Cars and coaches for the baraat and for guests from out of town.',
  },
];
