import { afterEach, describe, expect, test } from 'vitest';
import { setLocale } from '../i18n/locale.ts';
import type { Localized } from '../i18n/localized.ts';
import { completeVenue } from './complete-venue.ts';
import { knownFacilities } from './facts/derive-facts.ts';
import type { Facts } from './facts/facts.ts';
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
  facts: {},
  about: [],
  notes: [{ en: 'Come and see it.', hi: 'आकर देख लीजिए।' }],
  reviews: [],
};

const complete = (file: VenueEntry) => completeVenue(file, { foodTax: 0.18 });
const withFacts = (facts: Facts<Localized>) => complete({ ...entry, facts });

test('derived facts · the tax is the one of the site, unless the venue states another', () => {
  expect(complete(entry).foodTax).toBe(0.18);
  expect(withFacts({ foodTax: 0.05 }).foodTax).toBe(0.05);
});

describe('derived facts', () => {
  test('derived facts · a plate price means food by the venue, a non-veg price that it serves it; stated facts win', () => {
    expect(withFacts({ vegPlate: 500, nonVegPlate: 700 })).toMatchObject({
      foodByVenue: true,
      servesNonVeg: true,
    });
    expect(withFacts({ vegPlate: 500, servesNonVeg: false })).toMatchObject({ servesNonVeg: false });
    expect(withFacts({ vegPlate: 500, foodByVenue: false }).foodByVenue).toBe(false);
    expect(complete(entry).foodByVenue).toBeUndefined();
    expect(withFacts({ valet: 200, corkage: 500 })).toMatchObject({ hasValet: true, takesCorkage: true });
    expect(withFacts({ valet: 'no-charge' }).hasValet).toBeUndefined();
    expect(withFacts({ corkage: 'included' }).takesCorkage).toBe(false);
  });

  test('derived facts · the meal preference is both, vegetarian or absent', () => {
    expect(withFacts({ vegPlate: 500, nonVegPlate: 700 }).mealPreference).toBe('both');
    expect(withFacts({ vegPlate: 500, servesNonVeg: false }).mealPreference).toBe('vegetarian');
    expect(withFacts({ vegPlate: 500 }).mealPreference).toBeUndefined();
  });

  test('derived facts · the day of a confirmation is in words, too', () => {
    const file = { ...entry, facts: { lift: true }, confirmed: { lift: '2026-11-12' } };
    expect(complete(file).confirmed).toEqual({ lift: { date: '2026-11-12', text: '12 Nov 2026' } });
  });

  test('derived facts · parking is ample from 100 vehicles', () => {
    const parkingFor = (vehicles: number) => withFacts({ parking: vehicles }).facilities;
    expect(parkingFor(99)).toEqual([]);
    expect(parkingFor(100)).toEqual(['ample-parking']);
  });

  test('venue · a facility is known where any venue has it or is known not to have it', () => {
    const venues = [{}, { alcohol: false }, { parking: 25 }];
    expect(knownFacilities(venues.map((facts) => withFacts(facts)))).toEqual(['alcohol', 'ample-parking']);
    expect(knownFacilities([])).toEqual([]);
  });

  test('derived facts · facilities follow from the policies, in the order of the filter', () => {
    const facts = {
      firecrackers: true,
      hawan: true,
      lateMusic: true,
      alcohol: true,
      outsideAlcohol: false,
      foodByVenue: false,
      outsideCaterer: true,
    };
    expect(withFacts(facts).facilities).toEqual([
      'outside-food',
      'alcohol',
      'late-music',
      'hawan',
      'firecrackers',
    ]);
  });

  test('derived facts · seven main facts count as known, one by one', () => {
    const known = [
      { facts: { vegPlate: 500 } },
      { halls: [{ name: { en: 'Hall 1' }, seats: 500, floating: 1000 }] },
      { facts: { eveningCloses: 1440 } },
      { facts: { rooms: 0 } },
      { facts: { parking: 0 } },
      { facts: { advanceShare: 0.25 } },
      { rating: { score: 0, count: 1 } },
    ] as const;
    expect(complete(entry).knownFacts).toBe(0);
    for (const fact of known) expect(complete({ ...entry, ...fact }).knownFacts).toBe(1);
    const facts = Object.assign({}, ...known.map((one) => ('facts' in one ? one.facts : {})));
    expect(complete({ ...Object.assign({}, entry, ...known), facts }).knownFacts).toBe(known.length);
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
    const { features } = withFacts({
      vegPlate: 500,
      nonVegPlate: 700,
      rooms: 22,
      changingRooms: [1, 2],
      parking: 100,
      hasValet: true,
      decoration: { from: 16_000 },
      eveningOpens: 19 * 60,
      eveningCloses: 29 * 60,
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
    const venue = complete({ ...entry, halls, facts: { rooms: 1 } });
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
