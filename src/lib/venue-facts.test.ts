import { expect, test } from 'vitest';
import { mentionsLocality, venueLocation } from './venue-facts.ts';

test('venue facts · a locality missing from the address is added to it', () => {
  expect(venueLocation({ address: 'Faridabad', locality: 'Surajkund' })).toBe('Surajkund, Faridabad');
  expect(venueLocation({ address: 'Surajkund Road, Faridabad', locality: 'Surajkund' })).toBe(
    'Surajkund Road, Faridabad',
  );
  expect(mentionsLocality('Badkhal–Surajkund Road', 'surajkund road')).toBe(true);
  expect(mentionsLocality('Badkhal–Surajkund Road', 'surajkund-road')).toBe(true);
  expect(mentionsLocality('सेक्टर 116, नोएडा', 'सेक्टर 11')).toBe(false);
  expect(mentionsLocality('सेक्टर 116, नोएडा', 'नोएडा')).toBe(true);
});
