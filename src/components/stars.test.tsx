import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stars } from './stars.tsx';

test.each([
  [0, '-----'],
  [0.5, '½----'],
  [3, '***--'],
  [4.4, '****-'],
  [4.5, '****½'],
  [4.9, '****½'],
  [5, '*****'],
])('stars · %d of 5 shows %s', (rating, expected) => {
  render(<Stars rating={rating} />);
  const stars = screen.getByRole('img', { name: `${rating} out of 5 stars` });
  const fills = [...stars.children].map((star) => star.getAttribute('data-fill') ?? '');
  expect(fills.map((fill) => ({ full: '*', half: '½', empty: '-' })[fill]).join('')).toBe(expected);
});
