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
  venueTypes: ['banquet-hall'],
  halls: [],
  slots: [],
  foodTax: 0.18,
  about: [],
  notes: ['Come and see it.'],
  reviews: [],
};

describe('derived facts', () => {
  test('derived facts · a plate price means food by the venue, a null non-veg price a vegetarian kitchen', () => {
    expect(deriveFood({ plate: { veg: 500, nonVeg: 700 } })).toEqual({ byVenue: true, nonVeg: true });
    expect(deriveFood({ plate: { veg: 500, nonVeg: null } })).toEqual({ byVenue: true, nonVeg: false });
    expect(deriveFood({})).toBeUndefined();
  });

  test('derived facts · explicit food facts override derived ones', () => {
    expect(deriveFood({ plate: { veg: 500, nonVeg: 700 }, food: { nonVeg: false } })?.nonVeg).toBe(false);
  });

  test('derived facts · the meal preference is both, vegetarian or absent', () => {
    expect(deriveMealPreference({ plate: { veg: 500, nonVeg: 700 } })).toBe('both');
    expect(deriveMealPreference({ plate: { veg: 500, nonVeg: null } })).toBe('vegetarian');
    expect(deriveMealPreference({})).toBeUndefined();
  });

  test('derived facts · parking is ample from 100 vehicles', () => {
    expect(deriveFacilities({ parking: { vehicles: 99 } })).toEqual([]);
    expect(deriveFacilities({ parking: { vehicles: 100 } })).toEqual(['ample-parking']);
  });

  test('derived facts · facilities follow from the policies, in the order of the filter', () => {
    const facts = {
      otherPolicies: { firecrackers: true, hawan: true, lateMusic: true },
      alcohol: { allowed: true, outside: false },
      food: { byVenue: false, outsideCaterer: true },
    };
    expect(deriveFacilities(facts)).toEqual([
      'outside-food',
      'alcohol',
      'late-music',
      'hawan',
      'firecrackers',
    ]);
  });

  test('derived facts · a venue without known facts has tags and notes but no features', () => {
    expect(completeVenue(entry)).toMatchObject({
      tags: ['Wedding Hotels', 'Banquet Halls', 'Party Halls', 'Marriage Halls'],
      expertNotes: ['Come and see it.'],
      facilities: [],
      features: [],
    });
  });

  test('derived facts · capacities and packages precede the expert’s notes', () => {
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

  test('derived facts · features follow from the facts', () => {
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
