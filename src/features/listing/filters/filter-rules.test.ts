import { describe, expect, test } from 'vitest';
import { aVenue } from '../../venues/venue-fixture.ts';
import {
  matchesBudget,
  matchesFacilities,
  matchesLocality,
  matchesType,
  platePrice,
  rulesFor,
  servesMeal,
  withTotals,
} from './filter-rules.ts';

describe('site 5 · locality: any selected one appears in the location', () => {
  const venue = aVenue({ address: 'Mathura Road, Sector 116, Noida' });
  test.each([
    [[], true],
    [['Sector 116'], true],
    [['sector 116'], true],
    [['Sector 135', 'Sector 116'], true],
    [['Sector 135'], false],
    [['Sector 11'], false],
  ])('%j: %s', (localities, passes) => {
    expect(matchesLocality(venue, localities)).toBe(passes);
  });
});

test('site 5 · venue type: any selected one', () => {
  const venue = aVenue({ venueTypes: ['Banquet Halls', 'Wedding Lawns'] });
  expect(matchesType(venue, [])).toBe(true);
  expect(matchesType(venue, ['Wedding Resorts', 'Wedding Lawns'])).toBe(true);
  expect(matchesType(venue, ['Wedding Resorts'])).toBe(false);
});

test('site 5 · facilities: all selected must be present', () => {
  const venue = aVenue({ facilities: ['Ample Parking', 'Hawan Allowed'] });
  expect(matchesFacilities(venue, [])).toBe(true);
  expect(matchesFacilities(venue, ['Hawan Allowed', 'Ample Parking'])).toBe(true);
  expect(matchesFacilities(venue, ['Hawan Allowed', 'Alcohol allowed'])).toBe(false);
});

test.each([
  ['Vegetarian', true, false],
  ['Non-Vegetarian', false, true],
  ['Both', false, true],
  [undefined, false, false],
] as const)(
  'site 5 · meal: a kitchen that is %s passes Vegetarian Only %s, Non-Vegetarian %s',
  (mealPreference, veg, nonVeg) => {
    const venue = aVenue(mealPreference ? { mealPreference } : {});
    expect(servesMeal(venue, 'Vegetarian Only')).toBe(veg);
    expect(servesMeal(venue, 'Non-Vegetarian')).toBe(nonVeg);
  },
);

test.each([
  ['Vegetarian', true, false],
  ['Non-Vegetarian', false, true],
  ['Both', false, false],
] as const)(
  'site 5 · meal on Noida: %s is compared directly, Vegetarian Only %s, Non-Vegetarian %s',
  (mealPreference, veg, nonVeg) => {
    const { servesMeal: serves } = rulesFor('noida');
    expect(serves(aVenue({ mealPreference }), 'Vegetarian Only')).toBe(veg);
    expect(serves(aVenue({ mealPreference }), 'Non-Vegetarian')).toBe(nonVeg);
  },
);

describe('site 5 · budget', () => {
  test('compares the non-veg price, else the veg price', () => {
    expect(platePrice(aVenue({ plate: { veg: 500, nonVeg: 700 } }))).toBe(700);
    expect(platePrice(aVenue({ plate: { veg: 500, nonVeg: null } }))).toBe(500);
    expect(platePrice(aVenue())).toBeUndefined();
  });

  test('on Noida the price field is used', () => {
    const venue = aVenue({ price: 1_50_000, plate: { veg: 1200, nonVeg: 1500 } });
    expect(rulesFor('noida').priceOf(venue)).toBe(1_50_000);
    expect(rulesFor('southdelhi').priceOf(venue)).toBe(1500);
    expect(rulesFor(undefined).priceOf(venue)).toBe(1500);
  });

  test('any selected band is enough, none lets all through, an untold price is in none', () => {
    expect(matchesBudget(2_00_000, ['under-1-lakh', '1-2-lakh'])).toBe(true);
    expect(matchesBudget(2_00_000, ['2-3-lakh'])).toBe(false);
    expect(matchesBudget(undefined, [])).toBe(true);
    expect(matchesBudget(undefined, ['under-1-lakh'])).toBe(false);
  });

  test('with a guest count the band is compared with the estimated total', () => {
    const venue = aVenue({ plate: { veg: 500, nonVeg: null } });
    expect(withTotals(rulesFor('faridabad'), () => 2_40_000).priceOf(venue)).toBe(2_40_000);
    expect(withTotals(rulesFor('faridabad'), undefined).priceOf(venue)).toBe(500);
  });
});
