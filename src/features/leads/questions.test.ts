import { afterEach, expect, test } from 'vitest';
import { setLocale } from '../../i18n/locale.ts';
import { visit as aVisit, phone, price, shortEnquiry } from './lead-fixture.ts';
import type { LeadPayload } from './lead-schema.ts';
import { hasPassed, questionsAbout } from './questions.ts';

afterEach(() => setLocale('en'));

// 21 November 2026, 23:30 in India.
const now = new Date('2026-11-21T18:00:00Z');
const visit = (date: string, time: string): LeadPayload => ({ ...aVisit, kind: 'visit', date, time });
const enquiry = (date?: string): LeadPayload => ({ ...shortEnquiry, kind: 'enquiry', date });
const callback = (phone: string): LeadPayload => ({ kind: 'callback', phone });
const incomplete = ['98765', '1234567', 'call Asha', '१२३४५', '98765 43210 / 98111 22333'];
const complete = ['12345678', '9876543210', '+91 98765 43210', '९८७६५४३२१०', '123456789012345'];
const functions = ['2026-11-20', '2026-11-21', '2027-02-01'].map((date) => ({
  label: 'Sangeet',
  dates: [date],
}));

test.each<[LeadPayload, string[]]>([
  [visit('2026-11-22', '09:00'), []],
  [visit('2026-11-21', '23:45'), []],
  [visit('2026-11-21', '23:30'), ['time']],
  [visit('2026-11-20', '23:45'), ['date']],
  [visit('next Sunday', 'noon'), []],
  [enquiry('2026-11-21'), []],
  [enquiry('2026-11-20'), ['date']],
  [enquiry('Diwali'), []],
  [enquiry(), []],
  [{ ...price, kind: 'price', date: '2026-11-20' }, ['date']],
  [{ kind: 'dates', phone, functions, venues: ['Milan Vatika'] }, ['functions.0.dates.0']],
  ...incomplete.map((typed): [LeadPayload, string[]] => [callback(typed), ['phone']]),
  ...complete.map((typed): [LeadPayload, string[]] => [callback(typed), []]),
  [{ ...visit('2026-11-20', '11:00'), phone: '98765' }, ['phone', 'date']],
])('questions · of %j these fields are asked about: %j', (payload, fields) => {
  expect(Object.keys(questionsAbout(payload, [], now))).toEqual(fields);
});

test('questions · what a form has asked about before is not asked again', () => {
  const late = { ...visit('2026-11-20', '11:00'), phone: '98765' };
  expect(Object.keys(questionsAbout(late, ['date'], now))).toEqual(['phone']);
});

test('questions · with a clock in 2037, a visit today is asked about, not refused', () => {
  const { date } = questionsAbout(visit('2026-11-22', '11:00'), [], new Date('2037-01-01T06:00:00Z'));
  expect(date).toMatch(/^By the clock of this device, this has passed\./);
  setLocale('hi');
  expect(questionsAbout(visit('2026-11-21', '10:00'), [], now).time).toMatch(/घड़ी के हिसाब से यह बीत चुका है/);
});

test.each(['2026-11-21T18:30:00Z', '2026-11-21T23:59:00Z'])(
  'questions · between midnight and half past five in India, as at %s, its new day is today',
  (time) => {
    const night = new Date(time);
    const about = (date: string) => [
      hasPassed(date, night),
      ...[
        visit(date, '23:59'),
        enquiry(date),
        {
          kind: 'dates' as const,
          phone,
          functions: [{ label: 'Sangeet', dates: [date] }],
          venues: ['Milan Vatika'],
        },
      ].map((payload) => Object.keys(questionsAbout(payload, [], night))),
    ];
    expect(about('2026-11-21')).toEqual([true, ['date'], ['date'], ['functions.0.dates.0']]);
    expect(about('2026-11-22')).toEqual([false, [], [], []]);
  },
);
