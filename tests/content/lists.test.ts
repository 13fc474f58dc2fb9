/** The number of testimonials, press items and pictures, compared with the specification. */
import { describe, expect, test } from 'vitest';
import { cities } from '../../src/content/cities.ts';
import { galleryFavourites, homeGalleryTiles } from '../../src/content/gallery.ts';
import { galleryCategories } from '../../src/content/gallery-categories.ts';
import { landingPictures, landingTestimonials } from '../../src/content/landing.ts';
import { press } from '../../src/content/press.ts';
import { site } from '../../src/content/site.ts';
import { testimonials } from '../../src/content/testimonials.ts';
import { loadVenues } from '../../src/content/venues/index.ts';
import { pictures } from '../../src/generated/pictures.ts';
import { locales } from '../../src/i18n/locale.ts';
import type { Localized } from '../../src/i18n/localized.ts';
import { areSamples } from './specified-venues.ts';

const venues = loadVenues();

/** Exactly the samples are named as such, in every language that is written. */
function expectSampleMark(name: Localized, sample: true | undefined, mark: Required<Localized>) {
  for (const locale of locales) {
    const text = name[locale];
    if (text !== undefined)
      expect(text.includes(mark[locale]), `${text}: sample mark and name differ`).toBe(sample === true);
  }
}

describe('lists', () => {
  test('lists · 12 complete testimonials, each a sample', () => {
    if (areSamples(testimonials)) expect(testimonials).toHaveLength(12);
    for (const testimonial of testimonials) {
      const { title, review, name, booked, event, bookingDate, date, sample } = testimonial;
      expect([title, review, booked, event].every(({ en }) => en)).toBe(true);
      expectSampleMark(name, sample, { en: '(sample)', hi: '(नमूना)' });
      expect(Date.parse(date), `${name.en}: reviewed before the event`).toBeGreaterThan(
        Date.parse(bookingDate),
      );
      if (!sample) continue;
      for (const venue of venues) expect(JSON.stringify(testimonial)).not.toContain(venue.name);
    }
  });

  test('lists · 8 press items from 5 January to 28 December 2024, none from a real publication', () => {
    const days = press.map(({ date }) => Date.parse(date));
    expect(days).toEqual([...days].sort((one, other) => one - other));
    if (areSamples(press)) {
      expect(press).toHaveLength(8);
      expect([press[0]?.date, press.at(-1)?.date]).toEqual(['2024-01-05', '2024-12-28']);
    }
    for (const { source, sample } of press) expectSampleMark(source, sample, { en: 'Sample ', hi: 'नमूना ' });
  });

  test('lists · 3 landing testimonials with pictures, and 3 pictures per landing venue', () => {
    if (areSamples(landingTestimonials)) expect(landingTestimonials).toHaveLength(3);
    expect(landingPictures).toBe(3);
    const pictureIds = landingTestimonials.map(({ pictureId }) => pictureId);
    expect(new Set(pictureIds).size).toBe(pictureIds.length);
    for (const { name, sample } of landingTestimonials)
      expectSampleMark(name, sample, { en: '(sample)', hi: '(नमूना)' });
  });

  test('lists · gallery counts: 15, 11 with one repeated, 16, 16, 20, 16', () => {
    const counts = galleryCategories.map(({ title, pictureIds }) => [
      title.en,
      pictureIds.length,
      new Set(pictureIds).size,
    ]);
    expect(counts).toEqual([
      ['Bridalwear', 15, 15],
      ['Decor', 11, 10],
      ['Jewellery', 16, 16],
      ['Makeup', 16, 16],
      ['Mehndi', 20, 20],
      ['Destination Wedding', 16, 16],
    ]);
    for (const { id, cover, pictureIds } of galleryCategories) {
      expect(pictureIds).toContain(cover);
      for (const pictureId of pictureIds) expect(pictureId.startsWith(`${id}/`), pictureId).toBe(true);
    }
  });

  test('lists · every gallery picture exists, and none is unlisted', () => {
    const listed = new Set(galleryCategories.flatMap(({ pictureIds }) => pictureIds));
    const groups = new Set<string>(galleryCategories.map(({ id }) => id));
    const existing = pictures.map(({ id }) => id).filter((id) => groups.has(id.split('/')[0] ?? ''));
    expect([...existing].sort()).toEqual([...listed].sort());
  });

  test('lists · the pictures that pages refer to exist', () => {
    const existing = new Set(pictures.map(({ id }) => id));
    const named = [
      ...cities.map(({ pictureId }) => pictureId),
      ...homeGalleryTiles.map(({ pictureId }) => pictureId),
      ...galleryCategories.map(({ cover }) => cover),
      ...galleryFavourites.map(({ pictureId }) => pictureId),
      ...landingTestimonials.map(({ pictureId }) => pictureId),
      ...site.social.map(({ pictureId }) => pictureId),
    ];
    expect(named.filter((id) => !existing.has(id))).toEqual([]);
  });
});
