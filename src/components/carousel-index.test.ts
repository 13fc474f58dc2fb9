import { expect, test } from 'vitest';
import { nextIndex } from './carousel-index.ts';

const walk = (options: { last: number; step: number; wrap: boolean }, presses: readonly (1 | -1)[]) => {
  let first = 0;
  return presses.map((direction) => {
    first = nextIndex({ ...options, first, direction });
    return first;
  });
};

test('carousel · the home carousel runs from 0 to cards minus 4 and stops at both ends', () => {
  expect(walk({ last: 2, step: 1, wrap: false }, [-1, 1, 1, 1, -1, -1, -1])).toEqual([0, 1, 2, 2, 1, 0, 0]);
});

test('carousel · a photo carousel wraps both ways', () => {
  expect(walk({ last: 4, step: 1, wrap: true }, [-1, 1, 1])).toEqual([4, 0, 1]);
});

test('carousel · two photos side by side move by two, and the odd last one is reached', () => {
  expect(walk({ last: 5, step: 2, wrap: true }, [1, 1, 1, 1])).toEqual([2, 4, 5, 0]);
});
