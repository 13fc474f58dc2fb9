import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { describeEventDetails } from '../../domain/event-details.ts';
import { setLocale } from '../../i18n/locale.ts';
import { aVenue } from '../venues/venue-fixture.ts';
import { YourTotal } from './your-total.tsx';

afterEach(() => setLocale('en'));

const venue = aVenue({
  plate: { veg: 500, nonVeg: null },
  halls: [{ name: 'Hall', seats: 200, floating: 350 }],
});

test.each([
  [150, '₹88,500', undefined],
  [300, '₹1,77,000', '300 guests fit coming and going, not all seated at once'],
  [400, '₹2,36,000', 'Capacity too low: the largest hall holds 350'],
])('your total · a card for %i guests has the sum and a warning if they do not fit', (guests, sum, tight) => {
  render(<YourTotal venue={venue} eventDetails={{ guests, vegShare: 1, rooms: 0 }} />);
  expect(screen.getByText(sum)).toBeVisible();
  expect(screen.getByText('₹590 a guest')).toBeVisible();
  expect(screen.getByText('Not counted: decoration')).toBeVisible();
  expect(screen.queryByText(/fit coming|Capacity/)?.textContent).toBe(tight);
});

test('your total · without a plate price there is no total', () => {
  const withoutPlate = { ...venue, plate: undefined };
  render(<YourTotal venue={withoutPlate} eventDetails={{ guests: 100, vegShare: 1, rooms: 0 }} />);
  expect(screen.getByText(/plate price is not known yet/)).toBeVisible();
});

test.each([
  ['en', 'With your own caterer: ₹75 a plate to the venue'],
  ['hi', 'अपना केटरर लाने पर वेन्यू को ₹75 प्रति प्लेट देने होंगे'],
] as const)('your total · a catering royalty is a condition beside the total, in %s', (locale, text) => {
  setLocale(locale);
  const withRoyalty = { ...venue, food: { cateringRoyalty: 75 } };
  render(<YourTotal venue={withRoyalty} eventDetails={{ guests: 300, vegShare: 1, rooms: 0 }} />);
  expect(screen.getByText('₹1,77,000')).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

test.each([
  [{ guests: 1, vegShare: 1, rooms: 0 }, '1 guest, all veg'],
  [{ guests: 1200, vegShare: 0, rooms: 1 }, '1,200 guests, all non-veg, 1 room'],
  [
    { guests: 300, vegShare: 0.6, rooms: 10, date: '2027-02-12' },
    '300 guests, 60% veg, 10 rooms, 12 Feb 2027',
  ],
])('your total · event details as text', (eventDetails, words) => {
  expect(describeEventDetails(eventDetails)).toBe(words);
});

test.each([
  [{ guests: 1, vegShare: 1, rooms: 0 }, '1 मेहमान, सब वेज'],
  [
    { guests: 1200, vegShare: 0.6, rooms: 10, date: '2027-02-12' },
    '1,200 मेहमान, 60% वेज, 10 कमरे, 12 फ़रवरी 2027',
  ],
])('your total · event details as Hindi text', (eventDetails, words) => {
  setLocale('hi');
  expect(describeEventDetails(eventDetails)).toBe(words);
});
