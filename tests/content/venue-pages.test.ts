/** The texts and reviews of the venues, and the Noida samples, compared with the specification. */

import { expect, test } from 'vitest';
import { contentMistakes } from '../../scripts/content/check-content.ts';
import { specifiable } from '../../scripts/content/specified-venues.ts';
import { showSamples } from '../../src/content/site.ts';
import type { Localized } from '../../src/i18n/localized.ts';
import { unchangedVenues } from './unchanged-venues.ts';

test('content · there are no mistakes', async () => {
  expect(await contentMistakes('.')).toEqual([]);
});

test('venues · Noida has two samples with a price, a badge, a name that starts with Sample and lacks the place, and no page; Gurgaon has none', () => {
  const inNoida = unchangedVenues.filter(({ city }) => city === 'noida');
  expect(['noida-one', 'noida-two']).toEqual(expect.arrayContaining(inNoida.map(({ id }) => id)));
  expect(unchangedVenues.filter(({ city }) => city === 'gurgaon')).toEqual([]);
  expect(unchangedVenues.filter(({ source }) => source === 'sample')).toEqual(inNoida);
  for (const venue of inNoida) {
    expect(venue).toMatchObject({
      name: expect.stringMatching(/^Sample /),
      badge: { en: 'Sample' },
      price: expect.any(Number),
      hasPage: false,
      managed: false,
    });
    // Titles and links add the address.
    expect(venue.name).not.toContain(venue.locality?.en);
    expect(venue.nameHi).not.toContain(venue.locality?.hi);
  }
});

test.each(unchangedVenues)(
  'venue pages · $id has a text that is long enough for Read more, and notes',
  (venue) => {
    const about = venue.about.map(({ en }) => en);
    expect(about.length).toBeGreaterThanOrEqual(2);
    expect(about.join(' ').length).toBeGreaterThan(180);
    expect(venue.notes.length).toBeGreaterThan(0);
  },
);

test.each(showSamples ? unchangedVenues : [])(
  'venue pages · $id has as many sample reviews as its rating counts, with the same mean',
  (venue) => {
    const { rating, reviews, halls } = venue;
    expect(reviews).toHaveLength([rating?.count ?? 0].flat()[0] ?? 0);
    if (!rating) return;
    const mean = reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length;
    expect(Math.abs(mean - rating.score)).toBeLessThanOrEqual(0.0501);
    for (const { sample, name, pax } of reviews) {
      expect([sample, name.en]).toEqual([true, expect.stringContaining('(sample)')]);
      expect(pax).toBeLessThanOrEqual(Math.max(1000, ...halls.map(({ floating }) => floating ?? 0)));
    }
  },
);

test('venue pages · no review is repeated', () => {
  const texts = unchangedVenues.flatMap(({ reviews }) =>
    reviews.flatMap(({ review: { en, hi } }) => [en, hi]),
  );
  expect(new Set(texts).size).toBe(texts.length);
});

/** Every text of a value, at any depth. */
function textsIn(value: unknown): Localized[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value) return [value as Localized];
  return Object.values(value).flatMap(textsIn);
}

// The operator may translate a venue later; launch-check lists it until then.
test.each(unchangedVenues)(
  'venue pages · every text of $id is in Hindi, with every number of the English text',
  (venue) => {
    for (const { en, hi = '' } of textsIn({ ...venue, facts: specifiable(venue) })) {
      expect(en).not.toContain('!');
      expect(hi, en).toMatch(/\p{Script=Devanagari}/u);
      expect(hi, en).not.toMatch(/[a-z!]/i);
      for (const number of en.replace(venue.name, '').match(/\d+/g) ?? [])
        expect(hi.match(/\d+/g), en).toContain(number);
    }
  },
);
