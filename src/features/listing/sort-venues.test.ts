import { expect, test } from 'vitest';
import { aFunction } from '../../domain/event-details-fixture.ts';
import { aTold } from '../../domain/facts/told-fixture.ts';
import { withTold } from '../../domain/facts/with-told.ts';
import { fitAt } from '../../domain/fit.ts';
import { aHall, aVenue } from '../venues/venue-fixture.ts';
import { sorts, sortVenues } from './sort-venues.ts';

const ids = (venues: readonly { id: string }[]) => venues.map(({ id }) => id).join(' ');

test('sort · recommended: most known facts first, then the better rating, then the larger hall', () => {
  const plain = aVenue({ id: 'plain' });
  const rated = aVenue({ id: 'rated', knownFacts: 1, rating: { score: 4.1, count: 3 } });
  const better = aVenue({ id: 'better', knownFacts: 1, rating: { score: 4.6, count: 3 } });
  const larger = aVenue({
    ...rated,
    id: 'larger',
    rating: { score: 4.6, count: 2 },
    halls: [aHall(100, 400)],
  });
  const known = aVenue({ id: 'known', knownFacts: 2 });
  expect(ids(sortVenues([plain, rated, better, larger, known], 'recommended'))).toBe(
    'known larger better rated plain',
  );
});

test('sort · rating: higher score, then more reviews (lower end of a range), unrated last', () => {
  const venues = [
    aVenue({ id: 'none' }),
    aVenue({ id: 'few', rating: { score: 4.8, count: [3, 9] } }),
    aVenue({ id: 'many', rating: { score: 4.8, count: 4 } }),
    aVenue({ id: 'top', rating: { score: 5, count: 1 } }),
  ];
  expect(ids(sortVenues(venues, 'rating'))).toBe('top many few none');
});

test('sort · price per plate: lowest first, of a venue with a package that one, unknown last', () => {
  const venues = [
    aVenue({ id: 'unknown' }),
    aVenue({ id: 'dear', vegPlate: 1250, servesNonVeg: false }),
    aVenue({ id: 'package', vegPlate: 400, nonVegPlate: 700, vegPackage: 1300 }),
    aVenue({ id: 'fair', vegPlate: 500, nonVegPlate: 2000 }),
  ];
  expect(ids(sortVenues(venues, 'price'))).toBe('fair dear package unknown');
});

test('sort · capacity: largest hall first, unknown last', () => {
  const venues = [
    aVenue({ id: 'unknown' }),
    aVenue({ id: 'small', halls: [aHall(100, 250)] }),
    aVenue({ id: 'big', halls: [aHall(100, 900)] }),
  ];
  expect(ids(sortVenues(venues, 'capacity'))).toBe('big small unknown');
});

test('sort · total: lowest first, without totals the recommended order', () => {
  const venues = [aVenue({ id: 'a', name: 'A' }), aVenue({ id: 'b', knownFacts: 1 })];
  expect(ids(sortVenues(venues, 'total', { totalOf: ({ id }) => (id === 'a' ? 100 : 200) }))).toBe('a b');
  expect(ids(sortVenues(venues, 'total'))).toBe('b a');
});

test('sort · exact matches of a search precede fuzzy ones in every order', () => {
  const close = aVenue({ id: 'close', rating: { score: 5, count: 9 } });
  const exact = aVenue({ id: 'exact', rating: { score: 3, count: 1 } });
  const matches = new Map([
    ['close', 'close'],
    ['exact', 'exact'],
  ] as const);
  expect(ids(sortVenues([close, exact], 'rating', { matches }))).toBe('exact close');
});

test('sort · sorting is stable and does not change its input', () => {
  const venues = ['a', 'b', 'c'].map((id) => aVenue({ id }));
  expect(ids(sortVenues(venues, 'capacity'))).toBe('a b c');
  expect(sortVenues(venues, 'price')).not.toBe(venues);
});

const seating = (id: string, seats: number, floating: number, facts = {}) =>
  aVenue({ id, halls: [aHall(seats, floating)], ...facts });
const halls = [
  seating('small', 100, 200, {
    knownFacts: 7,
    rating: { score: 5, count: 9 },
    vegPlate: 300,
    servesNonVeg: false,
  }),
  aVenue({ id: 'unknown', vegPlate: 400, servesNonVeg: false }),
  seating('floating', 100, 400),
  seating('seated', 300, 400),
  seating('better', 300, 400, { knownFacts: 1 }),
];
const fitOf = ({ id, halls: known }: Pick<(typeof halls)[number], 'id'> & Parameters<typeof fitAt>[0]) =>
  fitAt({ id, halls: known }, [aFunction()]);

test('sort · fits first: seated, coming and going, not known, too small, each in the recommended order', () => {
  expect(ids(sortVenues(halls, 'fit', { fitOf }))).toBe('better seated floating unknown small');
  expect(ids(sortVenues(halls, 'fit'))).toBe(ids(sortVenues(halls, 'recommended')));
});

test.each(sorts)(
  'sort · $id: a hall known to be too small is last in every order once the guests are known',
  ({ id }) => {
    expect(sortVenues(halls, id, { fitOf, totalOf: ({ knownFacts }) => -knownFacts }).at(-1)?.id).toBe(
      'small',
    );
  },
);

test('sort · what halls told decides every order but the recommended one', () => {
  const small = { ...aVenue({ id: 'small', knownFacts: 2, vegPlate: 500, halls: [] }) };
  const other = aVenue({ id: 'other', knownFacts: 1, vegPlate: 600, halls: [] });
  const told = withTold(small, aTold({ vegPlate: 900 }, { seats: 100 }));
  expect(ids(sortVenues([told, other], 'price'))).toBe('other small');
  expect(ids(sortVenues([other, told], 'capacity'))).toBe('small other');
  const fitOf = (venue: Parameters<typeof fitAt>[0]) => fitAt(venue, [aFunction({ guests: 300 })]);
  expect(fitOf(told)).toBe('unknown');
  expect(ids(sortVenues([other, told], 'recommended', { fitOf }))).toBe('small other');
  const seats = withTold({ ...small, halls: [aHall(100, 200)] }, aTold({}, { seats: 400 }));
  expect(ids(sortVenues([seats, other], 'recommended', { fitOf }))).toBe('other small');
  expect(ids(sortVenues([other, seats], 'fit', { fitOf }))).toBe('small other');
});
