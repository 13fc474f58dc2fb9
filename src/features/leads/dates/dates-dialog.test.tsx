import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aShownTotal } from '../../../domain/shown-total-fixture.ts';
import { setLocale } from '../../../i18n/locale.ts';
import { type DatesRequest, openDatesDialog } from '../../../visitor/lead-store.ts';
import {
  accepted,
  click,
  draftIn,
  failed,
  fetchMock,
  lastReference,
  openDialog,
  phoneField,
  refuseNext,
  respondWith,
  sentBody,
  setUpLeadTests,
  user,
} from '../lead-test-setup.tsx';

setUpLeadTests();
beforeEach(() => {
  // jsdom does not have it.
  Element.prototype.scrollIntoView = () => {};
});

const title = 'Ask which dates are free';
const wedding = { label: 'Wedding', name: 'Wedding', guests: 400 };
const sangeet = { label: 'Sangeet', name: 'Sangeet' };
const venues = ['Samar Grand', 'Hotel Rajmahal', 'Milan Vatika'];
const seven = [...venues, 'Basant Vatika', 'Royal Imperio', 'Lagoona Emerald', 'Hotel Sewa Grand'];

const openDates = (request: Partial<DatesRequest> = {}, name = title) =>
  openDialog(() => openDatesDialog({ control: 'shortlist', functions: [wedding], venues, ...request }), name);

const dateField = (number = 1, group = /^Wedding/) =>
  within(screen.getByRole('group', { name: group })).getByLabelText(`Date ${number}`);
const venueBox = (name: string) => screen.getByRole('checkbox', { name });
const ticked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter((box) => box.checked)
    .map(({ value }) => value);

async function submit(phone = '9876543210') {
  await user.type(phoneField(), phone);
  await click('Ask the venues');
}

test('dates dialog · dates and venues are sent as one request, and the answer is shown, also after a second Enter', async () => {
  const dialog = await openDates({ functions: [sangeet, wedding] });
  expect(within(dialog).getByText(/^Our team asks the venues for you, and calls you back/)).toBeVisible();
  expect(within(dialog).getByText(/not your name or number\.$/)).toBeVisible();
  await user.type(dateField(1, /^Sangeet$/), '2099-02-11');
  await user.type(dateField(1, /^Wedding · 400 guests$/), '2099-02-13');
  await user.click(venueBox('Hotel Rajmahal'));
  await user.type(screen.getByLabelText('Name (optional)'), 'Asha');
  respondWith(accepted('We are asking the venues.'));
  await submit();
  expect(await screen.findByText('We are asking the venues.')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(sentBody()).toMatchObject({
    kind: 'dates',
    phone: '9876543210',
    name: 'Asha',
    functions: [
      { label: 'Sangeet', dates: ['2099-02-11'] },
      { label: 'Wedding', guests: 400, dates: ['2099-02-13'] },
    ],
    venues: ['Samar Grand', 'Milan Vatika'],
    meta: { control: 'shortlist' },
  });
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Opener' })).toHaveFocus();
});

test('dates dialog · it shows the totals of the page beside the venues, and sends those of the ticked ones', async () => {
  const [grand, milan] = [
    { venue: 'Samar Grand', ...aShownTotal({ low: 2_00_000, high: 2_30_000 }) },
    { venue: 'Milan Vatika', ...aShownTotal({ low: 3_00_000, high: 3_00_000 }) },
  ];
  await openDates({ totals: { event: '400 guests, all veg', venues: [grand, milan] } });
  expect(venueBox('Samar Grand')).toHaveAccessibleDescription('Your total: ₹2,00,000–2,30,000');
  expect(venueBox('Hotel Rajmahal')).toHaveAccessibleDescription('');
  expect(
    screen.getByText(
      'We will send this with your request: 400 guests, all veg; and the totals that you see here.',
    ),
  ).toBeVisible();
  await user.type(dateField(), '2099-02-11');
  await user.click(venueBox('Milan Vatika'));
  respondWith(failed());
  await submit();
  expect(sentBody()).toMatchObject({ venues: ['Samar Grand', 'Hotel Rajmahal'], meta: { totals: [grand] } });
  expect(draftIn(await screen.findByRole('link', { name: 'WhatsApp us' }))).toContain(
    '\nTotal on your page: Samar Grand ₹2,00,000–2,30,000\n',
  );
});

test('dates dialog · of a plan each venue is asked about its own functions and the open ones; the family can widen it', async () => {
  const planned = [
    { ...sangeet, guests: 400, vegShare: 0.6, rooms: 20, date: '2099-02-11', venue: 'Samar Grand' },
    { ...wedding, vegShare: 1, rooms: 0, date: '2099-02-13', venue: 'Hotel Rajmahal' },
  ];
  const plan = 'function=sangeet.400&function=wedding.400';
  await openDates({ control: 'plan', functions: planned, plan });
  expect(screen.getByRole('group', { name: 'Sangeet · 400 guests, 60% veg, 20 rooms' })).toBeVisible();
  expect(ticked()).toEqual(['Samar Grand', 'Hotel Rajmahal']);
  expect(venueBox('Samar Grand')).toHaveAccessibleDescription('About: Sangeet');
  expect(venueBox('Milan Vatika')).toHaveAccessibleDescription(/^You plan no function here\./);
  expect(screen.getByText(/^We will also send your plan/)).toBeVisible();
  respondWith(failed(), accepted());
  await submit();
  expect(sentBody()).toMatchObject({
    functions: [
      { label: 'Sangeet', vegShare: 0.6, rooms: 20, venues: ['Samar Grand'] },
      { label: 'Wedding', venues: ['Hotel Rajmahal'] },
    ],
    meta: { plan },
  });
  const alert = await screen.findByRole('alert');
  const chat = within(alert).getByRole('link', { name: 'WhatsApp us' }).getAttribute('href') ?? '';
  expect(new URL(chat).searchParams.get('text')).toContain(
    'Sangeet, 400 guests, 60% veg, 20 rooms (Samar Grand): 11 Feb 2099\nWedding, 400 guests, all veg (Hotel Rajmahal): 13 Feb 2099',
  );
  await user.click(screen.getByRole('checkbox', { name: 'Ask every venue about every function' }));
  expect(venueBox('Samar Grand')).toHaveAccessibleDescription('About: Sangeet, Wedding');
  await click('Ask the venues');
  for (const one of sentBody(1).functions) expect(one).not.toHaveProperty('venues');
});

test('dates dialog · a tap beside it loses nothing', async () => {
  const dialog = await openDates();
  await user.type(dateField(), '2099-02-11');
  await user.click(dialog);
  expect(dateField()).toHaveValue('2099-02-11');
});

test('dates dialog · it begins with the known date, unless that has passed', async () => {
  // Just after midnight in India.
  vi.useFakeTimers({ now: new Date('2026-11-24T18:30:00Z'), toFake: ['Date'] });
  const today = '2026-11-25';
  await openDates({
    functions: [
      { ...wedding, date: today },
      { ...sangeet, date: '2026-11-24' },
    ],
  });
  expect(dateField()).toHaveValue(today);
  expect(dateField(1, /^Sangeet/)).toHaveValue('');
});

test('dates dialog · a date that has passed by the clock of the device is asked about once, at its field', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 5_000;
    return now;
  });
  await openDates();
  await user.type(dateField(), '2099-02-11');
  await click('Add another date');
  await user.type(dateField(2), '2020-02-11');
  await submit();
  expect(dateField(2)).toHaveAccessibleDescription(/this has passed/);
  await waitFor(() => expect(dateField(2)).toHaveFocus());
  expect(dateField()).toBeValid();
  expect(fetchMock).not.toHaveBeenCalled();
  respondWith(accepted());
  await click('Ask the venues');
  expect(sentBody().functions[0].dates).toEqual(['2099-02-11', '2020-02-11']);
});

test('dates dialog · up to four dates can be added, and any but the last one removed; the focus follows', async () => {
  await openDates();
  expect(screen.queryByRole('button', { name: 'Remove date 1' })).toBeNull();
  await user.type(dateField(), '2099-02-01');
  for (const number of [2, 3, 4]) {
    await click('Add another date');
    expect(dateField(number)).toHaveFocus();
    await user.type(dateField(number), `2099-02-0${number}`);
  }
  expect(screen.queryByRole('button', { name: 'Add another date' })).toBeNull();
  await click('Remove date 1');
  expect(screen.getByRole('button', { name: 'Add another date' })).toHaveFocus();
  await click('Remove date 2');
  await click('Add another date');
  expect([1, 2, 3].map((number) => (dateField(number) as HTMLInputElement).value)).toEqual([
    '2099-02-02',
    '2099-02-04',
    '',
  ]);
  respondWith(accepted());
  await submit();
  expect(sentBody().functions[0].dates).toEqual(['2099-02-02', '2099-02-04']);
});

test('dates dialog · without a date, a venue and a phone nothing is sent, and each has its message', async () => {
  await openDates();
  for (const venue of venues) await user.click(venueBox(venue));
  await click('Ask the venues');
  expect(fetchMock).not.toHaveBeenCalled();
  expect(dateField()).toHaveFocus();
  expect(dateField()).toHaveAccessibleDescription('Please choose a date.');
  expect(venueBox('Samar Grand')).toBeInvalid();
  expect(venueBox('Samar Grand')).toHaveAccessibleDescription('Please choose at least one venue.');
  expect(phoneField()).toHaveAccessibleDescription(/Please enter your phone number\.$/);
});

test('dates dialog · a date after 2099 and the same date twice have their messages at their fields', async () => {
  await openDates();
  await user.type(dateField(), '2100-02-11');
  await click('Add another date');
  await user.type(dateField(2), '2099-02-11');
  await click('Add another date');
  await user.type(dateField(3), '2099-02-11');
  await submit();
  expect(fetchMock).not.toHaveBeenCalled();
  expect(dateField()).toHaveAccessibleDescription(
    'Please choose a real date, with all four digits of the year.',
  );
  expect(dateField(2)).toBeValid();
  expect(dateField(3)).toHaveAccessibleDescription('Please choose each date only once.');
  expect(phoneField()).toHaveValue('9876543210');
  await click('Remove date 3');
  await click('Add another date');
  expect(dateField(3)).toBeValid();
});

test('dates dialog · of more than six venues the first six are ticked, and a seventh tick is refused', async () => {
  await openDates({ venues: seven });
  expect(ticked()).toEqual(seven.slice(0, 6));
  expect(screen.getByRole('group', { name: 'Venues to ask' })).toHaveAccessibleDescription(
    'We ask up to 6 venues at once.',
  );
  await user.click(venueBox('Hotel Sewa Grand'));
  expect(screen.getByRole('alert')).toHaveTextContent('Please untick one of them first.');
  expect(ticked()).toEqual(seven.slice(0, 6));
  await user.click(venueBox('Samar Grand'));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(venueBox('Hotel Sewa Grand'));
  expect(ticked()).toEqual(seven.slice(1));
});

test('dates dialog · after a failure all that was typed stays, with a WhatsApp draft, and Send now sends it', async () => {
  const dialog = await openDates();
  await user.type(dateField(), '2099-02-11');
  await user.click(venueBox('Milan Vatika'));
  respondWith(failed(), accepted());
  await submit();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('We have kept your request on this device.');
  expect(draftIn(within(alert).getByRole('link', { name: 'WhatsApp us' }))).toBe(
    [
      'Hello Baraat House,',
      'Please ask these venues which dates are free:',
      '1. Samar Grand',
      '2. Hotel Rajmahal',
      'Wedding, 400 guests: 11 Feb 2099',
      '',
      `My request: ${lastReference()}`,
    ].join('\n'),
  );
  expect(dateField()).toHaveValue('2099-02-11');
  expect(ticked()).toEqual(['Samar Grand', 'Hotel Rajmahal']);
  await user.click(within(dialog).getByRole('button', { name: 'Send now' }));
  expect(await screen.findByText('Thank you.')).toBeVisible();
  expect(sentBody(1)).toEqual(sentBody(0));
});

test('dates dialog · what the function refuses is shown at the field', async () => {
  await openDates({ functions: [sangeet, wedding] });
  await user.type(dateField(), '2099-02-11');
  const past = 'Please choose a real date, with all four digits of the year.';
  refuseNext(past, { 'functions.0.dates.0': past, 'venues.1': 'Not this one.' });
  await submit();
  await waitFor(() => expect(dateField()).toHaveFocus());
  expect(dateField()).toHaveAccessibleDescription(past);
  expect(dateField()).toHaveValue('2099-02-11');
  expect(dateField(1, /^Sangeet/)).toBeValid();
  expect(screen.getByText('Not this one.')).toBeVisible();
});

test('dates dialog · in Hindi it sends the English label', async () => {
  setLocale('hi');
  await openDates({ functions: [{ ...wedding, name: 'शादी' }] }, 'खाली तारीखें पूछें');
  await user.click(venueBox('Samar Grand'));
  await click('वेन्यू से पूछें');
  const date = screen.getByLabelText('तारीख 1');
  expect(date).toHaveAccessibleDescription('कृपया तारीख चुनिए।');
  await user.type(date, '2099-02-11');
  await user.type(screen.getByLabelText('फ़ोन नंबर'), '9876543210');
  respondWith('offline');
  await click('वेन्यू से पूछें');
  await screen.findByText('इंटरनेट में दिक्कत है। कृपया कनेक्शन देखकर फिर से कोशिश कीजिए।');
  expect(sentBody()).toMatchObject({
    functions: [{ label: 'Wedding', guests: 400, dates: ['2099-02-11'] }],
    venues: ['Hotel Rajmahal', 'Milan Vatika'],
    meta: { language: 'hi-IN' },
  });
  expect(draftIn(screen.getByRole('link', { name: 'WhatsApp करें' }))).toBe(
    [
      'नमस्ते Baraat House,',
      'कृपया इन वेन्यू से पूछ लीजिए कि कौन-सी तारीखें खाली हैं:',
      '1. Hotel Rajmahal',
      '2. Milan Vatika',
      'शादी, 400 मेहमान: 11 फ़रवरी 2099',
      '',
      `मेरी रिक्वेस्ट: ${lastReference()}`,
    ].join('\n'),
  );
});
