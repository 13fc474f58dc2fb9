/** One total: the data that each page loads gives the same total as all that is known of the venue. */

import { isDeepStrictEqual } from 'node:util';
import { expect, expectTypeOf, test } from 'vitest';
import { dataFiles } from '../../src/app/data-files.ts';
import { loadVenues } from '../../src/content/venues/index.ts';
import { aFunction } from '../../src/domain/event-details-fixture.ts';
import { advanceOf, slotsOf } from '../../src/domain/facts/fact-rules.ts';
import { asOnPage } from '../../src/domain/facts/told.ts';
import { formatRupeeRange, type RupeeRange } from '../../src/domain/format.ts';
import type { VenueFacts } from '../../src/domain/venue.ts';
import type { ComparedVenue } from '../../src/domain/venue-summary.ts';
import { sortVenues } from '../../src/features/listing/sort-venues.ts';
import { compareVenues } from '../../src/features/shortlist/compare/compare-venues.ts';
import { calculateTotal } from '../../src/features/total/total.ts';
import { describeTotal } from '../../src/features/total/total-texts.ts';
import { calculateVenueTotal, type VenueTotal } from '../../src/features/total/venue-total.ts';
import { pages as cityWithoutListingPages } from '../../src/routes/city-without-listing/city-without-listing-data.ts';
import { pages as listingPages } from '../../src/routes/listing/listing-data.ts';
import { pages as venuePages } from '../../src/routes/venue/venue-data.ts';

/** As it arrives in the browser. */
const asLoaded = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data));

const listings = listingPages.map(({ path, load }) => ({ path, ...asLoaded(load()) }));
const pages = venuePages.map(({ path, load }) => ({ path, ...asLoaded(load()) }));
const files = dataFiles();
/** Of a shortlist, a comparison and the recently viewed venues. */
const comparedVenue = (id: string) => asLoaded(files.get(`venue-summaries/${id}`)) as ComparedVenue;

const sources = [
  ...listings.map(({ path, venues }) => ({ source: path, venues })),
  ...cityWithoutListingPages.map(({ path, load }) => ({ source: path, venues: asLoaded(load()).nearest })),
  ...pages.map(({ path, venue }) => ({ source: path, venues: [venue] })),
  ...pages.map(({ path, similar }) => ({ source: `similar venues of ${path}`, venues: similar })),
];

const events = [1, 299, 300, 1200].flatMap((guests) =>
  [0, 0.6, 1].flatMap((vegShare) =>
    [0, 5, 40].map((rooms) => ({ guests, vegShare, rooms, decor: rooms * 1000 || undefined })),
  ),
);

test.each(loadVenues())('totals · $name costs the same wherever it is shown', (venue) => {
  const loaded = sources.flatMap(({ source, venues }) =>
    venues.filter(({ id }) => id === venue.id).map((one) => ({ source, one })),
  );
  expect(loaded.length).toBeGreaterThan(1);
  const expected = events.map((event) => calculateTotal(asOnPage(venue), event));
  for (const { source, one } of [...loaded, { source: 'shortlist', one: comparedVenue(venue.id) }]) {
    const actual = events.map((event) => calculateTotal(asOnPage(one), event));
    // `expect` takes ten times as long, and says what differs.
    if (!isDeepStrictEqual(actual, expected)) expect(actual, source).toEqual(expected);
  }
});

test.each(loadVenues())('totals · the comparison shows the total, advance and unknowns of $name', (venue) => {
  const compared = [comparedVenue(venue.id)];
  for (const event of events) {
    const rows = compareVenues(compared, [aFunction(event)]).find(({ id }) => id === 'total')?.rows ?? [];
    const shown = rows.map(({ id, cells }) => [id, cells[0]?.ask ? undefined : cells[0]?.text]);
    expect(Object.fromEntries(shown)).toMatchObject(
      textsOf(calculateVenueTotal(asOnPage(venue), [aFunction(event)])),
    );
  }
});

function textsOf(total: VenueTotal | undefined) {
  const rupees = (sum: RupeeRange | undefined) => sum && formatRupeeRange(sum);
  return {
    total: rupees(total?.sum),
    advanceNow: total?.advance?.exceeds
      ? `${rupees(total.advance.now)}, more than this estimate: ask`
      : rupees(total?.advance?.now),
    balanceLater: total?.advance && !total.advance.later ? '–' : rupees(total?.advance?.later),
    notCounted:
      total &&
      (total.unknown.map((cost) => cost.charAt(0).toUpperCase() + cost.slice(1)).join(', ') || 'nothing'),
  };
}

/** 400 vegetarian guests: 400 × ₹1,800 and 18% with the package, 400 × ₹500 and 18% with the plain plate. */
test('totals · Royal Imperio has one price: in order, total, comparison and message', () => {
  const functions = [aFunction({ guests: 400 })] as const;
  const unchanged = loadVenues().find(({ id }) => id === 'royalimperio');
  if (!unchanged) throw new Error('Royal Imperio is not listed');
  const facts = {
    vegPlate: 500,
    nonVegPlate: 700,
    vegPackage: 1800,
    nonVegPackage: 2000,
    decoration: undefined,
    foodTax: 0.18,
  };
  const royal = { ...comparedVenue(unchanged.id), ...facts };
  const total = calculateVenueTotal(royal, functions);
  expect(total && describeTotal(royal, functions, total)).toBe(
    '₹8,49,600 (with its package ₹1,800 a plate · Not counted: decoration)',
  );
  const rows = compareVenues([royal], functions).flatMap((group) => group.rows);
  const shown = Object.fromEntries(rows.map(({ id, cells }) => [id, cells[0]?.text]));
  expect(shown).toMatchObject({
    vegPlate: '₹500',
    vegPackage: '₹1,800 veg, ₹2,000 non-veg',
    total: '₹8,49,600',
    countedWith: 'with its package ₹1,800 a plate',
    plainPlate: '₹2,36,000',
  });
  const venues = [{ ...unchanged, ...facts }, ...loadVenues().filter(({ id }) => id !== unchanged.id)];
  const dearest = sortVenues(venues, 'price')
    .filter(({ vegPlate }) => vegPlate)
    .at(-1);
  expect(dearest?.id).toBe('royalimperio');
});

test.each(listings)('sort · recommended counts every fact that its rule names, on $path', ({ venues }) => {
  const facts = new Map(
    loadVenues().map((venue) => {
      const { id, vegPlate, halls, rooms, parking, rating } = venue;
      const named = [vegPlate, halls[0], slotsOf(venue)[0], rooms, parking, advanceOf(venue), rating];
      return [id, named.filter((fact) => fact !== undefined).length];
    }),
  );
  const sorted = sortVenues(venues, 'recommended').map(({ id, rating }) => ({
    facts: facts.get(id) ?? Number.NaN,
    score: rating?.score ?? -1,
  }));
  expect(sorted).toEqual([...sorted].sort((a, b) => b.facts - a.facts || b.score - a.score));
});

/** Keys that data may lack. */
type OptionalKey<Type> = {
  [Key in keyof Type]-?: Partial<Record<Key, never>> extends Pick<Type, Key> ? Key : never;
}[keyof Type];

test('facts · data that lacks a fact does not compile where the fact is read', () => {
  expectTypeOf<OptionalKey<VenueFacts>>().toBeNever();
});
