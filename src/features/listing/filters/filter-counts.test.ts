import { expect, test } from 'vitest';
import { aVenue } from '../../venues/venue-fixture.ts';
import { countChoices } from './filter-counts.ts';
import { rulesFor } from './filter-rules.ts';
import { noFilters } from './filters.ts';

const venues = [
  aVenue({ name: 'A', venueTypes: ['Banquet Halls'], facilities: ['Ample Parking', 'Hawan Allowed'] }),
  aVenue({ name: 'B', venueTypes: ['Wedding Lawns'], facilities: ['Ample Parking'] }),
  aVenue({ name: 'C', venueTypes: ['Banquet Halls'] }),
];
const rules = rulesFor('faridabad');

test('lead · a choice counts the venues it would leave beside the other groups', () => {
  const filters = { ...noFilters, facilities: ['Ample Parking'] as const, types: ['Wedding Lawns'] as const };
  const types = countChoices(venues, filters, rules, 'types', ['Banquet Halls', 'Wedding Lawns']);
  expect([...types.values()]).toEqual([1, 1]);
});

test('lead · a facility counts with those already chosen', () => {
  const filters = { ...noFilters, facilities: ['Hawan Allowed'] as const };
  const counts = countChoices(venues, filters, rules, 'facilities', ['Ample Parking', 'Alcohol allowed']);
  expect([...counts.values()]).toEqual([1, 0]);
});
