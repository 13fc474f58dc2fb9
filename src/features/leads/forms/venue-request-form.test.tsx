import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { site } from '../../../content/site.ts';
import { aFunction } from '../../../domain/event-details-fixture.ts';
import { aShownFunction, aShownTotal } from '../../../domain/shown-total-fixture.ts';
import { setLocale } from '../../../i18n/locale.ts';
import { saveEventDetails } from '../../../visitor/event-details-store.ts';
import { closeLeadDialog, useLeadStore } from '../../../visitor/lead-store.ts';
import { LeadDialogs } from '../dialogs/lead-dialogs.tsx';
import {
  accepted,
  click,
  deferResponse,
  draftIn,
  failed,
  fetchMock,
  jsonResponse,
  lastReference,
  openOutbox,
  phoneField,
  refuseNext,
  respondWith,
  sentBody,
  setUpLeadTests,
  show,
  user,
} from '../lead-test-setup.tsx';
import { displayTime, visitHours } from '../visit-times.ts';
import { LandingCallForm } from './landing-call-form.tsx';
import { VenueCallForm, VisitForm } from './venue-forms.tsx';

setUpLeadTests();

/** A venue's hours, which end before the team's. */
const daytimeSlots = [{ kind: 'morning', opens: 600, closes: 1020 }] as const;

const showLandingForm = () =>
  show(
    <LandingCallForm
      venues={[
        { id: 'milanvatika', name: 'Milan Vatika', slots: daytimeSlots },
        { id: 'hotelrajmahal', name: 'Hotel Rajmahal', slots: [] },
      ]}
    />,
  );

async function typeVisit(labels = { phone: 'Phone number', date: 'Date', time: 'Time' }, time = '11:00') {
  await user.type(screen.getByLabelText(labels.phone), '9876543210');
  await user.type(screen.getByLabelText(labels.date), '2099-12-05');
  await user.type(screen.getByLabelText(labels.time), time);
}

/** "between 9 am and 8 pm", derived because the operator may change the hours. */
function betweenText(slots: Parameters<typeof visitHours>[0] = []) {
  const { from, to } = visitHours(slots);
  return `between ${displayTime(from)} and ${displayTime(to)}`;
}

/** The unfolded calendar file that this button saves. */
async function saveCalendar(button: string): Promise<string> {
  const clickLink = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  URL.createObjectURL = vi.fn(() => 'blob:visit');
  await user.click(await screen.findByRole('button', { name: button }));
  expect(clickLink).toHaveBeenCalledOnce();
  const file = vi.mocked(URL.createObjectURL).mock.calls[0]?.[0] as Blob;
  // jsdom's Blob has no `text()`.
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });
  return text.replaceAll('\r\n ', '');
}

const showCallForm = () => show(<VenueCallForm venue="Milan Vatika" venueId="milanvatika" />);

test.each([
  ['', ''],
  ['987654321', 'This has 9 digits.'],
  ['0987654321', 'Without +91 or the 0 in front, this has 9 digits.'],
  ['+447700900123', 'This does not look like a number from India.'],
  ['call 9876543210', 'This has letters in it.'],
])('venue call form · the phone "%s" stays as typed and is not sent: "%s"', async (typed, reason) => {
  showCallForm();
  if (typed) await user.type(phoneField(), typed);
  await click('Call me');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Please enter a valid 10-digit phone number$/);
  expect(phoneField()).toHaveAccessibleDescription(
    ['Please enter a valid 10-digit phone number', reason].filter(Boolean).join(' '),
  );
  expect(phoneField()).toHaveFocus();
  expect(phoneField()).toHaveValue(typed);
  expect(fetchMock).not.toHaveBeenCalled();
});

/** Each puts a text into the field: what a browser does without cutting it, because the field has no `maxLength`. */
const insertions: Readonly<Record<string, (field: HTMLInputElement, text: string) => unknown>> = {
  'is typed': (field, text) => user.type(field, text),
  'is pasted': async (field, text) => {
    await user.click(field);
    await user.paste(text);
  },
  "is a keyboard's suggestion": (field, text) => insert(field, text, 'insertText'),
  'is dropped': (field, text) => insert(field, text, 'insertFromDrop'),
  'is composed': (field, text) => {
    fireEvent.compositionStart(field);
    insert(field, text, 'insertCompositionText');
    fireEvent.compositionEnd(field);
  },
  'is filled in': (field, text) => insert(field, text, 'insertReplacementText'),
  'is filled in without an event': (field, text) => {
    field.value = text;
  },
};

function insert(field: HTMLInputElement, text: string, inputType: string) {
  fireEvent.focus(field);
  fireEvent.input(field, { target: { value: text }, inputType });
}

test.each(Object.keys(insertions))(
  'venue call form · a number that %s is read when the field is left and on submit, not before',
  async (name) => {
    showCallForm();
    const field = screen.getByLabelText<HTMLInputElement>('Phone number');
    expect(field).not.toHaveAttribute('maxlength');
    await insertions[name]?.(field, '+91 98111 22233');
    expect(field).toHaveValue('+91 98111 22233');
    fireEvent.blur(field);
    expect(field).toHaveValue('9811122233');
    await user.clear(field);
    await insertions[name]?.(field, '९८१११ २२२४४');
    // "Go" of a keyboard and Enter submit without leaving the field.
    respondWith(accepted());
    fireEvent.submit(field.form as HTMLFormElement);
    expect(await screen.findByRole('status')).toBeVisible();
    expect(sentBody()).toMatchObject({ kind: 'venue-callback', phone: '9811122244' });
  },
);

test('visit form · leaving the field says why a number is not complete; the text stays until it is', async () => {
  show(<VisitForm venue="Basant Vatika" venueId="basantvatika" />);
  await user.type(phoneField(), '9876543210 ');
  await user.tab();
  expect(phoneField()).toHaveValue('9876543210');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(phoneField(), '9');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByLabelText('Date'));
  expect(phoneField()).toHaveValue('98765432109');
  expect(phoneField()).toHaveAccessibleDescription(/This has 11 digits\.$/);
  await user.clear(phoneField());
  await user.type(phoneField(), '+91 (0) 98765-43210');
  await user.tab();
  expect(phoneField()).toHaveValue('9876543210');
});

test('venue call form · a number from another country is taken by the call-back dialog, with the venue as its subject', async () => {
  saveEventDetails([aFunction({ vegShare: 0.6 })]);
  show(
    <>
      <VenueCallForm venue="Milan Vatika" venueId="milanvatika" />
      <LeadDialogs />
    </>,
  );
  await user.type(phoneField(), '+44 7400 123456');
  await click('Number from outside India?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Request a Call Back' }));
  expect(dialog.getByText('About: Milan Vatika · For 300 guests, 60% veg')).toBeVisible();
  expect(dialog.getByLabelText('Phone number')).toHaveValue('+44 7400 123456');
  expect(dialog.getByLabelText('Phone number')).toHaveAccessibleDescription(/country code, such as \+44/);
  expect(dialog.queryByText('+91')).toBeNull();
  respondWith(failed());
  await user.click(dialog.getByRole('button', { name: 'Call me back' }));
  const chat = await dialog.findByRole('link', { name: 'WhatsApp us' });
  expect(new URL(chat.getAttribute('href') ?? '').searchParams.get('text')).toContain(
    'about this:\nMilan Vatika',
  );
  expect(sentBody()).toMatchObject({
    kind: 'callback',
    phone: '+44 7400 123456',
    meta: { control: 'venue page call form', about: 'Milan Vatika · For 300 guests, 60% veg' },
  });
});

test('landing call form · the subject of a call about a visit has its venue, date and time', async () => {
  show(
    <>
      <LandingCallForm venues={[{ id: 'milanvatika', name: 'Milan Vatika', slots: [] }]} />
      <LeadDialogs />
    </>,
  );
  await user.click(screen.getByRole('radio', { name: 'Schedule a visit' }));
  await click('Number from outside India?');
  expect(await screen.findByText('About: Visit to any venue in Faridabad')).toBeVisible();
  act(closeLeadDialog);
  await user.selectOptions(screen.getByLabelText('Venue'), 'Milan Vatika');
  await user.type(screen.getByLabelText('Date'), '2099-12-05');
  await user.type(screen.getByLabelText('Time'), '11:00');
  await click('Number from outside India?');
  expect(await screen.findByText('About: Visit to Milan Vatika, 5 Dec 2099, 11 am')).toBeVisible();
});

test('venue call form · nothing but zero-width characters is blank', async () => {
  showCallForm();
  fireEvent.input(phoneField(), { target: { value: '\u200b \u2060' } });
  await click('Call me');
  expect(phoneField()).toHaveAccessibleDescription('Please enter a valid 10-digit phone number');
});

test('venue call form · a sent request is confirmed and the phone is cleared', async () => {
  show(<VenueCallForm venue="Milan Vatika" venueId="milanvatika" />);
  respondWith(accepted('Thank you.\nWe call by 3 pm.'));
  await user.type(phoneField(), '9876543210');
  await click('Call me');
  const thanks = await screen.findByRole('status');
  const lines = within(thanks).getAllByRole('paragraph');
  const reference = lastReference();
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Your request has been submitted!',
    `Your request ${reference}`,
    'We call by 3 pm.',
    'Not called by then? WhatsApp us',
    'Stop calling me',
  ]);
  const draftOf = (name: string) => draftIn(within(thanks).getByRole('link', { name }));
  expect(draftOf('WhatsApp us')).toBe(
    `Hello Baraat House,\nYou have not called me yet.\n\nMy request: ${reference}`,
  );
  expect(draftOf('Stop calling me')).toBe(
    `Hello Baraat House,\nPlease stop calling me, and delete my number.\n\nMy request: ${reference}`,
  );
  expect(phoneField()).toHaveValue('');
  expect(sentBody()).toMatchObject({ kind: 'venue-callback', phone: '9876543210', venue: 'Milan Vatika' });
});

test('landing call form · a sent request is confirmed with the response and the phone is cleared', async () => {
  showLandingForm();
  await user.selectOptions(screen.getByLabelText('Venue'), 'Hotel Rajmahal');
  await user.type(phoneField(), '12345');
  await click('Request Call Back');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Please enter a valid 10-digit phone number\.$/);
  await user.type(phoneField(), '67890');
  const respond = deferResponse();
  await click('Request Call Back');
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await respond(accepted('We will call you.'));
  expect(await screen.findByRole('status')).toHaveTextContent('We will call you.');
  expect(phoneField()).toHaveValue('');
  expect(sentBody()).toMatchObject({ phone: '1234567890', venue: 'Hotel Rajmahal' });
  expect(sentBody()).not.toHaveProperty('date');
});

test.each([
  ['the message of the response', failed(), 'Not now.'],
  ['a default text', jsonResponse(500, {}), 'Something went wrong.'],
  ['the network error', 'offline', 'Network error; please try again.'],
] as const)('landing call form · a failure shows %s', async (_name, response, text) => {
  showLandingForm();
  respondWith(response);
  await user.type(phoneField(), '9876543210');
  await click('Request Call Back');
  expect(await screen.findByText(text)).toBeVisible();
  expect(phoneField()).toHaveValue('9876543210');
});

test('landing call form · a refusal of the phone is shown at the phone', async () => {
  showLandingForm();
  refuseNext('Please check.', { phone: 'No such number.' });
  await user.type(phoneField(), '9876543210');
  await click('Request Call Back');
  expect(await screen.findByText('No such number.')).toBeVisible();
  expect(phoneField()).toBeInvalid();
});

test('landing call form · while it is open, it shows the refusal of what the outbox sends later at the phone', async () => {
  showLandingForm();
  respondWith('offline');
  await user.type(phoneField(), '9876543210');
  await click('Request Call Back');
  await screen.findByRole('button', { name: 'Send now' });
  refuseNext('Please check.', { phone: 'No such number.' });
  openOutbox();
  expect(await screen.findByText('No such number.')).toBeVisible();
  expect(phoneField()).toBeInvalid();
});

test('landing call form · only a visit needs a date and a time, within the hours of the chosen venue', async () => {
  showLandingForm();
  expect(screen.queryByLabelText('Date')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Schedule a visit' }));
  const when = screen.getByRole('group', { name: 'Your visit' });
  expect(when).toHaveAccessibleDescription(new RegExp(betweenText()));
  await user.selectOptions(screen.getByLabelText('Venue'), 'Milan Vatika');
  expect(when).toHaveAccessibleDescription(new RegExp(betweenText(daytimeSlots)));
  await typeVisit(undefined, '17:00');
  await click('Schedule Visit');
  expect(screen.getByLabelText('Time')).toHaveAccessibleDescription(
    `Please choose a time ${betweenText(daytimeSlots)}.`,
  );
  expect(fetchMock).not.toHaveBeenCalled();
});

test('landing call form · with a venue chosen it sends the functions that the family holds there', async () => {
  saveEventDetails([
    aFunction({ kind: 'mehndi', guests: 150, venue: 'milanvatika' }),
    aFunction({ guests: 600, venue: 'samargrand' }),
  ]);
  showLandingForm();
  await user.selectOptions(screen.getByLabelText('Venue'), 'Milan Vatika');
  expect(
    screen.getByText('We will send this with your request: Mehndi · 150 guests, all veg.'),
  ).toBeVisible();
  await user.type(phoneField(), '9876543210');
  respondWith(accepted());
  await click('Request Call Back');
  expect(sentBody().meta.about).toBe('For Mehndi · 150 guests, all veg');
});

test('visit form · a visit needs a date and a time, and a sent one can be added to the calendar', async () => {
  saveEventDetails([aFunction({ vegShare: 0.6, date: '2099-02-12' })]);
  show(<VisitForm venue="Basant Vatika" venueId="basantvatika" address="Sector 10" />);
  expect(
    screen.getByText('We will send this with your request: 300 guests, 60% veg, 12 Feb 2099.'),
  ).toBeVisible();
  // The date of the event is not the date of the visit.
  expect(screen.getByLabelText('Date')).toHaveValue('');
  await user.type(phoneField(), '9876543210');
  await click('Schedule Visit');
  expect(screen.getByLabelText('Date')).toHaveAccessibleDescription('Please choose a date.');
  expect(screen.getByLabelText('Time')).toHaveAccessibleDescription('Please choose a time.');
  expect(screen.getByLabelText('Date')).toHaveFocus();
  expect(fetchMock).not.toHaveBeenCalled();

  await user.clear(phoneField());
  await typeVisit();
  respondWith(accepted('We call to confirm.'));
  await click('Schedule Visit');
  // Not by its role: the calendar has a status, too, once its code is loaded.
  expect(await screen.findByText('We call to confirm.')).toBeVisible();
  expect(sentBody()).toMatchObject({
    kind: 'visit',
    phone: '9876543210',
    venue: 'Basant Vatika',
    date: '2099-12-05',
    time: '11:00',
    meta: { about: 'For 300 guests, 60% veg, 12 Feb 2099' },
  });
  const calendar = await saveCalendar('Add to calendar');
  expect(calendar).toContain(`UID:${sentBody().meta.id}`);
  expect(calendar).toContain(`Your request: ${lastReference()}.`);
  expect(
    screen.getByText(
      /^The file visit-2099-12-05\.ics should be in your downloads: .* use Google Calendar\.$/,
    ),
  ).toBeVisible();
});

test('visit form · without a file the visit goes into a calendar on the web, with nothing of the family', async () => {
  const clickLink = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  show(<VisitForm venue="Basant Vatika" venueId="basantvatika" address="Sector 10" />);
  await typeVisit();
  respondWith(accepted());
  await click('Schedule Visit');
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Google Calendar' });
  const { searchParams } = new URL(link.href);
  expect(searchParams.get('text')).toBe('Visit: Basant Vatika');
  expect(searchParams.get('location')).toBe('Basant Vatika, Sector 10');
  expect(searchParams.get('dates')).toBe('20991205T110000/20991205T120000');
  expect(searchParams.get('details')).toContain(site.phone.display);
  expect(link.href).not.toMatch(/98765|43210/);
  expect(link).toHaveAttribute('target', '_blank');
  expect(clickLink).not.toHaveBeenCalled();
});

test('visit form · the question about a date that has passed leaves with that date, also where another field is wrong', async () => {
  show(<VisitForm venue="Basant Vatika" venueId="basantvatika" />);
  await typeVisit();
  const date = screen.getByLabelText('Date');
  fireEvent.change(date, { target: { value: '2020-12-05' } });
  await click('Schedule Visit');
  expect(date).toHaveAccessibleDescription(/this has passed/);
  fireEvent.change(date, { target: { value: '2099-12-05' } });
  await user.clear(screen.getByLabelText('Time'));
  await click('Schedule Visit');
  expect(screen.getByLabelText('Time')).toHaveAccessibleDescription('Please choose a time.');
  expect(date).not.toHaveAccessibleDescription();
  expect(fetchMock).not.toHaveBeenCalled();
});

test('venue forms · they send the total of the page, and say so', async () => {
  saveEventDetails([aFunction()]);
  const functions = [aShownFunction({ notCounted: [{ id: 'decoration' }] })];
  const total = aShownTotal({ high: 2_00_000, functions });
  show(<VenueCallForm venue="Milan Vatika" venueId="milanvatika" total={total} />);
  expect(
    screen.getByText(
      'We will send this with your request: 300 guests, all veg; and the total that you see here, ₹1,77,000–2,00,000.',
    ),
  ).toBeVisible();
  await user.type(phoneField(), '9876543210');
  respondWith(accepted());
  await click('Call me');
  expect(sentBody().meta.total).toEqual(total);
  await click('Number from outside India?');
  expect(useLeadStore.getState().dialog).toMatchObject({
    totals: { event: '300 guests, all veg', venues: [{ venue: 'Milan Vatika', ...total }] },
  });
});

test('landing call form · the total is that of the chosen venue', async () => {
  saveEventDetails([aFunction()]);
  const total = aShownTotal();
  show(<LandingCallForm venues={[{ id: 'milanvatika', name: 'Milan Vatika', slots: [], total }]} />);
  expect(screen.getByText('We will send this with your request: 300 guests, all veg.')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Venue'), 'Milan Vatika');
  expect(screen.getByText(/and the total that you see here, ₹1,77,000\.$/)).toBeVisible();
  await user.type(phoneField(), '9876543210');
  respondWith(accepted());
  await click('Request Call Back');
  expect(sentBody()).toMatchObject({ venue: 'Milan Vatika', meta: { total } });
});

test('visit form · before hydration it cannot be submitted natively', () => {
  const html = renderToString(
    <MemoryRouter>
      <VisitForm venue="Basant Vatika" venueId="basantvatika" />
    </MemoryRouter>,
  );
  expect(html).toContain('method="dialog"');
  expect(html).toContain('<noscript>');
});

test('landing call form · in Hindi no particular venue is sent in English, and is a phrase of its own in the calendar', async () => {
  setLocale('hi');
  showLandingForm();
  expect(screen.getByLabelText('वेन्यू')).toHaveDisplayValue('फरीदाबाद का कोई भी वेन्यू');
  expect(screen.getByRole('option', { name: 'Milan Vatika' })).toHaveAttribute('lang', 'en');
  await click('कॉल बैक माँगें');
  expect(screen.getByRole('alert')).toHaveTextContent('कृपया 10 अंकों का सही फ़ोन नंबर लिखिए।');
  await user.click(screen.getByRole('radio', { name: 'वेन्यू देखने का समय' }));
  await typeVisit({ phone: 'फ़ोन नंबर', date: 'तारीख', time: 'समय' });
  respondWith(accepted('धन्यवाद।'));
  await click('विज़िट तय करें');
  expect(await screen.findByText('धन्यवाद।')).toBeVisible();
  expect(sentBody()).toMatchObject({ venue: 'Any venue in Faridabad' });
  const file = await saveCalendar('कैलेंडर में जोड़ें');
  expect(file).toContain('SUMMARY:फरीदाबाद के किसी भी वेन्यू की विज़िट');
  expect(file).toContain('LOCATION:फरीदाबाद का कोई भी वेन्यू\r\n');
});
