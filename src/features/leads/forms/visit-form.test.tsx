import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { fakeNetwork, fetchMock, json, sentBody } from '../fake-network.ts';
import { clockWords, visitHours } from '../visit-times.ts';
import { daytime, landing, phone, press, show, user } from './form-test-setup.tsx';
import { VisitForm } from './visit-form.tsx';

/** "between 9 am and 8 pm": follows the team's own hours, which may change. */
function betweenWords(slots: Parameters<typeof visitHours>[0] = []) {
  const { from, to } = visitHours(slots);
  return `between ${clockWords(from)} and ${clockWords(to)}`;
}

fakeNetwork();

/** jsdom's Blob has no `text()`. */
function read(file: Blob): Promise<unknown> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(file);
  });
}

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
  show(<VisitForm venue="Basant Vatika" eventDetails="300 guests, 60% veg" />);
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
