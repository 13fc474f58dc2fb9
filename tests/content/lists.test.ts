/** Testimonials and press items, compared with the specification. */
import { expect, test } from 'vitest';
import { landingTestimonials } from '../../src/content/landing.ts';
import { press } from '../../src/content/press.ts';
import { testimonials } from '../../src/content/testimonials.ts';
import { venueEntries } from '../../src/content/venues/index.ts';
import { locales } from '../../src/i18n/locale.ts';
import type { Localized } from '../../src/i18n/localized.ts';

/** The number in the specification; a list with items of the operator's own may have any length. */
function expectLength(list: readonly { readonly sample?: true }[], length: number) {
  if (list.every(({ sample }) => sample)) expect(list).toHaveLength(length);
}

/** Exactly the samples are named as such, in every language that is written. */
function expectSampleMark(name: Localized, sample: true | undefined, mark: Required<Localized>) {
  for (const locale of locales) {
    const text = name[locale];
    if (text !== undefined)
      expect(text.includes(mark[locale]), `${text}: sample mark and name differ`).toBe(sample === true);
  }
}

const samplePerson = { en: '(sample)', hi: '(नमूना)' };

test('lists · 12 complete testimonials, whose samples name no real venue', () => {
  expectLength(testimonials, 12);
  for (const testimonial of testimonials) {
    const { title, review, name, booked, event, bookingDate, date, sample } = testimonial;
    expect([title, review, booked, event].every(({ en }) => en)).toBe(true);
    expectSampleMark(name, sample, samplePerson);
    expect(Date.parse(date), `${name.en}: reviewed before the event`).toBeGreaterThan(
      Date.parse(bookingDate),
    );
    if (!sample) continue;
    for (const venue of venueEntries) expect(JSON.stringify(testimonial)).not.toContain(venue.name);
  }
});

test('lists · 8 press items from 5 January to 28 December 2024, none from a real publication', () => {
  expectLength(press, 8);
  const dates = press.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort());
  if (press.every(({ sample }) => sample))
    expect([dates[0], dates.at(-1)]).toEqual(['2024-01-05', '2024-12-28']);
  for (const { source, sample } of press) expectSampleMark(source, sample, { en: 'Sample ', hi: 'नमूना ' });
});

test('lists · 3 testimonials of the landing page, each with its own picture', () => {
  expectLength(landingTestimonials, 3);
  const pictureIds = landingTestimonials.map(({ pictureId }) => pictureId);
  expect(new Set(pictureIds).size).toBe(pictureIds.length);
  for (const { name, sample } of landingTestimonials) expectSampleMark(name, sample, samplePerson);
});
