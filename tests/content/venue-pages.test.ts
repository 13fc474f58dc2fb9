/** The words of the venues' pages and what follows from their facts, against the specification. */
import { describe, expect, test } from 'vitest';
import { venues } from '../../src/content/venues/index.ts';
import { asSpecified, idsWhere, specified, still } from './specified.ts';

describe('venues 3 · what a page says', () => {
  test('venues 2 · pairs of photos, the visit block and the counted photos stand where the specification has them', () => {
    expect(idsWhere(({ pairedPhotos }) => pairedPhotos)).toEqual(still('hotelgrandhighway', 'hotelrajmahal'));
    expect(idsWhere(({ visit }) => visit).sort()).toEqual(
      still(
        'basantvatika',
        'classicelegance',
        'hotelrajmandir',
        'hotelsewagrand',
        'khatirgrandbanquet',
        'lagoonaemerald',
      ),
    );
    const counted = specified.flatMap(({ id, photoCount }) => (photoCount ? [[id, photoCount]] : []));
    const told = { khatirgrandbanquet: 5, hotelsewagrand: 5, lagoonaemerald: 8 };
    expect(Object.fromEntries(counted)).toEqual(
      Object.fromEntries(Object.entries(told).filter(([id]) => asSpecified.has(id))),
    );
  });

  test.each(venues)('venues 3 · $id: tags, texts and managed badge', (venue) => {
    expect(venue.tags).toEqual(['Wedding Hotels', 'Banquet Halls', 'EventDetails Halls', 'Marriage Halls']);
    if (venue.source !== 'venue') expect(venue.managed).toBe(venue.source === 'specification');
    expect(venue.about.length).toBeGreaterThanOrEqual(2);
    expect(venue.about.join(' ').length, 'too short for Read more').toBeGreaterThan(180);
    expect(venue.shortDescription.length).toBeLessThan(120);
    expect(venue.expertNotes.length).toBeGreaterThan(0);
    expect(venue.features).not.toContain('');
    expect([venue.shortDescription, ...venue.about, ...venue.expertNotes].join(' ')).not.toContain('!');
  });

  test.each(venues)(
    'venues 3 · $id: as many sample reviews as its badge counts, in keeping with its score',
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
        expect(review.rating * 2, 'halves at most').toBe(Math.round(review.rating * 2));
        expect(review.pax).toBeLessThanOrEqual(
          Math.max(1000, ...venue.halls.map(({ floating }) => floating)),
        );
      }
    },
  );

  test('venues 3 · some early reviews are verified, none of the last group, and no review stands twice', () => {
    const verified = idsWhere(({ reviews }) => reviews.some((review) => review.verified));
    expect(verified.length).toBeGreaterThan(3);
    for (const id of still('hotelsewagrand', 'khatirgrandbanquet', 'lagoonaemerald'))
      expect(verified).not.toContain(id);
    const texts = venues.flatMap(({ reviews }) => reviews.map(({ review }) => review));
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('site 9 · facilities, meal and type follow from what was told', () => {
    expect(idsWhere(({ mealPreference }) => mealPreference === undefined)).toEqual(still('royalmountain'));
    expect(
      idsWhere(({ mealPreference, source }) => source !== 'sample' && mealPreference === 'Vegetarian'),
    ).toEqual(still('goldengalaxyresort', 'milanvatika', 'vrindavangrand'));
    const ample = idsWhere(
      ({ facilities, source }) => source !== 'sample' && facilities.includes('Ample Parking'),
    );
    expect(ample.sort()).toEqual(
      still(
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
    expect(idsWhere(({ facilities }) => !facilities.includes('Food provided by venue'))).toEqual(
      still('royalmountain'),
    );
    expect(idsWhere(({ facilities }) => facilities.includes('Outside food allowed'))).toEqual(
      still('lagoonaemerald'),
    );
    expect(idsWhere(({ venueTypes }) => venueTypes.length === 0)).toEqual([]);
    expect(idsWhere(({ venueTypes }) => venueTypes.includes('Terrace Banquet Halls'))).toEqual(
      still('royalmountain'),
    );
  });
});
