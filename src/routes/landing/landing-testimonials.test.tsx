import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LandingTestimonials } from './landing-testimonials.tsx';

const real = {
  name: 'Asha',
  feedback: 'The hall was ready in time.',
  location: 'Noida',
  pictureId: 'decor/01-mandap',
  picture: undefined,
};

test('landing page · the section is marked when a testimonial is a sample', () => {
  const { rerender } = render(
    <LandingTestimonials testimonials={[real, { ...real, name: 'B', sample: true }]} />,
  );
  expect(screen.getByText('Reviews marked “sample” are not by real guests.')).toBeVisible();
  rerender(<LandingTestimonials testimonials={[real]} />);
  expect(screen.queryByText(/sample/)).toBeNull();
});
