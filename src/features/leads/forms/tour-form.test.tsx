import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { at } from '../../../domain/clock.ts';
import { aShownTotal } from '../../../domain/shown-total-fixture.ts';
import {
  accepted,
  click,
  fetchMock,
  phoneField,
  respondWith,
  sentBody,
  setUpLeadTests,
  show,
  user,
} from '../lead-test-setup.tsx';
import { TourForm } from './tour-form.tsx';

setUpLeadTests();

const venues = [
  { id: 'lake', name: 'Lake Hall', slots: [], total: aShownTotal({ low: 1, high: 2 }) },
  { id: 'rose', name: 'Rose Garden', slots: [{ kind: 'long', opens: at(12), closes: at(18) }] },
  { id: 'sun', name: 'Sun Palace', slots: [] },
] as const;

const boxes = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ name }) => name === '')
    .map((box) => `${box.checked ? '✓ ' : ''}${box.labels?.[0]?.textContent}`);

async function fill(time = '12:00') {
  await user.type(phoneField(), '9876543210');
  await user.type(screen.getByLabelText('Date'), '2099-02-13');
  await user.type(screen.getByLabelText('Time'), time);
}

test('tour form · halls of the list are visited on one day, in the order that the family chooses', async () => {
  show(<TourForm venues={venues} />);
  expect(boxes()).toEqual(['✓ 1. Lake Hall', '✓ 2. Rose Garden', '✓ 3. Sun Palace']);
  expect(
    screen.getByText(/^The tour takes 3 hours, and begins between 11 am and 4 pm, Indian time\.$/),
  ).toBeVisible();
  await click('Sun Palace earlier');
  await click('Sun Palace earlier');
  expect(boxes()).toEqual(['✓ 1. Sun Palace', '✓ 2. Lake Hall', '✓ 3. Rose Garden']);
  expect(screen.getByRole('checkbox', { name: '1. Sun Palace' })).toHaveFocus();
  await user.click(screen.getByRole('checkbox', { name: '2. Lake Hall' }));
  await user.click(screen.getByRole('checkbox', { name: 'Lake Hall' }));
  expect(boxes()).toEqual(['✓ 1. Sun Palace', '✓ 2. Rose Garden', '✓ 3. Lake Hall']);
  await fill();
  await user.click(screen.getByRole('checkbox', { name: 'By video call, if possible' }));
  respondWith(accepted('Your request has been submitted!'));
  await click('Schedule the tour');
  expect(await screen.findByText('Your request has been submitted!')).toBeVisible();
  expect(sentBody()).toMatchObject({
    kind: 'tour',
    phone: '9876543210',
    venues: ['Sun Palace', 'Rose Garden', 'Lake Hall'],
    date: '2099-02-13',
    time: '12:00',
    video: true,
    meta: { control: 'shortlist visit form', totals: [{ venue: 'Lake Hall' }] },
  });
  expect(await screen.findByRole('button', { name: 'Add to calendar' })).toBeVisible();
});

test('tour form · of one hall it is a visit within its hours, and of none its message is at the halls', async () => {
  show(<TourForm venues={venues} />);
  for (const name of ['1. Lake Hall', '2. Sun Palace'])
    await user.click(screen.getByRole('checkbox', { name }));
  await fill('11:00');
  await click('Schedule Visit');
  expect(screen.getByLabelText('Time')).toHaveAccessibleDescription(
    'Please choose a time between 12 pm and 5 pm.',
  );
  await user.click(screen.getByRole('checkbox', { name: '1. Rose Garden' }));
  await click('Schedule Visit');
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Please choose at least one venue.');
  await click('Schedule Visit');
  // An equal message is said again.
  expect(screen.getByRole('alert')).not.toBe(alert);
  expect(fetchMock).not.toHaveBeenCalled();
  await user.click(screen.getByRole('checkbox', { name: 'Rose Garden' }));
  await user.clear(screen.getByLabelText('Time'));
  await user.type(screen.getByLabelText('Time'), '12:00');
  respondWith(accepted());
  await click('Schedule Visit');
  await waitFor(() => expect(fetchMock).toHaveBeenCalled());
  expect(sentBody()).toMatchObject({ kind: 'visit', venue: 'Rose Garden', time: '12:00' });
  expect(sentBody()).not.toHaveProperty('video');
});

test('tour form · a day has time for four halls', () => {
  const five = Array.from({ length: 5 }, (_, index) => ({
    id: `v${index}`,
    name: `Hall ${index}`,
    slots: [],
  }));
  show(<TourForm venues={five} />);
  expect(boxes().filter((text) => text.startsWith('✓'))).toHaveLength(4);
  expect(screen.getByRole('checkbox', { name: 'Hall 4' })).toBeDisabled();
});

test("tour form · abroad the visitor's own time stands beside the Indian one", async () => {
  const clock = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(0);
  onTestFinished(() => clock.mockRestore());
  show(<TourForm venues={venues.slice(0, 1)} />);
  expect(screen.getByText('Where you are, that is 3:30 am to 2:30 pm.')).toBeVisible();
  await fill('11:00');
  expect(screen.getByText('Where you are, that is 5:30 am.')).toBeVisible();
  respondWith(accepted());
  await click('Schedule Visit');
  await waitFor(() => expect(fetchMock).toHaveBeenCalled());
  expect(sentBody()).toMatchObject({ kind: 'visit', visitorOffset: 0 });
});
