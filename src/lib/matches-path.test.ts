import { expect, test } from 'vitest';
import { matchesPath } from './matches-path.ts';

test.each([
  ['/', '/'],
  ['/whyus', '/WhyUs/'],
  ['/venues/:id', '/venues/samargrand'],
  ['/:city/:type?/page/:page', '/noida/page/2'],
  ['/:city/:type?/page/:page', '/noida/banquet-halls/page/2/'],
])('paths · %s matches %s', (pattern, path) => {
  expect(matchesPath(pattern, path)).toBe(true);
});

test.each([
  ['/', '/whyus'],
  ['/whyus', '/whyus/more'],
  ['/venues/:id', '/venues'],
  ['/venues/:id', '/venues/a/b'],
  ['/:city/:type?/page/:page', '/page/2'],
])('paths · %s does not match %s', (pattern, path) => {
  expect(matchesPath(pattern, path)).toBe(false);
});
