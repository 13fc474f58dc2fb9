import { afterEach, expect, test } from 'vitest';
import { writeDraft } from '../../content/whatsapp-draft.ts';
import type { EventDetails } from '../../domain/event-details.ts';
import { aFunction } from '../../domain/event-details-fixture.ts';
import { calculateWeddingTotal } from '../../features/total/wedding-total.ts';
import { aHall, aVenue } from '../../features/venues/venue-fixture.ts';
import { setLocale } from '../../i18n/locale.ts';
import { groupByDate, listNotCounted, listOpenPoints } from './plan.ts';
import { planDraft } from './plan-text.ts';

afterEach(() => setLocale('en'));

const lawn = aVenue({ id: 'lawn', name: 'Lawn', vegPlate: 500, servesNonVeg: false });
const hall = aVenue({
  id: 'hall',
  name: 'Hall',
  vegPlate: 1000,
  servesNonVeg: false,
  halls: [aHall()],
  rooms: 20,
  roomPrice: 3000,
  decoration: { from: 50_000 },
  advanceShare: 0.25,
});
const unpriced = aVenue({ id: 'unpriced', name: 'Unpriced' });
const venues = [lawn, hall, unpriced];

const mehndi = aFunction({ kind: 'mehndi', guests: 100, date: '2030-12-19', venue: 'lawn' });
const sangeet = aFunction({ kind: 'sangeet', guests: 300, rooms: 10, date: '2030-12-20', venue: 'hall' });
const wedding = aFunction({ guests: 400, rooms: 20, date: '2030-12-20', venue: 'hall' });
const cocktail = aFunction({ kind: 'other', name: 'Cocktail', guests: 80 });

const totalOf = (eventDetails: EventDetails) =>
  calculateWeddingTotal(eventDetails, (id) => venues.find((venue) => venue.id === id));
const pointsOf = (eventDetails: EventDetails) =>
  listOpenPoints(eventDetails, totalOf(eventDetails), venues, '2030-01-01', []).map(({ title, texts }) => [
    title,
    ...texts,
  ]);

test('plan · the functions are grouped by date, the earliest first and those without a date last', () => {
  const days = groupByDate([cocktail, wedding, mehndi, sangeet]);
  expect(days.map(({ date, functions }) => [date, ...functions.map((one) => one.function)])).toEqual([
    ['2030-12-19', mehndi],
    ['2030-12-20', wedding, sangeet],
    [undefined, cocktail],
  ]);
});

test('plan · what is still open: dates, venues, unknown costs by venue, and halls that are too small or unknown', () => {
  expect(pointsOf([mehndi, sangeet, wedding, cocktail])).toEqual([
    ['Date open', 'Cocktail'],
    ['No venue yet', 'Cocktail'],
    ['Costs not known yet', 'Lawn: decoration, advance'],
    [
      'Room for the guests',
      'Lawn: capacity not known yet',
      'Hall: Sangeet · 300 fit coming and going, not seated',
      'Hall: Wedding · Too small: the largest hall holds 350',
    ],
  ]);
});

test('plan · a date that has passed is still open', () => {
  const points = listOpenPoints([mehndi, sangeet], totalOf([mehndi, sangeet]), venues, '2030-12-20', []);
  expect(points).toContainEqual({ id: 'passed', title: 'Date has passed', texts: ['Mehndi'] });
});

test('plan · the function of a venue that is no longer listed has no venue yet', () => {
  const points = listOpenPoints([sangeet], totalOf([sangeet]), [], '2030-01-01', [sangeet.venue ?? '']);
  expect(points).toContainEqual({ id: 'venues', title: 'No venue yet', texts: ['Sangeet'] });
});

test('plan · a venue without a plate price has its cost among what is open', () => {
  expect(pointsOf([{ ...mehndi, venue: 'unpriced' }])).toContainEqual([
    'Costs not known yet',
    'Unpriced: plate price',
  ]);
});

test('plan · the whole sum names what it does not contain: functions without a cost, and unknown costs', () => {
  expect(listNotCounted(totalOf([cocktail, { ...mehndi, venue: 'unpriced' }, sangeet]))).toEqual([
    'Cocktail',
    'Mehndi',
  ]);
  expect(listNotCounted(totalOf([mehndi, sangeet]))).toEqual(['costs that are not known yet']);
  expect(listNotCounted(totalOf([sangeet, wedding]))).toEqual([]);
});

test('plan · nothing is open once every function has its date and its venue, and every cost is known', () => {
  expect(pointsOf([{ ...sangeet, guests: 200 }])).toEqual([]);
});

/** Lawn: 100 × 500 + 18%. Hall: (300 + 400) × 1,000 + 18%, 30 rooms × 3,000 less 10 shared, decoration twice. */
test.each([
  [
    'en',
    [
      'Our wedding plan',
      '',
      '19 Dec 2030',
      'Mehndi, 100 guests: Lawn, ₹59,000',
      '',
      '20 Dec 2030',
      'Sangeet, 300 guests: Hall, ₹4,34,000',
      'Wedding, 400 guests: Hall, ₹5,82,000',
      '',
      'Date open',
      'Cocktail, 80 guests: No venue yet',
      '',
      'Lawn: ₹59,000 (Not counted: decoration)',
      'Hall · Shared rooms: −₹30,000',
      'Hall: ₹9,86,000 (With decoration from ₹1,00,000)',
      'Known so far: ₹10,45,000',
    ],
  ],
  [
    'hi',
    [
      'हमारी शादी का प्लान',
      '',
      '19 दिसंबर 2030',
      'मेहंदी, 100 मेहमान: Lawn, ₹59,000',
      '',
      '20 दिसंबर 2030',
      'संगीत, 300 मेहमान: Hall, ₹4,34,000',
      'शादी, 400 मेहमान: Hall, ₹5,82,000',
      '',
      'तारीख तय नहीं',
      'Cocktail, 80 मेहमान: वेन्यू अभी नहीं चुना',
      '',
      'Lawn: ₹59,000 (इसमें शामिल नहीं: सजावट)',
      'Hall · साझा कमरे: −₹30,000',
      'Hall: ₹9,86,000 (सजावट शामिल, ₹1,00,000 से शुरू)',
      'अभी तक का खर्च: ₹10,45,000',
    ],
  ],
] as const)('plan · the message names functions, venues, sums and the link, in "%s"', (locale, lines) => {
  setLocale(locale);
  const eventDetails: EventDetails = [mehndi, sangeet, wedding, cocktail];
  const link = 'https://example.com/plan';
  expect(writeDraft(planDraft({ eventDetails, total: totalOf(eventDetails), venues, link }))).toBe(
    [...lines, '', link].join('\n'),
  );
});

test('plan · the message has no sum while no cost is known, and says so of each venue', () => {
  const eventDetails: EventDetails = [{ ...mehndi, venue: 'unpriced' }];
  expect(writeDraft(planDraft({ eventDetails, total: totalOf(eventDetails), venues, link: 'x' }))).toBe(
    'Our wedding plan\n\n19 Dec 2030\nMehndi, 100 guests: Unpriced, cost not known yet\n\nx',
  );
});
