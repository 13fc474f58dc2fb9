import type { LandingTestimonial } from './text-types.ts';

/** Pictures in each venue's carousel on the landing page. */
export const landingPictures = 3;

/** Sample texts; they name no real guest and no venue. */
export const landingTestimonials: readonly LandingTestimonial[] = [
  {
    name: 'Shreya (sample)',
    feedback:
      'We saw three places in one afternoon and booked the second. The bill at the end held no surprise.',
    location: 'Faridabad',
    image: 'decor/05-flower-swing',
    sample: true,
  },
  {
    name: 'Jatin (sample)',
    feedback: 'They told us which hall was too small for our list before we fell in love with it.',
    location: 'Noida',
    image: 'decor/02-table-runner',
    sample: true,
  },
  {
    name: 'Amrita (sample)',
    feedback: 'A call back within the hour, by someone who knew the lawns and what to ask for.',
    location: 'South Delhi',
    image: 'decor/04-lantern-path',
    sample: true,
  },
];
