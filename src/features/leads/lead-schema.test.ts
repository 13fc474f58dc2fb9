import { expect, test } from 'vitest';
import type { Label } from '../../domain/choices.ts';
import * as m from '../../i18n/compiled/messages.js';
import { dates, shortEnquiry as enquiry, price, visit } from './lead-fixture.ts';
import { type LeadKind, leadLocale, leadSchemas, parseLead as parseIn } from './lead-schema.ts';

const errors = {
  phone: m.leads_error_phone,
  tenDigits: m.leads_error_ten_digits,
  dateAndGuests: m.leads_error_date_and_guests,
  date: m.leads_error_date,
  realDate: m.leads_error_real_date,
  sameDate: m.leads_error_same_date,
  time: m.leads_error_time,
  venue: m.leads_error_venue,
  venues: m.leads_error_venues,
  name: m.leads_error_name,
  email: m.leads_error_email,
  eventType: m.leads_error_event_type,
  city: m.leads_error_city,
  tooLong: m.leads_error_too_long,
  notUnderstood: m.leads_error_not_understood,
} as const satisfies Record<string, Label>;

/** The result, with the names of `errors` in place of their texts. */
function parseLead(body: object) {
  const result = parseIn(body);
  if (result.ok) return result;
  const nameOf = (text: string) => Object.entries(errors).find(([, error]) => error() === text)?.[0] ?? text;
  const fields = Object.entries(result.fields).map(([field, text]) => [field, nameOf(text)]);
  return { ok: false, fields: Object.fromEntries(fields) };
}

const id = '7d1c9a40-0000-4000-8000-000000000001';

test.each<[LeadKind, object]>([
  ['callback', { phone: '0129 241 2345' }],
  ['price', { ...price, phone: '1' }],
  ['enquiry', { ...enquiry, phone: '98765 43210', location: 'Faridabad' }],
  ['enquiry', { ...enquiry, date: '2027-02-14', guests: '300', message: '' }],
  ['venue-callback', { phone: '9876543210', venue: 'Hotel Rajmahal' }],
  ['visit', visit],
])('lead schema · a %s may name its kind; without one, the kind follows from its fields', (kind, body) => {
  const lead = { kind, ...body };
  for (const payload of [body, lead]) expect(parseLead(payload)).toEqual({ ok: true, lead });
  expect(parseLead({ ...body, meta: { id } })).toMatchObject({ ok: true, lead: { kind, meta: { id } } });
});

test.each(Object.keys(leadSchemas))('lead kinds · the outbox names a request of the kind %s', (kind) => {
  for (const locale of ['en', 'hi'] as const) {
    const text = (of: string) => m.leads_outbox({ kind: of, venue: 'x', date: 'y' }, { locale });
    expect(text(kind)).not.toBe(text(''));
  }
});

test('lead schema · the named kind decides which fields are read', () => {
  expect(parseLead({ kind: 'venue-callback', ...visit })).toEqual({
    ok: true,
    lead: { kind: 'venue-callback', phone: visit.phone, venue: visit.venue },
  });
});

test.each<[object, object]>([
  ...[undefined, '', '   ', null, 98765].map((phone): [object, object] => [{ phone }, { phone: 'phone' }]),
  [{ kind: 'callback', phone: '9876543210', guests: 'so many '.repeat(200) }, { guests: 'tooLong' }],
  ...['98765', '98765432109', '0987654321', '+447700900123', 'abcdefghij', ''].map(
    (phone): [object, object] => [{ phone, venue: 'x' }, { phone: 'tenDigits' }],
  ),
  ...['quote', '', null, 5, ['visit']].map((kind): [object, object] => [
    { kind, ...visit },
    { kind: 'notUnderstood' },
  ]),
  [{}, { phone: 'phone' }],
  [
    { ...price, date: '', guests: ' ', phone: '' },
    { date: 'dateAndGuests', guests: 'dateAndGuests', phone: 'phone' },
  ],
  [
    { ...visit, date: '', time: '' },
    { date: 'date', time: 'time' },
  ],
  [
    { kind: 'visit', phone: visit.phone, venue: visit.venue },
    { date: 'date', time: 'time' },
  ],
  [{ email: 'ravi' }, { name: 'name', email: 'email', phone: 'phone', eventType: 'eventType' }],
  [
    { name: '', email: '', phone: '', eventType: '' },
    { name: 'name', email: 'email', phone: 'phone', eventType: 'eventType' },
  ],
  [{ phone: '9'.repeat(41) }, { phone: 'tooLong' }],
  [{ ...enquiry, message: 'x'.repeat(2001) }, { message: 'tooLong' }],
  // The schema library has a message of its own.
  [{ ...enquiry, guests: {} }, { guests: 'notUnderstood' }],
])('lead schema · %j is invalid: %j', (body, fields) => {
  expect(parseLead(body)).toEqual({ ok: false, fields });
});

test.each(['9', 'after six please', '+1 415 555 2671', '९८७६५४३२१०', ' x ', 'a'.repeat(40)])(
  'lead schema · a call-back accepts any phone that is not blank, and trims it: "%s"',
  (phone) => expect(parseLead({ phone })).toMatchObject({ ok: true, lead: { phone: phone.trim() } }),
);

test('lead schema · WhatsApp is optional, guests may be a number, an e-mail is valid as in a browser', () => {
  expect(parseLead({ ...price, whatsapp: undefined })).toMatchObject({ ok: true, lead: { whatsapp: false } });
  expect(parseLead({ ...enquiry, guests: 300 })).toMatchObject({ ok: true, lead: { guests: '300' } });
  for (const [typed, guests] of [
    ['१,५००', '1500'],
    ['５ 00', '500'],
    ['৩০০-৪০০', '300-400'],
    ['about 300', 'about 300'],
  ]) {
    expect(parseLead({ ...enquiry, guests: typed })).toMatchObject({ ok: true, lead: { guests } });
  }
  expect(parseLead({ ...enquiry, email: "o'neil+wedding@localhost" }).ok).toBe(true);
  // As dictated, and as copied from a chat.
  for (const email of ['ravi@example.com.', 'ravi@example.com।', '\u200bravi@example.com.\u2060'])
    expect(parseLead({ ...enquiry, email }), email).toMatchObject({ lead: { email: 'ravi@example.com' } });
  for (const email of [
    'www.evil.com/login?x=@a.co',
    'evil.com/@a.co',
    'evil.com?@a.co',
    'a#b@a.co',
    'a:b@a.co',
  ])
    expect(parseLead({ ...enquiry, email })).toMatchObject({ ok: false, fields: { email: 'email' } });
});

const sangeet = { ...dates.functions[0], guests: 400 };
const many = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, i) => item(i));
const day = (index: number) => `2027-02-${10 + index}`;

test.each([
  dates,
  { ...dates, name: 'Asha', phone: '98765 43210' },
  {
    ...dates,
    functions: many(6, () => ({ label: 'x'.repeat(80), guests: 5000, dates: many(4, day) })),
    venues: many(6, (index) => `${index}${'x'.repeat(119)}`),
  },
])('lead schema · a request for free dates has functions with dates, and venues: %j', (lead) => {
  expect(parseLead(lead)).toEqual({ ok: true, lead });
});

const withDates = (value: unknown) => ({ functions: [{ ...sangeet, dates: value }] });

test.each<[object, object]>([
  [{ phone: ' ' }, { phone: 'phone' }],
  [
    { functions: undefined, venues: undefined },
    { functions: 'date', venues: 'venues' },
  ],
  [
    { functions: [], venues: [] },
    { functions: 'date', venues: 'venues' },
  ],
  [
    { functions: 'Sangeet', venues: 'Milan Vatika' },
    { functions: 'date', venues: 'venues' },
  ],
  [
    { functions: many(7, () => sangeet), venues: many(7, String) },
    { functions: 'date', venues: 'venues' },
  ],
  [{ functions: many(5_000, () => sangeet) }, { functions: 'date' }],
  [{ functions: [null] }, { 'functions.0': 'notUnderstood' }],
  [{ functions: [[]] }, { 'functions.0.label': 'notUnderstood', 'functions.0.dates': 'date' }],
  [{ functions: [{}] }, { 'functions.0.label': 'notUnderstood', 'functions.0.dates': 'date' }],
  [{ functions: [{ ...sangeet, label: ' ' }] }, { 'functions.0.label': 'notUnderstood' }],
  [{ functions: [{ ...sangeet, label: 'x'.repeat(81) }] }, { 'functions.0.label': 'tooLong' }],
  [withDates([]), { 'functions.0.dates': 'date' }],
  [withDates('2027-02-11'), { 'functions.0.dates': 'date' }],
  [withDates(many(5, day)), { 'functions.0.dates': 'date' }],
  [withDates([day(0), 20270211]), { 'functions.0.dates.1': 'date' }],
  [withDates(['', null]), { 'functions.0.dates.0': 'date', 'functions.0.dates.1': 'date' }],
  [
    withDates(['next Sunday', '2027-02-30', '2100-01-01', '2027-2-3']),
    Object.fromEntries(many(4, (i) => [`functions.0.dates.${i}`, 'realDate'])),
  ],
  [withDates([day(0), day(1), day(0)]), { 'functions.0.dates.2': 'sameDate' }],
  [{ venues: ['Milan Vatika', ''] }, { 'venues.1': 'venues' }],
  [{ venues: ['x'.repeat(121)] }, { 'venues.0': 'tooLong' }],
  [{ venues: [{}] }, { 'venues.0': 'venues' }],
  [{ name: 5 }, { name: 'notUnderstood' }],
])('lead schema · a request for free dates with %j is invalid: %j', (changes, fields) => {
  expect(parseLead({ ...dates, ...changes })).toEqual({ ok: false, fields });
});

test.each([0, -1, 5001, 1.5, '400', null, {}, Number.NaN])(
  'lead schema · %j guests of a function are left out: no field of the form has them',
  (guests) => {
    const { guests: _guests, ...rest } = sangeet;
    expect(parseLead({ ...dates, functions: [{ ...sangeet, guests }] })).toEqual({
      ok: true,
      lead: { ...dates, functions: [rest] },
    });
  },
);

test.each(['2000-01-01', '2020-02-29', '2099-12-31'])(
  'lead schema · the date %s is accepted in each kind: none is refused because it has passed',
  (date) => {
    for (const lead of [
      { ...price, date },
      { ...visit, date },
      { ...enquiry, date },
      { ...dates, ...withDates([date]) },
    ])
      expect(parseLead(lead).ok).toBe(true);
  },
);

test.each([
  '20266-02-14',
  '02026-02-14',
  '999-02-14',
  '+020266-02-14',
  '-2026-02-14',
  '2100-01-01',
  '9999-12-31',
  // 26, typed into a date field.
  '0026-02-14',
])(
  'lead schema · the date %s is refused in each kind: a year has four digits, and is of this century',
  (date) => {
    for (const lead of [
      { ...price, date },
      { ...visit, date },
      { ...enquiry, date },
    ])
      expect(parseLead(lead)).toEqual({ ok: false, fields: { date: 'realDate' } });
    const functions = parseLead({ ...dates, ...withDates([date]) });
    expect(functions).toEqual({ ok: false, fields: { 'functions.0.dates.0': 'realDate' } });
  },
);

test('lead schema · only its kind makes a payload a request for free dates', () => {
  const { kind: _kind, ...fields } = dates;
  expect(parseLead(fields)).toMatchObject({ ok: true, lead: { kind: 'callback' } });
});

const total = {
  low: 1_00_000,
  high: 1_30_000,
  functions: [
    {
      kind: 'mehndi',
      guests: 150,
      vegShare: 0.6,
      rooms: 10,
      date: '2027-02-10',
      notCounted: [{ id: 'decoration' }],
    },
    {
      kind: 'other',
      name: 'Ring ceremony',
      guests: 80,
      vegShare: 1,
      rooms: 0,
      notCounted: [{ id: 'moreRooms', missing: 5, available: 20 }],
    },
  ],
};

test('lead schema · a lead carries the total as it was shown', () => {
  expect(parseLead({ phone: '98', meta: { total } })).toMatchObject({ ok: true, lead: { meta: { total } } });
});

const [mehndi, ...others] = total.functions;
test.each([
  { ...total, low: 2_00_000 },
  { ...total, low: -1 },
  { ...total, high: '130000' },
  { ...total, functions: [] },
  { ...total, functions: many(7, () => mehndi) },
  { ...total, functions: [{ ...mehndi, kind: 'party' }, ...others] },
  { ...total, functions: [{ ...mehndi, guests: 1.5 }, ...others] },
  { ...total, functions: [{ ...mehndi, vegShare: 60 }, ...others] },
  { ...total, functions: [{ ...mehndi, date: '20270-02-10' }, ...others] },
  { ...total, functions: [{ ...mehndi, notCounted: [{ id: 'http://evil.example' }] }, ...others] },
  'many',
])('lead schema · an invalid total is left out as a whole: %j', (invalid) => {
  const result = parseLead({ phone: '98', meta: { page: '/', total: invalid } });
  expect(result).toEqual({ ok: true, lead: { kind: 'callback', phone: '98', meta: { page: '/' } } });
});

test('lead schema · the totals of up to six venues have their names, and one that is invalid removes all', () => {
  const totals = many(6, (index) => ({ venue: `Hall ${index}`, ...total }));
  const meta = (value: unknown) => parseLead({ phone: '98', meta: { totals: value } });
  expect(meta(totals)).toMatchObject({ ok: true, lead: { meta: { totals } } });
  for (const invalid of [
    [],
    [...totals, ...totals.slice(0, 1)],
    [{ ...totals[0], venue: ' ' }, ...totals.slice(1)],
    [{ ...totals[0], low: 2_00_000 }, ...totals.slice(1)],
    [total],
    total,
  ]) {
    expect(meta(invalid)).toEqual({ ok: true, lead: { kind: 'callback', phone: '98', meta: {} } });
  }
});

test('lead schema · unknown fields are ignored and left out', () => {
  const body = JSON.parse('{"phone":"98","bcc":"x@example.com","__proto__":{"a":1},"constructor":1}');
  expect(parseLead(body)).toEqual({ ok: true, lead: { kind: 'callback', phone: '98' } });
});

test.each([
  undefined,
  null,
  5,
  'x',
  [],
  { id: 'no uuid', page: 5, control: null, tookMs: 'x', honeypot: 5, about: 'y'.repeat(999), promise: {} },
  { tookMs: Number.NaN },
])('lead schema · invalid metadata never makes a lead invalid: %j', (meta) => {
  expect(parseLead({ phone: '98', meta }).ok).toBe(true);
});

test('lead schema · a honeypot value that is not a string counts as filled, a missing one as empty', () => {
  const parseMeta = (meta: object) => parseLead({ phone: '98', meta: { id, ...meta } });
  expect(parseMeta({})).toMatchObject({ lead: { meta: { id } } });
  expect(parseMeta({})).not.toHaveProperty('lead.meta.honeypot');
  expect(parseMeta({ honeypot: 5 })).toMatchObject({ lead: { meta: { honeypot: 'filled' } } });
});

test("lead schema · the texts of the specification's errors", () => {
  expect(errors.dateAndGuests()).toBe('Please select an event date and guest range.');
  expect(errors.phone()).toBe('Please enter your phone number.');
  expect(errors.tenDigits()).toBe('Please enter a valid 10-digit phone number.');
});

test.each(Object.entries(errors))('lead schema · the error %s has a text in each language', (_, error) => {
  expect(error()).toMatch(/^Please .*\.$/);
  expect(error({}, { locale: 'hi' })).toMatch(/^कृपया [\p{Script=Devanagari}\d\s।]*।$/u);
});

test('lead schema · each error is in the language of the check, also one that the schema library finds', () => {
  const body = { kind: 'enquiry', phone: 'x'.repeat(41), email: 'x', guests: {}, message: 5, name: 'Asha' };
  for (const locale of ['en', 'hi'] as const)
    expect(parseIn(body, { locale })).toEqual({
      ok: false,
      fields: {
        phone: errors.tooLong({}, { locale }),
        email: errors.email({}, { locale }),
        eventType: errors.eventType({}, { locale }),
        guests: errors.notUnderstood({}, { locale }),
        message: errors.notUnderstood({}, { locale }),
      },
    });
  const answers = [{ question: 5, answer: 'x' }];
  expect(parseIn({ kind: 'owner', phone: '98', venue: 'x', city: 'x', answers }, { locale: 'hi' })).toEqual({
    ok: false,
    fields: { 'answers.0.question': errors.notUnderstood({}, { locale: 'hi' }) },
  });
  expect(parseIn({ kind: 'x' }, { locale: 'hi' })).toMatchObject({
    fields: { kind: errors.notUnderstood({}, { locale: 'hi' }) },
  });
});

test.each([
  [{ meta: { language: 'hi-IN' } }, 'hi'],
  [{ meta: { language: 'en-IN' } }, 'en'],
  [{ meta: { language: 'ta-IN' } }, 'en'],
  [{ meta: { language: 5 } }, 'en'],
  [{ meta: 'hi-IN' }, 'en'],
  [{}, 'en'],
])('lead schema · the language of %j is %s, whether or not the fields are valid', (body, locale) => {
  expect(leadLocale(body)).toBe(locale);
  expect(leadLocale({ ...body, phone: '98' })).toBe(locale);
});
