/** The texts and derived facts of the venue pages, compared with the specification. */
import { describe, expect, test } from 'vitest';
import { loadVenues } from '../../src/content/venues/index.ts';
import { idsWhere, onlySpecified, specifiedIds, specifiedVenues } from './specified-venues.ts';

const venues = loadVenues();

describe('venue pages', () => {
  test('venue pages · paired photos, visit forms and photo counts are as specified', () => {
    expect(idsWhere(({ pairedPhotos }) => pairedPhotos)).toEqual(
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
    const counted = specifiedVenues.flatMap(({ id, photoCount }) => (photoCount ? [[id, photoCount]] : []));
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
    expect(venue.expertNotes.length).toBeGreaterThan(0);
    expect(venue.features).not.toContain('');
    expect([venue.shortDescription, ...venue.about, ...venue.expertNotes].join(' ')).not.toContain('!');
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

  test('venue pages · some reviews are verified, none of the last group, and no review is repeated', () => {
    const verified = idsWhere(({ reviews }) => reviews.some((review) => review.verified));
    expect(verified.length).toBeGreaterThan(3);
    for (const id of onlySpecified('hotelsewagrand', 'khatirgrandbanquet', 'lagoonaemerald'))
      expect(verified).not.toContain(id);
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
