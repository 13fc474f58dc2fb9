import { describe, expect, test } from 'vitest';
import { venue as noidaOne } from '../../../content/venues/noida-one.ts';
import { totalsFor } from '../../estimate/estimate-total.ts';
import { aVenue } from '../../venues/venue-fixture.ts';
import { rulesFor, withTotals } from './filter-rules.ts';
import { filterVenues } from './filter-venues.ts';
import { noFilters } from './filters.ts';

const totalOf = (guests: number) => {
  const estimateOf = totalsFor({ guests, vegShare: 1, rooms: 0 });
  return (venue: Parameters<typeof estimateOf>[0]) => estimateOf(venue)?.total.low;
};

/** ₹1,000 a plate and no tax: the total is a thousand rupees a guest, whatever price the listing gives. */
const round = aVenue({ city: 'noida', plate: { veg: 1000, nonVeg: null }, foodTax: 0, price: 5_00_001 });

describe.each(['noida', 'faridabad', undefined] as const)('site 5 · budget with guests in %s', (city) => {
  test.each([
    [99, 'under-1-lakh'],
    [100, '1-2-lakh'],
    [200, '1-2-lakh'],
    [201, '2-3-lakh'],
    [300, '2-3-lakh'],
    [301, '3-4-lakh'],
    [400, '3-4-lakh'],
    [401, '4-5-lakh'],
    [500, '4-5-lakh'],
    [501, 'over-5-lakh'],
  ] as const)('%i guests at ₹1,000 are in %s alone', (guests, band) => {
    const rules = withTotals(rulesFor(city), totalOf(guests));
    expect(filterVenues([round], { ...noFilters, budgets: [band] }, rules)).toHaveLength(1);
    const others = (
      ['under-1-lakh', '1-2-lakh', '2-3-lakh', '3-4-lakh', '4-5-lakh', 'over-5-lakh'] as const
    ).filter((one) => one !== band);
    expect(filterVenues([round], { ...noFilters, budgets: others }, rules)).toEqual([]);
  });
});

test('site 5 · on Noida the price field counts until the guests are known, then the total with tax', () => {
  const inBand = (band: '1-2-lakh' | '2-3-lakh', guests?: number) =>
    filterVenues(
      [aVenue(noidaOne)],
      { ...noFilters, budgets: [band] },
      withTotals(rulesFor('noida'), guests === undefined ? undefined : totalOf(guests)),
    ).length;
  // ₹1,80,000 for the booking; 250 guests × ₹700 and 18% make ₹2,06,500.
  expect([inBand('1-2-lakh'), inBand('2-3-lakh')]).toEqual([1, 0]);
  expect([inBand('1-2-lakh', 250), inBand('2-3-lakh', 250)]).toEqual([0, 1]);
});

test('site 5 · a venue whose total cannot be told is in no band, whatever its price field says', () => {
  const untold = aVenue({ city: 'noida', price: 1_50_000 });
  const rules = withTotals(rulesFor('noida'), totalOf(100));
  expect(filterVenues([untold], { ...noFilters, budgets: ['1-2-lakh'] }, rules)).toEqual([]);
  expect(filterVenues([untold], noFilters, rules)).toHaveLength(1);
});
