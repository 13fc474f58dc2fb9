import { afterEach, describe, expect, test } from 'vitest';
import { setLocale } from '../i18n/locale.ts';
import { completeVenue, deriveFood, deriveMealPreference, knownFacilities } from './complete-venue.ts';
import type { VenueEntry } from './venue.ts';

afterEach(() => setLocale('en'));

const entry: VenueEntry = {
  id: 'somewhere',
  name: 'Somewhere',
  city: 'faridabad',
  source: 'sample',
  nameHi: 'कहीं',
  address: { en: 'Faridabad', hi: 'फरीदाबाद' },
  shortDescription: { en: 'A hall.' },
  hasPage: true,
  managed: true,
  venueTypes: ['banquet-hall'],
  halls: [],
  slots: [],
  about: [],
  notes: [{ en: 'Come and see it.', hi: 'आकर देख लीजिए।' }],
  reviews: [],
};

const complete = (file: VenueEntry) => completeVenue(file, { foodTax: 0.18 });

test('derived facts · the tax is the one of the site, unless the venue states another', () => {
  expect(complete(entry).foodTax).toBe(0.18);
  expect(complete({ ...entry, foodTax: 0.05 }).foodTax).toBe(0.05);
});

describe('derived facts', () => {
  test('derived facts · a plate price means food by the venue, a null non-veg price a vegetarian kitchen', () => {
    expect(deriveFood({ plate: { veg: 500, nonVeg: 700 }, food: undefined })).toEqual({
      byVenue: true,
      nonVeg: true,
    });
    expect(deriveFood({ plate: { veg: 500, nonVeg: null }, food: undefined })).toEqual({
      byVenue: true,
      nonVeg: false,
    });
    expect(deriveFood({ plate: undefined, food: undefined })).toBeUndefined();
  });

  test('derived facts · explicit food facts override derived ones', () => {
    expect(deriveFood({ plate: { veg: 500, nonVeg: 700 }, food: { nonVeg: false } })?.nonVeg).toBe(false);
  });

  test('derived facts · the meal preference is both, vegetarian or absent', () => {
    expect(deriveMealPreference({ plate: { veg: 500, nonVeg: 700 } })).toBe('both');
    expect(deriveMealPreference({ plate: { veg: 500, nonVeg: null } })).toBe('vegetarian');
    expect(deriveMealPreference({ plate: undefined })).toBeUndefined();
  });

  test('derived facts · parking is ample from 100 vehicles', () => {
    const parkingFor = (vehicles: number) => complete({ ...entry, parking: { vehicles } }).facilities;
    expect(parkingFor(99)).toEqual([]);
    expect(parkingFor(100)).toEqual(['ample-parking']);
  });

  test('venue · a facility is known where any venue has it or is known not to have it', () => {
    const venues = [{}, { alcohol: { allowed: false } }, { parking: { vehicles: 25 } }];
    expect(knownFacilities(venues.map((facts) => complete({ ...entry, ...facts })))).toEqual([
      'alcohol',
      'ample-parking',
    ]);
    expect(knownFacilities([])).toEqual([]);
  });

  test('derived facts · facilities follow from the policies, in the order of the filter', () => {
    const facts = {
      otherPolicies: { firecrackers: true, hawan: true, lateMusic: true },
      alcohol: { allowed: true, outside: false },
      food: { byVenue: false, outsideCaterer: true },
    };
    expect(complete({ ...entry, ...facts }).facilities).toEqual([
      'outside-food',
      'alcohol',
      'late-music',
      'hawan',
      'firecrackers',
    ]);
  });

  test('derived facts · seven main facts count as known, one by one', () => {
    const known = [
      { plate: { veg: 500, nonVeg: null } },
      { halls: [{ name: { en: 'Hall 1' }, seats: 500, floating: 1000 }] },
      { slots: [{ kind: 'long' }] },
      { rooms: { count: 0 } },
      { parking: { vehicles: 0 } },
      { advance: { kind: 'share', share: 0.25 } },
      { rating: { score: 0, count: 1 } },
    ] as const;
    expect(complete(entry).knownFacts).toBe(0);
    for (const fact of known) expect(complete({ ...entry, ...fact }).knownFacts).toBe(1);
    expect(complete(Object.assign({}, entry, ...known)).knownFacts).toBe(known.length);
  });

  test('derived facts · a venue without known facts has tags and notes but no features', () => {
    expect(complete(entry)).toMatchObject({
      tags: ['Wedding Hotels', 'Banquet Halls', 'Party Halls', 'Marriage Halls'],
      notes: ['Come and see it.'],
      facilities: [],
      features: [],
    });
  });

  test('derived facts · features follow from the facts', () => {
    const { features } = complete({
      ...entry,
      plate: { veg: 500, nonVeg: 700 },
      rooms: { count: 22 },
      changingRooms: { count: [1, 2] },
      parking: { vehicles: 100, valet: true },
      decoration: { from: 16_000 },
      slots: [{ kind: 'evening', opens: 19 * 60, closes: 29 * 60 }],
    });
    expect(features).toEqual([
      'Veg and non-veg menus',
      '22 guest rooms',
      '1–2 complimentary changing rooms',
      'Parking for 100 vehicles',
      'Valet parking',
      'Decoration from ₹16,000',
      'Open through the night',
    ]);
  });
});

describe('venue in two languages', () => {
  test('venue · on a Hindi page its texts are Hindi, or English where they are not translated', () => {
    setLocale('hi');
    const halls = [{ name: { en: 'Hall 1', hi: 'हॉल 1' }, seats: 500, floating: 1000 }];
    const venue = complete({ ...entry, halls, rooms: { count: 1 } });
    expect(venue).toMatchObject({
      name: 'Somewhere',
      nameHi: 'कहीं',
      address: 'फरीदाबाद',
      shortDescription: 'A hall.',
      halls: [{ name: 'हॉल 1' }],
      notes: ['आकर देख लीजिए।'],
      features: ['मेहमानों के लिए 1 कमरा'],
    });
  });

  test('venue · the Devanagari name is in the data of Hindi pages only, but found by search on both', () => {
    expect(complete(entry).nameHi).toBeUndefined();
    expect(complete(entry).alias).toEqual(['कहीं', 'फरीदाबाद']);
    setLocale('hi');
    expect(complete(entry).alias).toEqual(['कहीं', 'Faridabad']);
  });

  test('venue · the ids of its localities are those of its English location in both languages', () => {
    const file = { ...entry, locality: { en: 'Sector 116', hi: 'सेक्टर 116' } };
    const ids = () =>
      completeVenue(file, { foodTax: 0.18, localities: ['sector-11', 'sector-116', 'faridabad'] })
        .localityIds;
    expect(ids()).toEqual(['sector-116', 'faridabad']);
    setLocale('hi');
    expect(ids()).toEqual(['sector-116', 'faridabad']);
    expect(completeVenue(file, { foodTax: 0.18, localities: ['sector-11'] }).localityIds).toBeUndefined();
  });
});
