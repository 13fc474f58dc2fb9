/** The texts and derived facts of the venue pages, compared with the specification. */
import { describe, expect, test } from 'vitest';
import { loadVenues, venueEntries } from '../../src/content/venues/index.ts';
import { setLocale } from '../../src/i18n/locale.ts';
import type { Localized } from '../../src/i18n/localized.ts';
import { idsWhere, onlySpecified, specifiedIds, specifiedVenues } from './specified-venues.ts';

const venues = loadVenues();

describe('venue pages', () => {
  test('venue pages · paired photos, visit forms and photo counts are as specified', () => {
    expect(idsWhere(({ pairedPictures }) => pairedPictures)).toEqual(
      onlySpecified('hotelgrandhighway', 'hotelrajmahal'),
    );
    expect(idsWhere(({ visit }) => visit).sort()).toEqual(
      onlySpecified(
        'basantvatika',
        'classicelegance',
        'hotelrajmandir',
        'hotelsewagrand',
        'khatirgrandbanquet',
        'lagoonaemerald',
      ),
    );
    const counted = specifiedVenues.flatMap(({ id, pictureLimit }) =>
      pictureLimit ? [[id, pictureLimit]] : [],
    );
    const expected = { khatirgrandbanquet: 5, hotelsewagrand: 5, lagoonaemerald: 8 };
    expect(Object.fromEntries(counted)).toEqual(
      Object.fromEntries(Object.entries(expected).filter(([id]) => specifiedIds.has(id))),
    );
  });

  test.each(venues)('venue pages · $id has tags, texts and the managed badge', (venue) => {
    expect(venue.tags).toEqual(['Wedding Hotels', 'Banquet Halls', 'Party Halls', 'Marriage Halls']);
    if (venue.source !== 'venue') expect(venue.managed).toBe(venue.source === 'specification');
    expect(venue.about.length).toBeGreaterThanOrEqual(2);
    expect(venue.about.join(' ').length, 'too short for Read more').toBeGreaterThan(180);
    expect(venue.shortDescription.length).toBeLessThan(120);
    expect(venue.notes.length).toBeGreaterThan(0);
    expect(venue.features).not.toContain('');
    expect([venue.shortDescription, ...venue.about, ...venue.notes].join(' ')).not.toContain('!');
  });

  test.each(venues)(
    'venue pages · $id has as many sample reviews as its rating counts, with the same mean',
    (venue) => {
      const { rating, reviews } = venue;
      if (venue.source === 'venue') return;
      const count = rating?.count ?? 0;
      expect(reviews).toHaveLength(typeof count === 'number' ? count : count[0]);
      if (!rating) return;
      const mean = reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length;
      expect(Math.abs(mean - rating.score)).toBeLessThanOrEqual(0.0501);
      for (const review of reviews) {
        expect(review).toMatchObject({ sample: true, name: expect.stringContaining('(sample)') });
        expect(review.rating * 2, 'whole or half stars').toBe(Math.round(review.rating * 2));
        expect(review.pax).toBeLessThanOrEqual(
          Math.max(1000, ...venue.halls.map(({ floating }) => floating)),
        );
      }
    },
  );

  test('venue pages · no review is repeated', () => {
    const texts = venues.flatMap(({ reviews }) => reviews.map(({ review }) => review));
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('venue pages · facilities, meals and types follow from the known facts', () => {
    expect(idsWhere(({ mealPreference }) => mealPreference === undefined)).toEqual(
      onlySpecified('royalmountain'),
    );
    expect(
      idsWhere(({ mealPreference, source }) => source !== 'sample' && mealPreference === 'vegetarian'),
    ).toEqual(onlySpecified('goldengalaxyresort', 'milanvatika', 'vrindavangrand'));
    const ample = idsWhere(
      ({ facilities, source }) => source !== 'sample' && facilities.includes('ample-parking'),
    );
    expect(ample.sort()).toEqual(
      onlySpecified(
        'edengardenlawn',
        'goldengalaxyresort',
        'hotelrajmahal',
        'hotelsewagrand',
        'karamvirgarden',
        'khatirgrandbanquet',
        'lagoonaemerald',
        'milanvatika',
        'queenlawnandbanquet',
        'sarovarportico',
      ),
    );
    expect(idsWhere(({ facilities }) => !facilities.includes('food-by-venue'))).toEqual(
      onlySpecified('royalmountain'),
    );
    expect(idsWhere(({ facilities }) => facilities.includes('outside-food'))).toEqual(
      onlySpecified('lagoonaemerald'),
    );
    expect(idsWhere(({ venueTypes }) => venueTypes.length === 0)).toEqual([]);
    expect(idsWhere(({ venueTypes }) => venueTypes.includes('terrace-hall'))).toEqual(
      onlySpecified('royalmountain'),
    );
  });
});

/** Every text of a value, at any depth. */
function textsIn(value: unknown): Localized[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value) return [value as Localized];
  return Object.values(value).flatMap(textsIn);
}

describe('venue pages in Hindi', () => {
  // The operator may translate a venue later; launch-check lists it until then.
  const ours = venueEntries.filter(({ source }) => source !== 'venue');

  test.each(ours)('venue pages · every text of $id is in Hindi, without Latin letters', (entry) => {
    for (const { en, hi = '' } of textsIn(entry)) {
      expect(hi, en).toMatch(/\p{Script=Devanagari}/u);
      expect(hi, en).not.toMatch(/[a-z!]/i);
    }
  });

  test.each(ours)('venue pages · every number in an English text of $id is in the Hindi text', (entry) => {
    for (const { en, hi = '' } of textsIn(entry))
      for (const number of en.replace(entry.name, '').match(/\d+/g) ?? [])
        expect(hi.match(/\d+/g), en).toContain(number);
  });

  test('venue pages · tags, notes and features are in Hindi', () => {
    setLocale('hi');
    const derived = loadVenues().flatMap((venue) =>
      venue.source === 'venue' ? [] : [...venue.tags, ...venue.notes, ...venue.features],
    );
    setLocale('en');
    expect(derived.length).toBeGreaterThan(100);
    expect(derived.filter((text) => /[a-z]/i.test(text))).toEqual([]);
  });

  test('venue pages · no review is repeated', () => {
    const texts = ours.flatMap(({ reviews }) => reviews.map(({ review }) => review.hi));
    expect(new Set(texts).size).toBe(texts.length);
  });
});
