import { describe, expect, test } from 'vitest';
import type { CityId } from '../../../domain/choices.ts';
import { aFunction } from '../../../domain/event-details-fixture.ts';
import { eventDetailsParams } from '../../../domain/event-details-url.ts';
import { aTold } from '../../../domain/facts/told-fixture.ts';
import { withTold } from '../../../domain/facts/with-told.ts';
import { aHall, aVenue } from '../../venues/venue-fixture.ts';
import { filterGroupIds, filterGroups } from './filter-groups.ts';
import { filterVenues } from './filter-venues.ts';
import { type Filters, noFilters } from './filters.ts';
import { rulesFor } from './listing-rules.ts';

const matches = (facts: Parameters<typeof aVenue>[0], filters: Partial<Filters>, city?: CityId) =>
  filterVenues([aVenue(facts)], { ...noFilters, ...filters }, rulesFor(city), undefined).length === 1;

test.each([
  [[], true],
  [['sector-116'], true],
  [['sector-135', 'sector-116'], true],
  [['sector-135'], false],
  [['sector-11'], false],
])('filters · the location contains any selected locality, %j: %s', (localities, isMatch) => {
  expect(matches({ localityIds: ['mathura-road', 'sector-116'] }, { localities })).toBe(isMatch);
});

test.each([
  [[], true],
  [['wedding-resort', 'wedding-lawn'], true],
  [['wedding-resort'], false],
] as const)('filters · any selected venue type must match, %j: %s', (types, isMatch) => {
  expect(matches({ venueTypes: ['banquet-hall', 'wedding-lawn'] }, { types })).toBe(isMatch);
});

test.each([
  [[], true],
  [['hawan', 'ample-parking'], true],
  [['hawan', 'alcohol'], false],
] as const)('filters · all selected facilities must match, %j: %s', (facilities, isMatch) => {
  expect(matches({ facilities: ['ample-parking', 'hawan'] }, { facilities })).toBe(isMatch);
});

test.each([
  ['faridabad', 'vegetarian', true, false],
  ['faridabad', 'non-vegetarian', false, true],
  ['faridabad', 'both', false, true],
  ['faridabad', undefined, false, false],
  ['noida', 'vegetarian', true, false],
  ['noida', 'non-vegetarian', false, true],
  ['noida', 'both', false, false],
] as const)(
  'filters · in %s a %s kitchen matches the vegetarian filter: %s, the non-vegetarian filter: %s',
  (city, mealPreference, veg, nonVeg) => {
    expect(matches({ mealPreference }, { meals: ['vegetarian'] }, city)).toBe(veg);
    expect(matches({ mealPreference }, { meals: ['non-vegetarian'] }, city)).toBe(nonVeg);
  },
);

test('filters · a hall fits by the largest function that is held there or has no venue, and nothing without guests', () => {
  const lawn = aVenue({ id: 'lawn', halls: [aHall()] });
  const matched = (...guests: readonly [number, ...number[]]) => {
    const [first, ...others] = guests.map((count) => aFunction({ guests: count }));
    return first && filterGroups.fits.matched(lawn, rulesFor('faridabad', [first, ...others]));
  };
  expect([matched(200), matched(100, 300), matched(100, 400)]).toEqual([['seated'], ['floating'], ['small']]);
  expect(filterGroups.fits.matched(lawn, rulesFor('faridabad'))).toEqual([]);
});

describe('filters · a budget is compared with', () => {
  const both = { vegPlate: 1_20_000, nonVegPlate: 2_50_000, price: 3_50_000 };
  const vegetarian = { vegPlate: 1_20_000, servesNonVeg: false };
  const four = [aFunction({ guests: 4 })] as const;
  test.each([
    ['the non-veg price of a plate', 'southdelhi', both, undefined, ['2-3-lakh']],
    ['the same without a city', undefined, both, undefined, ['2-3-lakh']],
    ['the veg price of a vegetarian kitchen', 'faridabad', vegetarian, undefined, ['1-2-lakh']],
    ['nothing while no price is known', 'faridabad', {}, undefined, []],
    ['the price of the booking in Noida', 'noida', both, undefined, ['3-4-lakh']],
    ['the total with event details', 'faridabad', vegetarian, four, ['over-5-lakh']],
    ['the total with event details in Noida', 'noida', both, four, ['over-5-lakh']],
    ['nothing with event details while no plate price is known', 'noida', { price: 1_50_000 }, four, []],
  ] as const)('%s', (_, city, facts, eventDetails, bands) => {
    expect(filterGroups.budgets.matched(aVenue(facts), rulesFor(city, eventDetails))).toEqual(bands);
  });
});

test('filters · no two groups share a parameter, and none is one of the event details', () => {
  const parameters = filterGroupIds.map((id) => filterGroups[id].parameter);
  const all = [...parameters, 'q', 'sort', ...eventDetailsParams];
  expect(new Set(all).size).toBe(all.length);
});

test('filters · a facility, the kitchen and the budget are as a hall told them', () => {
  const page = aVenue({ vegPlate: 500, servesNonVeg: false, mealPreference: 'vegetarian', foodTax: 0 });
  const told = withTold(page, aTold({ outsideAlcohol: true, vegPlate: 900, nonVegPlate: 950 }));
  const matching = (filters: Partial<Filters>) =>
    filterVenues(
      [told],
      { ...noFilters, ...filters },
      rulesFor(undefined, [aFunction({ guests: 300 })]),
      undefined,
    );
  expect(matching({ facilities: ['outside-alcohol'] })).toHaveLength(1);
  expect(matching({ meals: ['vegetarian'] })).toHaveLength(0);
  expect(matching({ budgets: ['2-3-lakh'] })).toHaveLength(1);
});
