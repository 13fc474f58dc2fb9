import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aFunction } from '../../../domain/event-details-fixture.ts';
import { aShownFunction, aShownTotal } from '../../../domain/shown-total-fixture.ts';
import { setLocale } from '../../../i18n/locale.ts';
import { saveEventDetails } from '../../../visitor/event-details-store.ts';
import { openPriceDialog } from '../../../visitor/lead-store.ts';
import {
  accepted,
  click,
  draftIn,
  failed,
  fetchMock,
  jsonResponse,
  lastReference,
  openDialog,
  phoneField,
  respondWith,
  sentBody,
  setUpLeadTests,
  user,
} from '../lead-test-setup.tsx';

setUpLeadTests();

const openPrices = (name = 'See Prices') =>
  openDialog(
    () => openPriceDialog({ venue: 'Milan Vatika', venueId: 'milanvatika', control: 'venue card' }),
    name,
  );

async function fillFirstStep(guests = '300-400') {
  await user.type(screen.getByLabelText('Event date'), '2099-02-14');
  await user.selectOptions(screen.getByLabelText('Guests'), guests);
  await click('See Prices');
}

async function submit() {
  await user.type(phoneField(), '98765 43210');
  await click('Submit');
}

test('price dialog · the first step requires a date and a guest range', async () => {
  await openPrices();
  await click('See Prices');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Please select an event date and guest range\.$/);
  expect(screen.getByLabelText('Event date')).toHaveFocus();
  await user.type(screen.getByLabelText('Event date'), '2099-02-14');
  await click('See Prices');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Please select an event date and guest range\.$/);
  expect(screen.getByLabelText('Guests')).toHaveFocus();
});

test('price dialog · a date that has passed by the clock of the device is asked about once; one after 2099 is refused', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 5_000;
    return now;
  });
  await openPrices();
  const date = screen.getByLabelText('Event date');
  await user.type(date, '2100-02-14');
  await user.selectOptions(screen.getByLabelText('Guests'), '100-200');
  await click('See Prices');
  expect(date).toHaveAccessibleDescription('Please choose a real date, with all four digits of the year.');
  await user.clear(date);
  await user.type(date, '2020-02-14');
  await click('See Prices');
  expect(date).toHaveAccessibleDescription(/this has passed/);
  await click('See Prices');
  expect(screen.getByRole('heading', { name: 'Get up to 30% off' })).toBeVisible();
  // Back does not ask again.
  await click('Back');
  await click('See Prices');
  await submit();
  expect(sentBody()).toMatchObject({ date: '2020-02-14', guests: '100-200' });
});

test('price dialog · it sends the total of the page, and says so', async () => {
  saveEventDetails([aFunction({ date: '2099-02-14' })]);
  const total = aShownTotal({ functions: [aShownFunction({ notCounted: [{ id: 'decoration' }] })] });
  const request = { venue: 'Milan Vatika', venueId: 'milanvatika', control: 'venue card', total };
  await openDialog(() => openPriceDialog(request), 'See Prices');
  await click('See Prices');
  expect(
    screen.getByText(
      'We will send this with your request: 300 guests, all veg, 14 Feb 2099; and the total that you see here, ₹1,77,000.',
    ),
  ).toBeVisible();
  respondWith(accepted());
  await submit();
  expect(sentBody().meta.total).toEqual(total);
});

test('price dialog · the second step requires a phone', async () => {
  await openPrices();
  await fillFirstStep();
  expect(screen.getByRole('heading', { name: 'Get up to 30% off' })).toBeVisible();
  expect(phoneField()).toHaveFocus();
  expect(phoneField()).toHaveAttribute('placeholder', expect.stringMatching(/10 digits.*\+91/));
  expect(screen.getByRole('link', { name: 'terms and conditions' })).toHaveAttribute(
    'href',
    '/terms-and-conditions',
  );
  await click('Submit');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Please enter your phone number\.$/);
  expect(fetchMock).not.toHaveBeenCalled();
});

test('price dialog · a sent request closes and resets it, and the message is shown on the page', async () => {
  await openPrices();
  await fillFirstStep('Less than 100');
  respondWith(accepted('We call you with prices.'));
  await user.click(screen.getByRole('checkbox'));
  await submit();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const notice = screen.getByRole('status');
  expect(notice).toHaveTextContent(
    `We call you with prices. Your request ${lastReference()}`.replace('. ', '.'),
  );
  expect(screen.getByRole('button', { name: 'Opener' })).toHaveFocus();
  expect(sentBody()).toMatchObject({
    kind: 'price',
    venue: 'Milan Vatika',
    date: '2099-02-14',
    guests: 'Less than 100',
    phone: '98765 43210',
    whatsapp: true,
  });
  await click('Opener');
  expect(await screen.findByRole('heading', { name: 'See Prices' })).toBeVisible();
  expect(screen.getByLabelText('Event date')).toHaveValue('');
  expect(screen.getByLabelText('Guests')).toHaveValue('');
});

test.each([
  ['an error response', jsonResponse(500, {}), 'Something went wrong. Please try again.'],
  ['a network failure', 'offline', 'Network error. Please check your connection and try again.'],
] as const)(
  'price dialog · after %s it stays open until the outbox has sent the request',
  async (_name, response, text) => {
    await openPrices();
    await fillFirstStep();
    respondWith(response, accepted('We call you with prices.'));
    await submit();
    expect(await screen.findByText(text)).toBeVisible();
    expect(phoneField()).toHaveValue('98765 43210');
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('status')).toHaveTextContent(/^We call you with prices\./);
  },
);

test('price dialog · it starts with the event details; going back keeps the values of both steps', async () => {
  saveEventDetails([aFunction({ date: '2099-02-12' })]);
  await openPrices();
  expect(screen.getByLabelText('Event date')).toHaveValue('2099-02-12');
  expect(screen.getByLabelText('Guests')).toHaveDisplayValue('200-300');
  await user.selectOptions(screen.getByLabelText('Guests'), '400-500');
  await click('See Prices');
  await user.type(phoneField(), '98765');
  await click('Back');
  expect(screen.getByLabelText('Guests')).toHaveDisplayValue('400-500');
  await click('See Prices');
  expect(phoneField()).toHaveValue('98765');
  respondWith(accepted());
  await user.type(phoneField(), '43210');
  await click('Submit');
  expect(sentBody()).toMatchObject({ date: '2099-02-12', guests: '400-500', phone: '9876543210' });
});

test('price dialog · what is filled in without an event is sent, from both steps', async () => {
  await openPrices();
  screen.getByLabelText<HTMLInputElement>('Event date').value = '2099-02-14';
  screen.getByLabelText<HTMLSelectElement>('Guests').value = '300-400';
  await click('See Prices');
  screen.getByLabelText<HTMLInputElement>('Phone number').value = '98111 22233';
  await click('Back');
  expect(screen.getByLabelText('Event date')).toHaveValue('2099-02-14');
  await click('See Prices');
  expect(phoneField()).toHaveValue('98111 22233');
  screen.getByLabelText<HTMLInputElement>('Phone number').value = '98111 22244';
  respondWith(failed());
  await click('Submit');
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(sentBody()).toMatchObject({ date: '2099-02-14', guests: '300-400', phone: '98111 22244' });
  expect(phoneField()).toHaveValue('98111 22244');
});

test('price dialog · in Hindi it sends the values of the specification', async () => {
  setLocale('hi');
  await openPrices('कीमत देखें');
  await click('कीमत देखें');
  expect(screen.getByRole('alert')).toHaveTextContent('कृपया कार्यक्रम की तारीख और मेहमानों की संख्या चुनिए।');
  await user.type(screen.getByLabelText('कार्यक्रम की तारीख'), '2099-02-14');
  await user.selectOptions(screen.getByLabelText('मेहमान'), '500 से ज़्यादा');
  await click('कीमत देखें');
  expect(await screen.findByRole('dialog', { name: '30% तक की छूट पाएँ' })).toBeVisible();
  await click('भेजें');
  expect(screen.getByRole('alert')).toHaveTextContent('कृपया अपना फ़ोन नंबर लिखिए।');
  await user.type(screen.getByLabelText('फ़ोन नंबर'), '98765');
  await click('भेजें');
  expect(screen.getByRole('alert')).toHaveTextContent('यह नंबर अधूरा लगता है। इसे ठीक कीजिए, या ऐसे ही भेज दीजिए।');
  await user.type(screen.getByLabelText('फ़ोन नंबर'), '43210');
  respondWith('offline');
  await click('भेजें');
  await screen.findByText('इंटरनेट में दिक्कत है। कृपया कनेक्शन देखकर फिर से कोशिश कीजिए।');
  expect(sentBody()).toMatchObject({
    venue: 'Milan Vatika',
    date: '2099-02-14',
    guests: 'Greater than 500',
    meta: { language: 'hi-IN' },
  });
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp करें' }).href).toContain(
    encodeURIComponent('http://localhost:3000/hi/venue/milanvatika'),
  );
  expect(draftIn(screen.getByRole('link', { name: 'WhatsApp करें' }))).toBe(
    `नमस्ते Baraat House,\nMilan Vatika में 14 फ़रवरी 2099 को 500 से ज़्यादा मेहमानों के लिए क्या रेट रहेगा?\n\nमेरी रिक्वेस्ट: ${lastReference()}`,
  );
});

test.each([1, 2])(
  'price dialog · step %s offers a visit instead, which keeps what was typed',
  async (step) => {
    await openPrices();
    if (step === 2) {
      await fillFirstStep();
      await user.type(phoneField(), '98765 43210');
    }
    await click('Visit instead');
    const dialog = await screen.findByRole('dialog', { name: 'Schedule a visit' });
    const phone = await within(dialog).findByLabelText('Phone number');
    expect(phone).toHaveFocus();
    expect(phone).toHaveValue(step === 2 ? '98765 43210' : '');
    await user.clear(phone);
    await user.type(phone, '9876543210');
    await user.type(within(dialog).getByLabelText('Date'), '2099-02-13');
    await user.type(within(dialog).getByLabelText('Time'), '11:00');
    await user.click(within(dialog).getByRole('checkbox', { name: 'By video call, if possible' }));
    respondWith(accepted('Your request has been submitted!'));
    await click('Schedule Visit');
    expect(await within(dialog).findByText('Your request has been submitted!')).toBeVisible();
    expect(sentBody(fetchMock.mock.calls.length - 1)).toMatchObject({
      kind: 'visit',
      video: true,
      meta: { control: 'Visit instead' },
    });
    await click('See prices instead');
    expect(await screen.findByRole('dialog', { name: 'See Prices' })).toBeVisible();
  },
);
