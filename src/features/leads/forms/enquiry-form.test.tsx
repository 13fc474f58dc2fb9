import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { fakeNetwork, fetchMock, heldAnswer, json, sentBody } from '../fake-network.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import type { EventPrefill } from './event-prefill.ts';
import { QuoteForm } from './quote-form.tsx';
import { useEnquiry } from './use-enquiry.ts';

const user = userEvent.setup({ delay: null });

function Landing({ prefill }: { readonly prefill?: EventPrefill }) {
  const enquiry = useEnquiry(prefill);
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

type Part = ReturnType<typeof show>['top'];

/** At once: typing four forms key by key takes seconds on a busy machine. */
function fill(field: HTMLElement, value: string) {
  fireEvent.change(field, { target: { value } });
}

async function fillWho(part: Part) {
  fill(part.getByLabelText('Name'), 'Asha Rao');
  fill(part.getByLabelText('E-mail'), 'asha@example.org');
  fill(part.getByLabelText('Phone number'), '9876543210');
  await user.selectOptions(part.getByLabelText('Event type'), 'Wedding');
}

fakeNetwork();

test('venues 5 · top form: name, e-mail, phone, event type and location are required', async () => {
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

test('venues 5 · lower form: date and a number of guests too, the message is optional', async () => {
  const { lower } = show();
  await fillWho(lower);
  fill(lower.getByLabelText('Number of guests'), 'many');
  await user.click(lower.getByRole('button', { name: 'Submit Inquiry' }));
  expect(lower.getByLabelText('Date')).toHaveAccessibleDescription('Please choose a date.');
  expect(lower.getByLabelText('Number of guests')).toHaveAccessibleDescription(/in digits/);
  fill(lower.getByLabelText('Date'), '2027-02-14');
  fill(lower.getByLabelText('Number of guests'), '350');
  fetchMock.mockResolvedValueOnce(json(200, { message: 'Thank you, Asha.' }));
  await user.click(lower.getByRole('button', { name: 'Submit Inquiry' }));
  expect(await lower.findByRole('status')).toHaveTextContent('Thank you, Asha.');
  expect(sentBody()).toMatchObject({
    name: 'Asha Rao',
    email: 'asha@example.org',
    phone: '9876543210',
    eventType: 'Wedding',
    date: '2027-02-14',
    guests: '350',
    meta: { control: 'landing enquiry form' },
  });
});

test('venues 5 · the event types', () => {
  const { lower } = show();
  const options = Array.from(
    lower.getByLabelText('Event type').querySelectorAll('option'),
    (one) => one.text,
  );
  expect(options.slice(1)).toEqual(['Wedding', 'Birthday', 'Corporate Event', 'Other']);
});

test('venues 4 · both landing forms share one state: Sending… in both, success clears both', async () => {
  const { top, lower } = show();
  await fillWho(top);
  expect(lower.getByLabelText('Name')).toHaveValue('Asha Rao');
  fill(top.getByLabelText('Preferred location'), 'Sector 10');
  const answer = heldAnswer();
  await user.click(top.getByRole('button', { name: 'Get Free Quote' }));
  expect(top.getByRole('button', { name: 'Sending…' })).toBeDisabled();
  expect(lower.getByRole('button', { name: 'Sending…' })).toBeDisabled();
  await answer(json(200, { message: 'Thank you.' }));
  expect(top.getByRole('status')).toHaveTextContent('Thank you.');
  expect(lower.queryByRole('status')).toBeNull();
  expect(top.getByLabelText('Name')).toHaveValue('');
  expect(lower.getByLabelText('Name')).toHaveValue('');
  expect(sentBody()).toMatchObject({ location: 'Sector 10', meta: { control: 'landing quote form' } });
});

test.each([
  [
    "the server's message",
    json(502, { message: 'The mail could not be sent.' }),
    'The mail could not be sent.',
  ],
  ['its own text', json(500, {}), 'Something went wrong.'],
  ['its own text without network', null, 'Something went wrong.'],
])('venues 8 · enquiry failure: %s, and nothing is cleared', async (_name, response, text) => {
  const { top } = show();
  await fillWho(top);
  fill(top.getByLabelText('Preferred location'), 'Sector 10');
  if (response) fetchMock.mockResolvedValueOnce(response);
  else fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await user.click(top.getByRole('button', { name: 'Get Free Quote' }));
  expect(await top.findByText(text)).toBeVisible();
  expect(top.getByLabelText('Name')).toHaveValue('Asha Rao');
  expect(console.error).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
});

test('your total · the enquiry begins with the date and guests that were said, and never overwrites what was typed', () => {
  const page = (prefill?: EventPrefill) => (
    <MemoryRouter>
      <Landing {...(prefill ? { prefill } : {})} />
    </MemoryRouter>
  );
  const { rerender } = render(page());
  const guests = screen.getByLabelText('Number of guests');
  fireEvent.change(guests, { target: { value: '120' } });
  // What the device holds is known only after the first paint.
  rerender(page({ date: '2099-02-12', guests: 300 }));
  expect(screen.getByLabelText('Date')).toHaveValue('2099-02-12');
  expect(guests).toHaveValue('120');
  fireEvent.change(guests, { target: { value: '' } });
  expect(guests).toHaveValue('');
});
