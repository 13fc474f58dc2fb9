import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aFunction } from '../../../domain/event-details-fixture.ts';
import { setLocale } from '../../../i18n/locale.ts';
import { saveEventDetails } from '../../../visitor/event-details-store.ts';
import {
  accepted,
  deferResponse,
  failed,
  fetchMock,
  jsonResponse,
  respondWith,
  sentBody,
  setUpLeadTests,
  show,
  user,
} from '../lead-test-setup.tsx';
import { EnquiryForm, QuoteForm } from './enquiry-forms.tsx';
import { useEnquiry } from './use-enquiry.ts';

setUpLeadTests();

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

function showForms() {
  show(<Landing />);
  return {
    top: within(screen.getByRole('region', { name: 'top' })),
    lower: within(screen.getByRole('region', { name: 'lower' })),
  };
}

type FormQueries = ReturnType<typeof showForms>['top'];

/** Typing key by key would take seconds. */
function fill(form: FormQueries, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(form.getByLabelText(label), { target: { value } });
}

const contact = {
  Name: 'Asha Rao',
  'E-mail': 'asha@example.org',
  'Phone number': '9876543210',
  'Event type': 'wedding',
};
const clickIn = (form: FormQueries, name: string) => user.click(form.getByRole('button', { name }));

test('quote form · name, e-mail, phone, event type and location are required', async () => {
  const { top, lower } = showForms();
  await clickIn(top, 'Get Free Quote');
  for (const label of [...Object.keys(contact), 'Preferred location']) {
    expect(top.getByLabelText(label)).toBeInvalid();
    expect(top.getByLabelText(label)).toHaveAccessibleDescription();
  }
  await waitFor(() => expect(top.getByLabelText('Name')).toHaveFocus());
  expect(lower.getByLabelText('Name')).toHaveAccessibleDescription('');
  expect(fetchMock).not.toHaveBeenCalled();
});

test('quote form · it names what it sends without a field: the event, and what the other form has', async () => {
  saveEventDetails([aFunction({ guests: 1200, date: '2027-02-12' })]);
  const { top, lower } = showForms();
  expect(top.getByText('We will send this with your request: 12 Feb 2027, 1,200 guests.')).toBeVisible();
  expect(lower.queryByText(/^We will send/)).toBeNull();
  fill(lower, { 'Message (optional)': 'Near the metro' });
  fill(top, { ...contact, 'Preferred location': 'Faridabad' });
  expect(
    top.getByText('We will send this with your request: 12 Feb 2027, 1,200 guests, Near the metro.'),
  ).toBeVisible();
  expect(lower.getByText('We will send this with your request: Faridabad.')).toBeVisible();
  respondWith(accepted());
  await clickIn(top, 'Get Free Quote');
  expect(sentBody()).toMatchObject({ date: '2027-02-12', guests: '1200', message: 'Near the metro' });
});

test('enquiry form · date and guests are required too, the message is optional', async () => {
  const { lower } = showForms();
  fill(lower, { ...contact, 'Number of guests': 'many' });
  await clickIn(lower, 'Submit Inquiry');
  expect(lower.getByLabelText('Date')).toHaveAccessibleDescription('Please choose a date.');
  expect(lower.getByLabelText('Number of guests')).toHaveAccessibleDescription(/in digits/);
  fill(lower, { Date: '2027-02-14', 'Number of guests': '350' });
  respondWith(accepted('Thank you, Asha.'));
  await clickIn(lower, 'Submit Inquiry');
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
  // The fields are empty again, and a second tap leaves the thanks.
  await clickIn(lower, 'Submit Inquiry');
  expect(lower.getByRole('status')).toHaveTextContent('Thank you, Asha.');
  fill(lower, { 'Phone number': '98765 43210' });
  await clickIn(lower, 'Submit Inquiry');
  expect(lower.getByLabelText('Name')).toHaveAccessibleDescription(/./);
  expect(lower.queryByRole('status')).toBeNull();
});

test('enquiry forms · they share one state: both are busy while sending, success clears both', async () => {
  const { top, lower } = showForms();
  fill(top, { ...contact, 'Preferred location': 'Sector 10' });
  expect(lower.getByLabelText('Name')).toHaveValue('Asha Rao');
  const respond = deferResponse();
  await clickIn(top, 'Get Free Quote');
  expect(top.getByRole('button', { name: 'Sending…' })).toBeDisabled();
  expect(lower.getByRole('button', { name: 'Sending…' })).toBeDisabled();
  await respond(accepted());
  expect(top.getByRole('status')).toHaveTextContent('Thank you.');
  expect(lower.queryByRole('status')).toBeNull();
  expect(top.getByLabelText('Name')).toHaveValue('');
  expect(lower.getByLabelText('Name')).toHaveValue('');
  expect(sentBody()).toMatchObject({ location: 'Sector 10', meta: { control: 'landing quote form' } });
});

/** As a password manager does. */
function fillWithoutEvents(form: FormQueries, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    form.getByLabelText<HTMLInputElement | HTMLSelectElement>(label).value = value;
  }
}

test('enquiry forms · what is filled in without an event is sent, and the submitted form wins', async () => {
  const { top, lower } = showForms();
  fill(lower, { Name: 'Ravi', 'Message (optional)': 'Near the metro' });
  fillWithoutEvents(top, { ...contact, 'Phone number': '+91 98111 22233' });
  fill(top, { 'Preferred location': 'Sector 10' });
  expect(top.getByLabelText('Phone number')).toHaveValue('+91 98111 22233');
  fillWithoutEvents(top, { 'Preferred location': 'Sector 15' });
  respondWith(failed());
  await clickIn(top, 'Get Free Quote');
  expect(await top.findByText('Not now.')).toBeVisible();
  expect(sentBody()).toMatchObject({
    name: 'Asha Rao',
    email: 'asha@example.org',
    phone: '+91 98111 22233',
    eventType: 'Wedding',
    location: 'Sector 15',
    message: 'Near the metro',
  });
  for (const form of [top, lower]) expect(form.getByLabelText('Name')).toHaveValue('Asha Rao');
});

test('enquiry form · grouped guests in digits of another script are sent as a plain number; a blank location is none', async () => {
  const { top, lower } = showForms();
  fill(top, { ...contact, 'Preferred location': '\u200b ' });
  await clickIn(top, 'Get Free Quote');
  expect(top.getByLabelText('Preferred location')).toBeInvalid();
  fill(lower, { Date: '2099-02-14', 'Number of guests': '१,५००' });
  respondWith(accepted());
  await clickIn(lower, 'Submit Inquiry');
  expect(sentBody()).toMatchObject({ guests: '1500' });
});

test.each([
  ['the message of the response', failed(), 'Not now.'],
  ['a default text', jsonResponse(500, {}), 'Something went wrong.'],
  ['a default text without network', 'offline', 'Something went wrong.'],
] as const)('quote form · a failure shows %s and clears nothing', async (_name, response, text) => {
  const { top } = showForms();
  fill(top, { ...contact, 'Preferred location': 'Sector 10' });
  respondWith(response);
  await clickIn(top, 'Get Free Quote');
  expect(await top.findByText(text)).toBeVisible();
  expect(top.getByLabelText('Name')).toHaveValue('Asha Rao');
});

test('quote form · an incomplete phone number is asked about in this form only', async () => {
  const { top, lower } = showForms();
  fill(top, { ...contact, 'Phone number': '98765', 'Preferred location': 'Sector 10' });
  await clickIn(top, 'Get Free Quote');
  expect(top.getByRole('alert')).toHaveTextContent('This number looks incomplete.');
  expect(lower.queryByRole('alert')).toBeNull();
  expect(fetchMock).not.toHaveBeenCalled();
});

test('enquiry forms · the event details fill fields that the visitor has not edited', () => {
  const { lower } = showForms();
  fill(lower, { 'Number of guests': '120' });
  act(() => saveEventDetails([aFunction({ date: '2099-02-12' })]));
  expect(lower.getByLabelText('Date')).toHaveValue('2099-02-12');
  expect(lower.getByLabelText('Number of guests')).toHaveValue('120');
  fill(lower, { 'Number of guests': '' });
  expect(lower.getByLabelText('Number of guests')).toHaveValue('');
});

test('enquiry form · in Hindi each required field has its error, and the event type is sent in English', async () => {
  setLocale('hi');
  const { lower } = showForms();
  await clickIn(lower, 'रिक्वेस्ट भेजें');
  for (const [label, error] of [
    ['नाम', 'कृपया अपना नाम लिखिए।'],
    ['ईमेल', 'कृपया सही ईमेल पता लिखिए।'],
    ['फ़ोन नंबर', 'कृपया अपना फ़ोन नंबर लिखिए।'],
    ['कार्यक्रम का प्रकार', 'कृपया कार्यक्रम का प्रकार चुनिए।'],
    ['तारीख', 'कृपया तारीख चुनिए।'],
    ['मेहमानों की संख्या', 'कृपया मेहमानों की संख्या अंकों में लिखिए।'],
  ] as const) {
    expect(lower.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(error));
  }
  expect(fetchMock).not.toHaveBeenCalled();
  fill(lower, { नाम: 'राजेश', ईमेल: 'rajesh@example.com', 'फ़ोन नंबर': '9876543210' });
  fill(lower, { तारीख: '2099-02-14', 'मेहमानों की संख्या': '300' });
  await user.selectOptions(lower.getByLabelText('कार्यक्रम का प्रकार'), 'शादी');
  respondWith(accepted('धन्यवाद।'));
  await clickIn(lower, 'रिक्वेस्ट भेजें');
  expect(await lower.findByText('धन्यवाद।')).toBeVisible();
  expect(sentBody()).toMatchObject({ eventType: 'Wedding', guests: '300', meta: { language: 'hi-IN' } });
});
