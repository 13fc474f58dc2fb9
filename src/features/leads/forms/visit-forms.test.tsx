import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { saveEventDetails } from '../../../lib/event-details-store.ts';
import { fetchMock, jsonResponse, mockFetch, sentBody } from '../mock-fetch.ts';
import { displayTime, visitHours } from '../visit-times.ts';
import { click, daytimeSlots, landingCallForm, phone, saveCalendar, show, user } from './form-test-setup.tsx';
import { VisitForm } from './venue-forms.tsx';

/** "between 9 am and 8 pm", derived because the operator may change the hours. */
function betweenText(slots: Parameters<typeof visitHours>[0] = []) {
  const { from, to } = visitHours(slots);
  return `between ${displayTime(from)} and ${displayTime(to)}`;
}

mockFetch();

afterEach(() => {
  act(() => saveEventDetails(undefined));
});

test('visit form · a visit needs a date and a time, and a sent one can be added to the calendar', async () => {
  show(<VisitForm venue="Basant Vatika" />);
  await user.type(phone(), '9876543210');
  await click('Schedule Visit');
  expect(screen.getByLabelText('Date')).toHaveAccessibleDescription('Please choose a date.');
  expect(screen.getByLabelText('Time')).toHaveAccessibleDescription('Please choose a time.');
  expect(screen.getByLabelText('Date')).toHaveFocus();

  await user.type(screen.getByLabelText('Date'), '2099-12-05');
  await user.type(screen.getByLabelText('Time'), '11:00');
  fetchMock.mockResolvedValueOnce(jsonResponse(200, { message: 'We call to confirm.' }));
  await click('Schedule Visit');
  expect(await screen.findByRole('status')).toHaveTextContent('We call to confirm.');
  expect(sentBody()).toMatchObject({
    phone: '9876543210',
    venue: 'Basant Vatika',
    date: '2099-12-05',
    time: '11:00',
  });

  expect(await saveCalendar('Add to calendar')).toContain(`UID:${sentBody().meta.id}`);
});

test('landing call form · only a visit needs a date and a time', async () => {
  show(landingCallForm);
  expect(screen.queryByLabelText('Date')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Schedule a visit' }));
  await user.type(phone(), '9876543210');
  await click('Schedule Visit');
  expect(screen.getByText('Please choose a date.')).toBeVisible();
  expect(screen.getByText('Please choose a time.')).toBeVisible();
  expect(fetchMock).not.toHaveBeenCalled();
});

test('visit form · before hydration it cannot be submitted natively', () => {
  const html = renderToString(
    <MemoryRouter>
      <VisitForm venue="Basant Vatika" />
    </MemoryRouter>,
  );
  expect(html).toContain('method="dialog"');
  expect(html).toContain('<noscript>');
});

test('landing call form · a visit is limited to the hours of the chosen venue', async () => {
  show(landingCallForm);
  await user.click(screen.getByRole('radio', { name: 'Schedule a visit' }));
  const when = screen.getByRole('group', { name: 'Your visit' });
  expect(when).toHaveAccessibleDescription(new RegExp(betweenText()));
  await user.selectOptions(screen.getByLabelText('Venue'), 'Milan Vatika');
  expect(when).toHaveAccessibleDescription(new RegExp(betweenText(daytimeSlots)));
  await user.type(phone(), '9876543210');
  await user.type(screen.getByLabelText('Date'), '2099-12-05');
  await user.type(screen.getByLabelText('Time'), '17:00');
  await click('Schedule Visit');
  expect(screen.getByLabelText('Time')).toHaveAccessibleDescription(
    `Please choose a time ${betweenText(daytimeSlots)}.`,
  );
  expect(fetchMock).not.toHaveBeenCalled();
});

test('visit form · the event details are shown and sent with the request', async () => {
  saveEventDetails({ guests: 300, vegShare: 0.6, rooms: 0, date: '2099-02-12' });
  show(<VisitForm venue="Basant Vatika" />);
  expect(
    screen.getByText('We will send this with your request: 300 guests, 60% veg, 12 Feb 2099.'),
  ).toBeVisible();
  // The date of the event is not the date of the visit.
  expect(screen.getByLabelText('Date')).toHaveValue('');
  await user.type(phone(), '9876543210');
  await user.type(screen.getByLabelText('Date'), '2099-12-05');
  await user.type(screen.getByLabelText('Time'), '11:00');
  fetchMock.mockResolvedValueOnce(jsonResponse(200, { message: 'We call to confirm.' }));
  await click('Schedule Visit');
  expect(await screen.findByRole('status')).toHaveTextContent('We call to confirm.');
  expect(sentBody()).toMatchObject({ meta: { about: 'For 300 guests, 60% veg, 12 Feb 2099' } });
});
