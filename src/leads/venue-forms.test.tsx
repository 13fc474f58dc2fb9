import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { fakeNetwork, fetchMock, json, sentBody } from './fake-network.ts';
import { LandingCallForm } from './landing-call-form.tsx';
import { VenueCallForm } from './venue-call-form.tsx';
import { VisitForm } from './visit-form.tsx';
import { clockWords, visitHours } from './visit-times.ts';

const user = userEvent.setup({ delay: null });
const show = (form: ReactNode) => render(<MemoryRouter>{form}</MemoryRouter>);
const phone = () => screen.getByLabelText('Phone number');
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const daytime = [{ kind: 'morning', opens: 600, closes: 1020 }] as const;
/** "between 9 am and 8 pm": follows the team's own hours, which may change. */
function betweenWords(slots: Parameters<typeof visitHours>[0] = []) {
  const { from, to } = visitHours(slots);
  return `between ${clockWords(from)} and ${clockWords(to)}`;
}
const landing = (
  <LandingCallForm
    venues={[
      { name: 'Milan Vatika', slots: daytime },
      { name: 'Hotel Rajmahal', slots: [] },
    ]}
  />
);

fakeNetwork();

/** jsdom's Blob has no `text()`. */
function read(file: Blob): Promise<unknown> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(file);
  });
}

function expectLogged() {
  expect(console.error).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
}

test.each(['', '987654321', '98765 4321', '+919876543', 'abcdefghij'])(
  'venues 5 · venue-page phone form: "%s" is not sent',
  async (typed) => {
    show(<VenueCallForm venue="Milan Vatika" />);
    if (typed) await user.type(phone(), typed);
    await press('Call me');
    expect(screen.getByRole('alert')).toHaveTextContent(/^Please enter a valid 10-digit phone number$/);
    expect(phone()).toHaveFocus();
    expect(fetchMock).not.toHaveBeenCalled();
  },
);

test('venues 5 · phone fields hold at most ten characters after a fixed +91', async () => {
  show(<VenueCallForm venue="Milan Vatika" />);
  expect(screen.getByText('+91')).toBeVisible();
  await user.type(phone(), '98765432109');
  expect(phone()).toHaveValue('9876543210');
});

test('lead · a number pasted with its country code and spaces fits', async () => {
  show(<VenueCallForm venue="Milan Vatika" />);
  await user.click(phone());
  await user.paste('+91 98765-43210');
  expect(phone()).toHaveValue('9876543210');
});

test('venues 4 · venue-page phone form: sends, says so, and clears the phone', async () => {
  show(<VenueCallForm venue="Milan Vatika" />);
  fetchMock.mockResolvedValueOnce(json(200, { message: 'Thank you.' }));
  await user.type(phone(), '9876543210');
  await press('Call me');
  expect(await screen.findByRole('status')).toHaveTextContent(/^Your request has been submitted!$/);
  expect(phone()).toHaveValue('');
  expect(sentBody()).toMatchObject({ phone: '9876543210', venue: 'Milan Vatika' });
});

test('venues 4 · Schedule a visit sends date, time and phone, and offers the calendar', async () => {
  show(<VisitForm venue="Basant Vatika" />);
  await user.type(phone(), '9876543210');
  await press('Schedule Visit');
  expect(screen.getByLabelText('Date')).toHaveAccessibleDescription('Please choose a date.');
  expect(screen.getByLabelText('Time')).toHaveAccessibleDescription('Please choose a time.');
  expect(screen.getByLabelText('Date')).toHaveFocus();

  await user.type(screen.getByLabelText('Date'), '2099-12-05');
  await user.type(screen.getByLabelText('Time'), '11:00');
  fetchMock.mockResolvedValueOnce(json(200, { message: 'We call to confirm.' }));
  await press('Schedule Visit');
  expect(await screen.findByRole('status')).toHaveTextContent('We call to confirm.');
  expect(sentBody()).toMatchObject({
    phone: '9876543210',
    venue: 'Basant Vatika',
    date: '2099-12-05',
    time: '11:00',
  });

  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  URL.createObjectURL = vi.fn(() => 'blob:visit');
  await press('Add to calendar');
  expect(saved).toHaveBeenCalledOnce();
  const file = vi.mocked(URL.createObjectURL).mock.calls[0]?.[0] as Blob;
  expect(await read(file)).toContain(`UID:${sentBody().meta.id}`);
});

test('venues 5 · landing call-back form: ten digits, with its full stop', async () => {
  show(landing);
  await user.type(phone(), '12345');
  await press('Request Callback');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Please enter a valid 10-digit phone number\.$/);
});

test('venues 4 · landing call-back form: Sending..., the message, cleared', async () => {
  show(landing);
  let answer: (response: Response) => void = () => {};
  fetchMock.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await user.selectOptions(screen.getByLabelText('Venue'), 'Hotel Rajmahal');
  await user.type(phone(), '9876543210');
  await press('Request Callback');
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  answer(json(200, { message: 'We will call you.' }));
  expect(await screen.findByRole('status')).toHaveTextContent('We will call you.');
  expect(phone()).toHaveValue('');
  expect(sentBody()).toMatchObject({ phone: '9876543210', venue: 'Hotel Rajmahal' });
  expect(sentBody()).not.toHaveProperty('date');
});

test('venues 5 · landing form needs date and time for a visit only', async () => {
  show(landing);
  expect(screen.queryByLabelText('Date')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Schedule a visit' }));
  await user.type(phone(), '9876543210');
  await press('Schedule Visit');
  expect(screen.getByText('Please choose a date.')).toBeVisible();
  expect(screen.getByText('Please choose a time.')).toBeVisible();
  expect(fetchMock).not.toHaveBeenCalled();
});

test.each([
  ['the message', json(502, { message: 'The mail could not be sent.' }), 'The mail could not be sent.'],
  ['its own text', json(500, {}), 'Something went wrong.'],
  ['the network text', null, 'Network error; please try again.'],
])('venues 8 · call-back form failure: %s', async (_name, response, text) => {
  show(landing);
  if (response) fetchMock.mockResolvedValueOnce(response);
  else fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await user.type(phone(), '9876543210');
  await press('Request Callback');
  expect(await screen.findByText(text)).toBeVisible();
  expect(phone()).toHaveValue('9876543210');
  expectLogged();
});

test('lead · before its code has arrived a form sends nothing anywhere', () => {
  const html = renderToString(
    <MemoryRouter>
      <VisitForm venue="Basant Vatika" />
    </MemoryRouter>,
  );
  expect(html).toContain('method="dialog"');
  expect(html).toContain('<noscript>');
});

test('lead · a visit is offered in the hours of the chosen venue', async () => {
  show(landing);
  await user.click(screen.getByRole('radio', { name: 'Schedule a visit' }));
  const when = screen.getByRole('group', { name: 'Your visit' });
  expect(when).toHaveAccessibleDescription(new RegExp(betweenWords()));
  await user.selectOptions(screen.getByLabelText('Venue'), 'Milan Vatika');
  expect(when).toHaveAccessibleDescription(new RegExp(betweenWords(daytime)));
  await user.type(phone(), '9876543210');
  await user.type(screen.getByLabelText('Date'), '2099-12-05');
  await user.type(screen.getByLabelText('Time'), '17:00');
  await press('Schedule Visit');
  expect(screen.getByLabelText('Time')).toHaveAccessibleDescription(
    `Please choose a time ${betweenWords(daytime)}.`,
  );
  expect(fetchMock).not.toHaveBeenCalled();
});

test('your total · who comes is told beside a visit’s button, and goes with it', async () => {
  show(<VisitForm venue="Basant Vatika" party="300 guests, 60% veg" />);
  expect(screen.getByText('We pass on with it: 300 guests, 60% veg.')).toBeVisible();
  // The wedding's day is not the day of the visit.
  expect(screen.getByLabelText('Date')).toHaveValue('');
  await user.type(phone(), '9876543210');
  await user.type(screen.getByLabelText('Date'), '2099-12-05');
  await user.type(screen.getByLabelText('Time'), '11:00');
  fetchMock.mockResolvedValueOnce(json(200, { message: 'We call to confirm.' }));
  await press('Schedule Visit');
  expect(await screen.findByRole('status')).toHaveTextContent('We call to confirm.');
  expect(sentBody()).toMatchObject({ meta: { about: 'For 300 guests, 60% veg' } });
});
