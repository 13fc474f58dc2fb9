import { expect, test } from 'vitest';
import { starFills } from './star-fills.ts';

const drawn = (rating: number) =>
  starFills(rating)
    .map(({ fill }) => ({ full: '*', half: '½', empty: '-' })[fill])
    .join('');

test('venues 4 · stars are full up to the rating, half for a half value, and empty after that', () => {
  expect([0, 0.5, 3, 4.4, 4.5, 4.9, 5].map(drawn)).toEqual([
    '-----',
    '½----',
    '***--',
    '****-',
    '****½',
    '****½',
    '*****',
  ]);
});
