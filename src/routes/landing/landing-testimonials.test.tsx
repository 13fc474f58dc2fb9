import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LandingTestimonials } from './landing-testimonials.tsx';

const real = {
  name: 'Asha',
  feedback: 'The hall was ready in time.',
  location: 'Noida',
  image: 'decor/01-mandap',
};

test('venues 2 · the landing page calls reviews samples where one is a sample, and real ones not', () => {
  const { rerender } = render(
    <LandingTestimonials testimonials={[real, { ...real, name: 'B', sample: true }]} />,
  );
  expect(screen.getByText(/^Sample reviews/)).toBeVisible();
  rerender(<LandingTestimonials testimonials={[real]} />);
  expect(screen.queryByText(/Sample/)).toBeNull();
});
