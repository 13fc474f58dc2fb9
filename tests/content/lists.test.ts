/** The sample testimonials and press items, compared with the specification. */
import { expect, test } from 'vitest';
import { landingTestimonials } from '../../src/content/landing.ts';
import { testimonials } from '../../src/content/testimonials.ts';
import { venueEntries } from '../../src/content/venues/index.ts';

test('lists · a sample testimonial names no real venue', () => {
  for (const testimonial of testimonials.filter(({ sample }) => sample)) {
    for (const venue of venueEntries) expect(JSON.stringify(testimonial)).not.toContain(venue.name);
  }
});

test('lists · each sample testimonial of the landing page has its own picture', () => {
  const pictureIds = landingTestimonials.filter(({ sample }) => sample).map(({ pictureId }) => pictureId);
  expect(new Set(pictureIds).size).toBe(pictureIds.length);
});
