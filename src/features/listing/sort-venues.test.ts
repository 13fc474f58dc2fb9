import { expect, test } from 'vitest';
import { aVenue } from '../venues/venue-fixture.ts';
import { knownFacts, sortVenues } from './sort-venues.ts';

const ids = (venues: readonly { id: string }[]) => venues.map(({ id }) => id).join(' ');
const hall = (floating: number) => [{ name: 'Hall', seats: 100, floating }];

test('lead · recommended: what we know most about first, then the better rated', () => {
  const plain = aVenue({ id: 'plain' });
  const rated = aVenue({ id: 'rated', rating: { score: 4.1, count: 3 } });
  const better = aVenue({ id: 'better', rating: { score: 4.6, count: 3 } });
  const told = aVenue({ id: 'told', plate: { veg: 900, nonVeg: null }, halls: hall(300) });
  expect(knownFacts(plain)).toBe(0);
  expect(knownFacts(told)).toBe(2);
  expect(ids(sortVenues([plain, rated, better, told], 'recommended'))).toBe('told better rated plain');
});

test('lead · rating: the higher score, then the more reviews (the sure end of a range), N/A last', () => {
  const venues = [
    aVenue({ id: 'none' }),
    aVenue({ id: 'few', rating: { score: 4.8, count: [3, 9] } }),
    aVenue({ id: 'many', rating: { score: 4.8, count: 4 } }),
    aVenue({ id: 'top', rating: { score: 5, count: 1 } }),
  ];
  expect(ids(sortVenues(venues, 'rating'))).toBe('top many few none');
});

test('lead · price per plate: lowest first, untold last', () => {
  const venues = [
    aVenue({ id: 'untold' }),
    aVenue({ id: 'dear', plate: { veg: 1250, nonVeg: null } }),
    aVenue({ id: 'fair', plate: { veg: 500, nonVeg: 2000 } }),
  ];
  expect(ids(sortVenues(venues, 'price'))).toBe('fair dear untold');
});

test('lead · capacity: the largest hall first, untold last', () => {
  const venues = [
    aVenue({ id: 'untold' }),
    aVenue({ id: 'small', halls: hall(250) }),
    aVenue({ id: 'big', halls: hall(900) }),
  ];
  expect(ids(sortVenues(venues, 'capacity'))).toBe('big small untold');
});

test('lead · total: lowest first once totals are known; without them it is the recommended order', () => {
  const venues = [aVenue({ id: 'a', name: 'A' }), aVenue({ id: 'b', rating: { score: 4, count: 1 } })];
  expect(ids(sortVenues(venues, 'total', { totalOf: ({ id }) => (id === 'a' ? 100 : 200) }))).toBe('a b');
  expect(ids(sortVenues(venues, 'total'))).toBe('b a');
});

test('lead · exact matches of a search come before forgiving ones, whatever the order', () => {
  const close = aVenue({ id: 'close', name: 'Hotel Rajmahal', rating: { score: 5, count: 9 } });
  const exact = aVenue({ id: 'exact', name: 'Rajmehal Gardens', rating: { score: 3, count: 1 } });
  expect(ids(sortVenues([close, exact], 'rating', { text: 'rajmehal' }))).toBe('exact close');
});

test('lead · sorting leaves its input alone and keeps equals in their order', () => {
  const venues = ['a', 'b', 'c'].map((id) => aVenue({ id }));
  expect(ids(sortVenues(venues, 'capacity'))).toBe('a b c');
  expect(sortVenues(venues, 'price')).not.toBe(venues);
});
