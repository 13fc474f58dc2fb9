import { expect, test } from 'vitest';
import { canonicalSpellings } from './canonical-spellings.ts';

test.each([
  ['/Venues/ShubhMahal-7', ['/venues/shubhmahal-7']],
  ['/venue/shubhmahal-7', ['/venues/shubhmahal-7']],
  ['/HI/Venue/ShubhMahal-7/', ['/hi/venue/shubhmahal-7', '/hi/venues/shubhmahal-7']],
  ['/Faridabad/Page/2', ['/faridabad/page/2']],
  ['/faridabad/page/1', ['/faridabad']],
  ['/Faridabad/Page/1/', ['/faridabad']],
  ['/venues/shubhmahal-7', []],
  ['/', []],
  ['//', []],
  ['/Venues/../secret', []],
  ['/assets/App-1.js', []],
  ['/Venues/%E0%A4%B9', []],
])('canonical spellings · %s can stand for %j', (path, spellings) => {
  expect(canonicalSpellings(path)).toEqual(spellings);
});
