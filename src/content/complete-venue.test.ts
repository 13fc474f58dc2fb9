import { describe, expect, test } from 'vitest';
import { completeVenue, deriveFacilities, deriveFood, deriveMealPreference } from './complete-venue.ts';
import type { VenueEntry } from './types.ts';

const entry: VenueEntry = {
  id: 'somewhere',
  name: 'Somewhere',
  city: 'faridabad',
  source: 'sample',
  address: 'Faridabad',
  shortDescription: 'A hall.',
  hasPage: true,
  managed: true,
  venueTypes: ['Banquet Halls'],
  halls: [],
  slots: [],
  foodTax: 0.18,
  about: [],
  notes: ['Come and see it.'],
  reviews: [],
};

describe('venues 3 · what follows from a venue’s facts', () => {
  test('venues 3 · a plate price means that the venue cooks, N/A that it cooks no meat', () => {
    expect(deriveFood({ plate: { veg: 500, nonVeg: 700 } })).toEqual({ byVenue: true, nonVeg: true });
    expect(deriveFood({ plate: { veg: 500, nonVeg: null } })).toEqual({ byVenue: true, nonVeg: false });
    expect(deriveFood({})).toBeUndefined();
  });

  test('venues 3 · what the file says about food wins over what follows', () => {
    expect(deriveFood({ plate: { veg: 500, nonVeg: 700 }, food: { nonVeg: false } })?.nonVeg).toBe(false);
  });

  test('venues 3 · Both, Vegetarian, or not known', () => {
    expect(deriveMealPreference({ plate: { veg: 500, nonVeg: 700 } })).toBe('Both');
    expect(deriveMealPreference({ plate: { veg: 500, nonVeg: null } })).toBe('Vegetarian');
    expect(deriveMealPreference({})).toBeUndefined();
  });

  test('venues 3 · parking is ample from 100 vehicles on', () => {
    expect(deriveFacilities({ parking: { vehicles: 99 } })).toEqual([]);
    expect(deriveFacilities({ parking: { vehicles: 100 } })).toEqual(['Ample Parking']);
  });

  test('venues 3 · what was told of alcohol, music, hawan and firecrackers counts, in the filter’s order', () => {
    const told = {
      otherPolicies: { firecrackers: true, hawan: true, lateMusic: true },
      alcohol: { allowed: true, outside: false },
      food: { byVenue: false, outsideCaterer: true },
    };
    expect(deriveFacilities(told)).toEqual([
      'Outside food allowed',
      'Alcohol allowed',
      'Music allowed late',
      'Hawan Allowed',
      'Firecrackers Allowed',
    ]);
  });

  test('venues 2 · a venue that told nothing has its tags, its notes and no features', () => {
    expect(completeVenue(entry)).toMatchObject({
      tags: ['Wedding Hotels', 'Banquet Halls', 'EventDetails Halls', 'Marriage Halls'],
      expertNotes: ['Come and see it.'],
      facilities: [],
      features: [],
    });
  });

  test('venues 9 · capacities and packages come before the expert’s own words', () => {
    const halls = [{ name: 'Hall 1', seats: 500, floating: 1000 }];
    const { expertNotes } = completeVenue({ ...entry, halls, packagePlate: { veg: 1800, nonVeg: 2000 } });
    expect(expertNotes).toEqual([
      'Hall 1: 500 guests seated, 1,000 floating.',
      'Package: ₹1,800 a plate veg, ₹2,000 non-veg.',
      'Come and see it.',
    ]);
    expect(completeVenue({ ...entry, packagePlate: { veg: 1250 } }).expertNotes[0]).toBe(
      'Package: ₹1,250 a plate veg.',
    );
  });

  test('venues 2 · features are read from the facts', () => {
    const { features } = completeVenue({
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
      'Hours that run through the night',
    ]);
  });
});
