import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { saveEventDetails } from '../../../lib/event-details-store.ts';
import { deferResponse, fetchMock, jsonResponse, mockFetch, sentBody } from '../mock-fetch.ts';
import { EnquiryForm, QuoteForm } from './enquiry-forms.tsx';
import { useEnquiry } from './use-enquiry.ts';

const user = userEvent.setup({ delay: null });

function Landing() {
  const enquiry = useEnquiry();
  return (
    <>
      <section aria-label="top">
        <QuoteForm enquiry={enquiry} />
      </section>
      <section aria-label="lower">
        <EnquiryForm enquiry={enquiry} />
      </section>
    </>
  );
}

function show() {
  render(
    <MemoryRouter>
      <Landing />
    </MemoryRouter>,
  );
  return {
    top: within(screen.getByRole('region', { name: 'top' })),
    lower: within(screen.getByRole('region', { name: 'lower' })),
  };
}

type FormQueries = ReturnType<typeof show>['top'];

/** Typing key by key would take seconds. */
function fill(field: HTMLElement, value: string) {
  fireEvent.change(field, { target: { value } });
}

async function fillContact(form: FormQueries) {
  fill(form.getByLabelText('Name'), 'Asha Rao');
  fill(form.getByLabelText('E-mail'), 'asha@example.org');
  fill(form.getByLabelText('Phone number'), '9876543210');
  await user.selectOptions(form.getByLabelText('Event type'), 'Wedding');
}

mockFetch();

afterEach(() => {
  act(() => saveEventDetails(undefined));
});

test('quote form · name, e-mail, phone, event type and location are required', async () => {
  const { top, lower } = show();
  await user.click(top.getByRole('button', { name: 'Get Free Quote' }));
  for (const label of ['Name', 'E-mail', 'Phone number', 'Event type', 'Preferred location']) {
    expect(top.getByLabelText(label)).toBeInvalid();
    expect(top.getByLabelText(label)).toHaveAccessibleDescription();
  }
  await waitFor(() => expect(top.getByLabelText('Name')).toHaveFocus());
  expect(lower.getByLabelText('Name')).toHaveAccessibleDescription('');
  expect(fetchMock).not.toHaveBeenCalled();
});

test('enquiry form · date and guests are required too, the message is optional', async () => {
  const { lower } = show();
  await fillContact(lower);
  fill(lower.getByLabelText('Number of guests'), 'many');
  await user.click(lower.getByRole('button', { name: 'Submit Inquiry' }));
  expect(lower.getByLabelText('Date')).toHaveAccessibleDescription('Please choose a date.');
  expect(lower.getByLabelText('Number of guests')).toHaveAccessibleDescription(/in digits/);
  fill(lower.getByLabelText('Date'), '2027-02-14');
  fill(lower.getByLabelText('Number of guests'), '350');
  fetchMock.mockResolvedValueOnce(jsonResponse(200, { message: 'Thank you, Asha.' }));
  await user.click(lower.getByRole('button', { name: 'Submit Inquiry' }));
  expect(await lower.findByRole('status')).toHaveTextContent('Thank you, Asha.');
  expect(sentBody()).toMatchObject({
    kind: 'enquiry',
    name: 'Asha Rao',
    email: 'asha@example.org',
    phone: '9876543210',
    eventType: 'Wedding',
    date: '2027-02-14',
    guests: '350',
    meta: { control: 'landing enquiry form' },
  });
});

test('enquiry form · the event types', () => {
  const { lower } = show();
  const options = Array.from(
    lower.getByLabelText('Event type').querySelectorAll('option'),
    (one) => one.text,
  );
  expect(options.slice(1)).toEqual(['Wedding', 'Birthday', 'Corporate Event', 'Other']);
});

test('enquiry forms · they share one state: both are busy while sending, success clears both', async () => {
  const { top, lower } = show();
  await fillContact(top);
  expect(lower.getByLabelText('Name')).toHaveValue('Asha Rao');
  fill(top.getByLabelText('Preferred location'), 'Sector 10');
  const respond = deferResponse();
  await user.click(top.getByRole('button', { name: 'Get Free Quote' }));
  expect(top.getByRole('button', { name: 'Sending…' })).toBeDisabled();
  expect(lower.getByRole('button', { name: 'Sending…' })).toBeDisabled();
  await respond(jsonResponse(200, { message: 'Thank you.' }));
  expect(top.getByRole('status')).toHaveTextContent('Thank you.');
  expect(lower.queryByRole('status')).toBeNull();
  expect(top.getByLabelText('Name')).toHaveValue('');
  expect(lower.getByLabelText('Name')).toHaveValue('');
  expect(sentBody()).toMatchObject({ location: 'Sector 10', meta: { control: 'landing quote form' } });
});

test.each([
  [
    'the message of the response',
    jsonResponse(502, { message: 'The mail could not be sent.' }),
    'The mail could not be sent.',
  ],
  ['a default text', jsonResponse(500, {}), 'Something went wrong.'],
  ['a default text without network', null, 'Something went wrong.'],
])('quote form · a failure shows %s and clears nothing', async (_name, response, text) => {
  const { top } = show();
  await fillContact(top);
  fill(top.getByLabelText('Preferred location'), 'Sector 10');
  if (response) fetchMock.mockResolvedValueOnce(response);
  else fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await user.click(top.getByRole('button', { name: 'Get Free Quote' }));
  expect(await top.findByText(text)).toBeVisible();
  expect(top.getByLabelText('Name')).toHaveValue('Asha Rao');
  expect(console.error).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
});

test('quote form · an incomplete phone number is asked about in this form only', async () => {
  const { top, lower } = show();
  await fillContact(top);
  fill(top.getByLabelText('Phone number'), '98765');
  fill(top.getByLabelText('Preferred location'), 'Sector 10');
  await user.click(top.getByRole('button', { name: 'Get Free Quote' }));
  expect(top.getByRole('alert')).toHaveTextContent('This number looks incomplete.');
  expect(lower.queryByRole('alert')).toBeNull();
  expect(fetchMock).not.toHaveBeenCalled();
});

test('enquiry forms · the event details fill fields that the visitor has not edited', () => {
  const { lower } = show();
  const guests = lower.getByLabelText('Number of guests');
  fill(guests, '120');
  act(() => saveEventDetails({ date: '2099-02-12', guests: 300, vegShare: 1, rooms: 0 }));
  expect(lower.getByLabelText('Date')).toHaveValue('2099-02-12');
  expect(guests).toHaveValue('120');
  fill(guests, '');
  expect(guests).toHaveValue('');
});
