import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { m } from '../i18n/compiled/messages.js';
import { setLocale } from '../i18n/locale.ts';
import {
  formatAmount,
  formatClosing,
  formatCount,
  formatNumber,
  formatPrice,
  formatRating,
  formatRupees,
  formatShare,
  formatSlot,
  formatTime,
} from './format.ts';

afterEach(() => setLocale('en'));

test.each([
  [0, '₹0'],
  [500, '₹500'],
  [1000, '₹1,000'],
  [100_000, '₹1,00,000'],
  [12_500_000, '₹1,25,00,000'],
])('format · %i rupees are grouped the Indian way', (rupees, shown) => {
  expect(formatRupees(rupees)).toBe(shown);
});

test('format · an approximate price stays approximate', () => {
  expect(formatPrice(4000)).toBe('₹4,000');
  expect(formatPrice({ about: 1000 })).toBe('about ₹1,000');
});

test('format · an open "1 or 2" reads "1–2"', () => {
  expect(formatAmount([1, 2])).toBe('1–2');
  expect(formatAmount(2)).toBe('2');
  expect(formatCount([1, 2], m.format_rooms)).toBe('1–2 rooms');
  expect(formatCount(1, m.format_rooms)).toBe('1 room');
  expect(formatCount(0, m.format_rooms)).toBe('0 rooms');
});

test('format · shares are whole percents unless they are not', () => {
  expect(formatShare(0.18)).toBe('18%');
  expect(formatShare(0.35)).toBe('35%');
  expect(formatShare(0.125)).toBe('12.5%');
});

test.each([
  [0, '12 AM'],
  [570, '9:30 AM'],
  [720, '12 PM'],
  [1110, '6:30 PM'],
  [1440, '12 AM'],
  [1740, '5 AM'],
])('format · minute %i of the day is %s', (minutes, shown) => {
  expect(formatTime(minutes)).toBe(shown);
});

test('format · a closing after midnight names the next day; midnight itself does not', () => {
  expect(formatClosing(1440)).toBe('12 AM');
  expect(formatClosing(1441)).toBe('12:01 AM next day');
  expect(formatClosing(1860)).toBe('7 AM next day');
});

test('format · slots show only the known times', () => {
  expect(formatSlot({ opens: 1140, closes: 1740 })).toBe('7 PM – 5 AM next day');
  expect(formatSlot({ opens: 600, closes: 1440 })).toBe('10 AM – 12 AM');
  expect(formatSlot({ closes: 1800 })).toBe('until 6 AM next day');
  expect(formatSlot({ opens: 1140 })).toBe('from 7 PM');
  expect(formatSlot({})).toBeUndefined();
});

test('format · whole numbers have the grouping of en-IN', () => {
  const { format } = new Intl.NumberFormat('en-IN');
  fc.assert(fc.property(fc.nat(), (value) => formatNumber(value) === format(value)));
});

test.each([
  [0, 'रात 12 बजे'],
  [239, 'रात 3:59 बजे'],
  [240, 'सुबह 4 बजे'],
  [570, 'सुबह 9:30 बजे'],
  [720, 'दोपहर 12 बजे'],
  [960, 'शाम 4 बजे'],
  [1199, 'शाम 7:59 बजे'],
  [1200, 'रात 8 बजे'],
  [1440, 'रात 12 बजे'],
])('format · in Hindi minute %i of the day is %s', (minutes, shown) => {
  setLocale('hi');
  expect(formatTime(minutes)).toBe(shown);
});

test('format · in Hindi the night lasts until 4 AM, and the next day begins then', () => {
  setLocale('hi');
  expect(formatSlot({ opens: 1140, closes: 1740 })).toBe('शाम 7 बजे से अगले दिन सुबह 5 बजे तक');
  expect(formatSlot({ opens: 1140, closes: 1500 })).toBe('शाम 7 बजे से रात 1 बजे तक');
  expect(formatSlot({ closes: 1800 })).toBe('अगले दिन सुबह 6 बजे तक');
  expect(formatSlot({ opens: 1140 })).toBe('शाम 7 बजे से');
});

test('format · in Hindi amounts, counts and ratings have Latin digits', () => {
  setLocale('hi');
  expect(formatPrice({ about: 125_000 })).toBe('करीब ₹1,25,000');
  expect(formatCount(1, m.format_rooms)).toBe('1 कमरा');
  expect(formatCount([1, 2], m.format_rooms)).toBe('1–2 कमरे');
  expect(formatRating({ score: 4.75, count: 4 })).toBe('5 में से 4.8 (4 रिव्यू)');
});
