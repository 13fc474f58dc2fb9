import { expect, test } from 'vitest';
import { aFunction } from '../../../domain/event-details-fixture.ts';
import { aVenue } from '../../venues/venue-fixture.ts';
import { createSearch } from '../search/search-text.ts';
import { type Filters, noFilters } from './filters.ts';
import { rulesFor } from './listing-rules.ts';
import { bestRemoval, nearestBudget } from './near-matches.ts';

/** Without tax: ₹2,00,000 and ₹6,00,000 for 400 vegetarian guests. */
const cheap = (id: string) =>
  aVenue({ id, name: `Lawn ${id}`, vegPlate: 500, servesNonVeg: false, foodTax: 0, facilities: ['hawan'] });
const dear = aVenue({ id: 'dear', name: 'Palace', vegPlate: 1500, servesNonVeg: false, foodTax: 0 });
const venues = [cheap('a'), cheap('b'), dear];
const searched = {
  venues,
  rules: rulesFor('faridabad', [aFunction({ guests: 400 })]),
  search: createSearch(venues),
};

const near = (filters: Partial<Filters>) => {
  const found = nearestBudget(searched, { ...noFilters, ...filters });
  return found && [found.band, found.count, found.filters.budgets];
};
const without = (filters: Partial<Filters>) => {
  const found = bestRemoval(searched, { ...noFilters, ...filters });
  return found && [found.removed, found.count];
};

test('near matches · the nearest budget band is named with its venues, the lower of two that are as near', () => {
  expect(near({ budgets: ['2-3-lakh'] })).toEqual(['1-2-lakh', 2, ['1-2-lakh']]);
  expect(near({ budgets: ['4-5-lakh'] })).toEqual(['over-5-lakh', 1, ['over-5-lakh']]);
  const middle = { ...searched, rules: rulesFor('faridabad', [aFunction({ guests: 300 })]) };
  // ₹1,50,000 and ₹4,50,000: as far from the band between.
  const between = nearestBudget(middle, { ...noFilters, budgets: ['3-4-lakh'] });
  expect(between?.band).toBe('4-5-lakh');
  expect(nearestBudget(middle, { ...noFilters, budgets: ['2-3-lakh'] })?.band).toBe('1-2-lakh');
  expect(near({})).toBeUndefined();
});

test('near matches · a band counts beside the other filters', () => {
  expect(near({ budgets: ['4-5-lakh'], facilities: ['hawan'] })).toEqual(['1-2-lakh', 2, ['1-2-lakh']]);
  expect(near({ budgets: ['4-5-lakh'], facilities: ['alcohol'] })).toBeUndefined();
});

test.each([
  [{ text: 'palace', facilities: ['hawan'] }, ['text', 2]],
  [{ budgets: ['4-5-lakh'], facilities: ['hawan'] }, [{ group: 'budgets', choices: ['4-5-lakh'] }, 2]],
  [{ facilities: ['hawan', 'alcohol'] }, [{ group: 'facilities', choices: ['alcohol'] }, 2]],
  [{ budgets: ['4-5-lakh'], facilities: ['alcohol'] }, undefined],
] as const)('near matches · of %j the one filter whose removal brings most is %j', (filters, removal) => {
  expect(without(filters)).toEqual(removal);
});
